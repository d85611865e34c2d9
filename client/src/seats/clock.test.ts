import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Clock } from '../server/wire'
import { isUp, newlyUp, TableClock } from './clock.svelte'
import type { Update } from '../server/delta'

const GAME = { per: 'game', seconds: 600 } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A table of two people and a bot, where the first is to act and is me. */
const table = (clock: Clock | null, more: Partial<Update> = {}): Update =>
  ({
    clock,
    now: 1_000,
    to_act: 0,
    mine: [0],
    sitters: [{ name: 'Ada' }, { name: 'Gaius' }, { name: 'Livia', bot: 'novice' }],
    company: { places: [{ person: true }, { person: true }, { person: false }], people: 2 },
    ...more,
  }) as unknown as Update

function watched(update: Update): { clock: TableClock; said: number[]; stop: () => void } {
  const said: number[] = []
  const told = { update, heard: performance.now() }
  const clock = new TableClock(
    () => told,
    (left) => said.push(left),
  )
  return { clock, said, stop: clock.run() ?? (() => undefined) }
}

test('the time of who is to act is counted down, that of others stands still', () => {
  // The clock of this machine is wrong by years, which does not matter.
  const { clock, stop } = watched(table({ limit: GAME, left: [300, 420, 600], due: 1_300 }))
  expect([0, 1, 2].map((seat) => clock.left(seat))).toEqual([300, 420, null])
  vi.advanceTimersByTime(10_000)
  expect([clock.left(0), clock.left(1)]).toEqual([290, 420])
  expect([clock.runs(0), clock.runs(1)]).toEqual([true, false])
  vi.advanceTimersByTime(400_000)
  expect(clock.left(0)).toBe(0)
  stop()
})

test('that little of my time is left is said once', () => {
  const { clock, said, stop } = watched(table({ limit: GAME, left: [70, 420, 600], due: 1_070 }))
  expect(clock.isLittle(0)).toBe(false)
  vi.advanceTimersByTime(9_000)
  expect(said).toEqual([])
  vi.advanceTimersByTime(20_000)
  expect(said).toEqual([60])
  expect(clock.isLittle(0)).toBe(true)
  stop()
})

test('nobody is told how little somebody else has left', () => {
  const { said, stop } = watched(table({ limit: GAME, left: [70, 70, 600], due: 1_070 }, { mine: [1] }))
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([])
  stop()
})

test('who has left has a bot, and who has none of their time left has it for that', () => {
  const sitters = [{ name: 'Ada', bot: 'citizen' }, { name: 'Gaius' }, { name: 'Livia', bot: 'novice' }]
  const left = (seconds: number): Update => table({ limit: GAME, left: [seconds, 0, 0], due: null }, { sitters })
  expect([0, 1, 2].map((seat) => isUp(left(0), seat))).toEqual([true, false, false])
  expect(isUp(left(20), 0)).toBe(false)
  expect(isUp(table(null, { sitters }), 0)).toBe(false)
})

test('whose time has run out is told to the others, once', () => {
  const before = table({ limit: GAME, left: [9, 420, 600], due: 1_009 }, { mine: [1], left: [] })
  const sitters = [{ name: 'Ada', bot: 'citizen' }, { name: 'Gaius' }, { name: 'Livia', bot: 'novice' }]
  const now = table({ limit: GAME, left: [0, 420, 600], due: null }, { mine: [1], left: [], sitters })
  expect(newlyUp(before, now)).toEqual([0])
  expect(newlyUp(now, now)).toEqual([])
  expect(newlyUp(before, { ...now, left: [0] })).toEqual([])
})
