import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../server/api'
import type { Play } from '../play.svelte'
import type { Update } from '../../server/delta'
import type { Checked, Suggestion } from '../../server/wire'
import { GameCoach } from './game_coach.svelte'

const suggestion = (line: string, points: number): Suggestion => ({
  do: line,
  label: { id: line },
  points: { mean: points, error: 0 },
  result: null,
  reason: { id: 'because' },
})

const checked = (line: string, lead: number): Checked => ({
  revision: 1,
  best: [suggestion('best', 10), suggestion('other', 10 - lead)],
  chosen: suggestion(line, 10),
  cost: { points: { mean: 0, error: 0 }, result: null },
  costly: line === 'worst',
  good: line === 'best',
})

/** A table where `chosen` is about to be played; the log has `length` lines. */
const table = (chosen: string, length = 0, coached = true): Play =>
  ({
    update: { revision: 1, log: Array.from({ length }), coached } as unknown as Update,
    covered: false,
    choices: [{ do: 'best' }, { do: 'worst' }],
    hints: [],
    chosen: { do: chosen },
    point: vi.fn(),
  }) as unknown as Play

const check = vi.spyOn(api, 'check')
const act = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  check.mockReset().mockImplementation((_, { do: line }) => Promise.resolve(line == null ? null : checked(line, 2)))
  act.mockReset()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => check.mockRestore())

test('a costly choice is asked about once, anything else is played', async () => {
  const coach = new GameCoach('m', table('worst'), () => undefined)
  await coach.consider(act)
  expect([coach.question?.best[0]?.do, act.mock.calls.length]).toEqual(['best', 0])
  await coach.consider(act)
  expect(act).not.toHaveBeenCalled()
  coach.back()
  await coach.consider(act)
  expect(act).toHaveBeenCalledOnce()
  const other = new GameCoach('m', table('best'), () => undefined)
  await other.consider(act)
  expect([other.question, act.mock.calls.length]).toEqual([null, 2])
})

test('nobody waits for an answer that does not come', async () => {
  check.mockReturnValue(new Promise(() => undefined))
  const done = new GameCoach('m', table('worst'), () => undefined).consider(act)
  await vi.advanceTimersByTimeAsync(599)
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(act).toHaveBeenCalledOnce()
})

test('where there is no coach, nothing is asked of the server', async () => {
  const play = table('worst', 0, false)
  const coach = new GameCoach('m', play, () => undefined)
  coach.look(play.update as Update)
  await coach.consider(act)
  expect([check.mock.calls.length, act.mock.calls.length]).toEqual([0, 1])
})

test('after a round the best choice of it is named, unless it was taken back', async () => {
  const play = table('best', 4)
  const coach = new GameCoach('m', play, () => undefined)
  await coach.consider(act)
  expect(coach.takePraise()).toEqual({ id: 'coach-well', args: { why: { id: 'because' } } })
  expect(coach.takePraise()).toBeNull()
  await coach.consider(act)
  coach.look(play.update as Update)
  expect(coach.takePraise()).toBeNull()
})
