import type { Flight, Gain, Motion, Places } from '../../../game/motion'
import type { SoundName } from '../../../game/tones'
import type { LogLine } from '../../../server/wire'
import { GOODS, iconOf } from '../draw/kinds'
import type { Action, Digest, View } from '../types'

/** What flies over the table. */
export type Thing =
  | { is: 'tile'; tile: string; turns: number }
  | { is: 'patrician'; seat: number }
  | { is: 'marker'; seat: number }
  | { is: 'good'; what: string }

/** More goods of a kind than this are not told apart in the air. */
const MOST = 3

const SOUNDS: Partial<Record<Action['verb'], SoundName>> = { place: 'tile', take: 'tile', craft: 'tile', visit: 'tile' }

/** The patrician walks, a tile goes from the ring or the row to the district, a marker to the forum, and what was won to its panel. */
export function motion(line: LogLine, _before: View, after: View): Motion<Thing> {
  const action = (line.action ?? null) as Action | null
  const digest = (line.digest ?? null) as Digest | null
  const { seat } = line
  if (action === null || digest === null || seat === null) return { flights: [], gains: [] }
  const taken = sourceOf(action, digest)
  const mine = seat === after.seat
  const moved = taken === null ? moving(action, digest, seat) : mine ? taking(digest, taken) : null
  const won = stocks(digest).filter(({ amount }) => amount > 0)
  const from = action.verb === 'place' ? [`cell:${seat}:${action.cell}`] : []
  const goods = won.flatMap(({ what, amount }): Flight<Thing>[] =>
    Array.from({ length: Math.min(MOST, amount) }, () => ({
      thing: { is: 'good', what } as const,
      from,
      to: stockOf(seat, what),
      into: true,
    })),
  )
  const sound = SOUNDS[action.verb] ?? (won.length > 0 ? 'coin' : undefined)
  return {
    flights: [...(moved === null ? [] : [moved]), ...goods],
    gains: gains(digest, seat),
    // Others show what they have taken when they build it.
    ...(taken !== null && !mine && { kept: { [`held:${seat}`]: taken } }),
    ...(sound !== undefined && { sound }),
  }
}

/** Where a tile was taken. */
function sourceOf(action: Action, { space }: Digest): Places | null {
  if (action.verb === 'take') return [`slot:${space}:${action.slot}`]
  return action.verb === 'craft' ? [`row:${action.slot}`] : null
}

/** A tile that I took comes to my hand. */
const taking = ({ tile = '' }: Digest, from: Places): Flight<Thing> => ({
  thing: { is: 'tile', tile, turns: 0 },
  from,
  to: ['hand'],
})

function moving(action: Action, { tile = '' }: Digest, seat: number): Flight<Thing> | null {
  const held = ['ghost', `held:${seat}`, 'hand', `seat:${seat}`]
  switch (action.verb) {
    case 'place': {
      const { cell, turns } = action
      return { thing: { is: 'tile', tile, turns }, from: held, to: [`cell:${seat}:${cell}`], orInto: [`seat:${seat}`] }
    }
    case 'store':
      return { thing: { is: 'tile', tile, turns: 0 }, from: held, to: [`seat:${seat}`], into: true }
    case 'start':
    case 'go':
    case 'bread': {
      const walks = [`patrician:${seat}`]
      return { thing: { is: 'patrician', seat }, from: [...walks, `seat:${seat}`], to: walks }
    }
    case 'visit':
      return { thing: { is: 'marker', seat }, from: [`seat:${seat}`], to: [`marker:${action.a}-${action.b}`] }
    default:
      return null
  }
}

/** What changed of goods, coins and bread. */
const stocks = ({ each = {}, coins = 0, bread = 0 }: Digest): { what: string; amount: number }[] => [
  ...GOODS.map((good) => ({ what: good, amount: each[good] ?? 0 })),
  { what: 'coins', amount: coins },
  { what: 'bread', amount: bread },
]

function gains(digest: Digest, seat: number): Gain[] {
  const hue = `seat-${seat + 1}`
  const [vp, prestige] = [digest.vp ?? 0, digest.prestige ?? 0]
  return [
    ...stocks(digest).map(({ what, amount }) => ({ at: stockOf(seat, what), amount, icon: iconOf(what), hue })),
    { at: [`points:${seat}`, `seat:${seat}`], amount: vp, hue },
    { at: [`prestige:${seat}`, `seat:${seat}`], amount: prestige, icon: 'prestige' as const, hue },
  ].filter(({ amount }) => amount !== 0)
}

const stockOf = (seat: number, what: string): string[] => [`stock:${seat}:${what}`, `seat:${seat}`]
