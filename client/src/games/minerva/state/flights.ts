import type { Flight, Gain, Motion } from '../../../game/motion'
import type { LogLine } from '../../../server/wire'
import { cellIn } from './choices'
import { listed, unitIcon } from '../draw/kinds'
import type { Action, Digest, View } from '../types'

/** What flies over the table. */
export type Thing =
  { is: 'tile'; tile: string; seat: number } | { is: 'assistant'; seat: number } | { is: 'unit'; unit: string }

/** More units of a kind than this are not told apart in the air. */
const MOST = 3

/** A tile goes from the market to its cell, a residence or an assistant from who has it, and what was won to who won it. */
export function motion(line: LogLine, before: View, after: View): Motion<Thing> {
  const action = (line.action ?? null) as Action | null
  const digest = (line.digest ?? null) as Digest | null
  const { seat } = line
  if (action === null || seat === null) return { flights: [], gains: [] }
  const laid = landing(action, seat, before, after)
  const flights = [...(laid === null ? [] : [laid]), ...goods(digest, seat, sourceOf(action, seat, before))]
  const bought = action.verb === 'build' ? { kept: { [`held:${seat}`]: [`market:${action.tile}`] } } : {}
  const sound = laid !== null ? 'tile' : flights.length > 0 ? 'coin' : undefined
  return { flights, gains: gains(action, digest, seat), ...bought, ...(sound !== undefined && { sound }) }
}

/** What lies in a city from now on. */
function landing(action: Action, seat: number, before: View, after: View): Flight<Thing> | null {
  const cell = cellIn(action)
  if (cell === null) return null
  const [owner, to] = [`seat:${seat}`, `cell:${seat}:${cell}`]
  if (action.verb === 'assist')
    return {
      thing: { is: 'assistant', seat },
      from: [`stock:${seat}:assistants`, owner],
      to: [`aide:${seat}:${cell}`],
      orInto: [owner],
    }
  if (action.verb !== 'at' && action.verb !== 'residence') return null
  const tile = after.seats[seat]?.tiles.find((one) => one.cell === cell)?.tile
  if (tile === undefined) return null
  const { moment } = before
  const moved = moment.is === 'resolving' && moment.origin ? [`cell:${seat}:${moment.origin}`] : []
  const from = action.verb === 'residence' ? [`stock:${seat}:residences`] : [...moved, `held:${seat}`]
  return { thing: { is: 'tile', tile, seat }, from: [...from, owner], to: [to], orInto: [owner] }
}

/** Where what an action brings comes from. */
function sourceOf(action: Action, seat: number, { moment }: View): readonly string[] {
  const cell = cellIn(action)
  if (cell !== null) return [`cell:${seat}:${cell}`]
  if (moment.is === 'directing') return [`cell:${seat}:${moment.cell}`]
  return moment.is === 'resolving' ? [`cell:${seat}:${moment.work[0]?.cell}`] : []
}

/** What was won goes to its place in the panel; culture tiles come from their stacks. */
function goods(digest: Digest | null, seat: number, from: readonly string[]): Flight<Thing>[] {
  const won = listed(digest?.gains ?? {}).flatMap(([unit, amount]) =>
    Array.from({ length: Math.max(0, Math.min(MOST, amount)) }, () => ({
      thing: { is: 'unit', unit } as const,
      from,
      to: stockOf(seat, unit),
      into: true,
    })),
  )
  const culture = (digest?.culture ?? []).map(({ category }) => ({
    thing: { is: 'unit', unit: category } as const,
    from: [`stack:${category}`],
    to: pointsOf(seat),
    into: true,
  }))
  return [...won, ...culture]
}

function gains(action: Action, digest: Digest | null, seat: number): Gain[] {
  const hue = `seat-${seat + 1}`
  const hired: Gain[] =
    action.verb === 'buy-assistant' ? [{ at: stockOf(seat, 'assistants'), amount: 1, icon: 'assistant', hue }] : []
  return [
    ...listed(digest?.gains ?? {}).map(([unit, amount]) => ({
      at: stockOf(seat, unit),
      amount,
      icon: unitIcon(unit),
      hue,
    })),
    ...hired,
    ...(digest?.culture ?? []).map(({ category, vp }) => ({
      at: pointsOf(seat),
      amount: vp,
      icon: unitIcon(category),
      hue,
    })),
    ...(digest?.glory ?? []).map((won) => ({
      at: pointsOf(won.seat),
      amount: won.vp,
      icon: unitIcon('glory'),
      hue: `seat-${won.seat + 1}`,
    })),
  ]
}

const stockOf = (seat: number, unit: string): string[] => [`stock:${seat}:${unit}`, `seat:${seat}`]
const pointsOf = (seat: number): string[] => [`points:${seat}`, `seat:${seat}`]
