import type { Flight, Gain, Motion } from '../../../game/motion'
import type { LogLine } from '../../../server/wire'
import { RESOURCES } from '../draw/art'
import type { Action, Box, Resource, View } from '../types'

/** What flies over the board. */
export type Thing = { is: 'cube' } | { is: 'unit'; kind: Resource } | { is: 'building'; card: string }

/** More units of a kind than this are not told apart in the air. */
const MOST = 3

/** Cubes go to regions and monuments, a building to its panel, units to their tracks, and to the barbarians what they take. */
export function motion(line: LogLine, before: View, after: View, box: Box): Motion<Thing> {
  const action = (line.action ?? null) as Action | null
  // Of what came with a move, the cards of the next turn are dealt where they lie.
  if (action === null || action.verb === 'draw') return { flights: [], gains: [], sound: 'card' }
  const card = cardOf(action, before, box)
  const from = [`card:${card}`, 'hand']
  const raid = [`invasion:${before.marked}`]
  const conquered = without(after.regions, before.regions)
  const laid: Flight<Thing>[] = [
    ...conquered.map((region) => ({ thing: { is: 'cube' } as const, from, to: [`cube:${region}`] })),
    ...without(before.regions, after.regions).map((region) => ({
      thing: { is: 'cube' } as const,
      from: [`cube:${region}`],
      to: raid,
      into: true,
    })),
    ...without(after.built, before.built).map((built) => ({
      thing: { is: 'building', card: built } as const,
      from: [`card:${built}`, 'hand'],
      to: [`building:${built}`],
    })),
    ...Object.entries(after.monuments).flatMap(([id, cubes]) =>
      cubes > (before.monuments[id] ?? 0)
        ? [{ thing: { is: 'cube' } as const, from, to: [`monument:${id}:${cubes - 1}`] }]
        : [],
    ),
  ]
  const flights = [...laid]
  const gains: Gain[] = []
  for (const kind of RESOURCES) {
    const amount = after.tracks[kind] - before.tracks[kind]
    if (amount === 0) continue
    gains.push({ at: [`track:${kind}`], amount, icon: kind })
    flights.push({ thing: { is: 'cube' }, from: [`tracked:${kind}`], to: [`tracked:${kind}`] })
    const source = conquered[0] === undefined ? from : [`region:${conquered[0]}`]
    const unit = { thing: { is: 'unit', kind } as const, from: source, to: [`track:${kind}`], into: true }
    const paid = { ...unit, from: unit.to, to: raid }
    if (amount > 0) flights.push(...Array.from({ length: Math.min(MOST, amount) }, () => unit))
    else if (after.marked > before.marked) flights.push(...Array.from({ length: Math.min(MOST, -amount) }, () => paid))
  }
  return { flights, gains, sound: laid.length > 0 ? 'tile' : 'coin' }
}

/** The card of the hand that an action uses. */
function cardOf(action: Action, { hand, moment }: View, box: Box): string {
  const used = moment.is === 'spending' ? moment.action : action
  if ('card' in used) return used.card
  const kind = used.verb === 'conquer' ? 'conquest' : 'tribute'
  return box.cards.find((card) => card.kind === kind && hand.includes(card.id))?.id ?? ''
}

const without = (all: readonly string[], some: readonly string[]): string[] => all.filter((one) => !some.includes(one))
