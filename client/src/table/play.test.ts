import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server, stubBrowser } from '../server/fake_transport'
import type { Update } from '../server/delta'
import { Play, tidings } from './play.svelte'

/** A table at which I have the first seat, after these lines of the log. */
function table(revision: number, log: string[], more: Partial<Update> = {}): Update {
  const lines = log.map((id) => ({ sentence: { id } }))
  return { revision, log: lines, mine: [0], to_act: 0, ending: null, prompt: { id: 'prompt' }, ...more } as Update
}
const ids = (before: Update, now: Update): string[] => tidings(before, now).map(({ id }) => id)

test('what happened is told in its order, then what to do', () => {
  expect(ids(table(1, ['mine']), table(3, ['mine', 'first', 'second']))).toEqual(['first', 'second', 'prompt'])
})

test('what others have to do is not told while they do it', () => {
  expect(ids(table(1, []), table(2, ['mine'], { to_act: 1 }))).toEqual(['mine'])
})

test('what was taken back is told', () => {
  expect(ids(table(1, ['mine']), table(2, []))).toEqual(['taken-back', 'prompt'])
})

test('who took it back is told to the others, and to whom that took the turn from', () => {
  const log = [{ sentence: { id: 'theirs' }, seat: 1 }] as Update['log']
  const before = table(1, [], { log })
  expect(ids(before, table(2, [], { to_act: 1 }))).toEqual(['back-taken-turn'])
  expect(ids({ ...before, to_act: 2 }, table(2, [], { to_act: 1 }))).toEqual(['back-taken'])
})

test('a lesson says what the step before has brought, what to do and why, in place of the prompt', () => {
  const said = {
    step: 2,
    steps: 3,
    brought: { id: 'brought' },
    do: { id: 'do' },
    why: { id: 'why' },
    accepts: [],
    then: [],
  }
  expect(ids(table(1, []), table(2, ['mine'], { lesson: said }))).toEqual(['mine', 'brought', 'do', 'why'])
  const free = { ...said, step: null, brought: null, do: null, why: null }
  expect(ids(table(1, []), table(2, ['mine'], { lesson: free }))).toEqual(['mine', 'prompt'])
})

test('how it ended is told once: by the last line, or by the prompt where there is none', () => {
  const over = { to_act: null, ending: { rewards: [1] } } as unknown as Partial<Update>
  expect(ids(table(1, []), table(2, ['last'], over))).toEqual(['last'])
  expect(ids(table(1, ['given']), table(2, ['given'], over))).toEqual(['prompt'])
})

describe('what is picked while an answer is on its way', () => {
  let play: Play

  /** The table is sent with these choices, after something was played. */
  function offer(revision: number, ...lines: string[]): void {
    offerAfter(revision, revision, lines)
  }

  function offerAfter(entries: number, revision: number, lines: string[]): void {
    const choices = lines.map((line) => ({ do: line, label: [0], wording: 0 }))
    const words = { labels: [{ id: 'label', args: [] }], phrases: [], wordings: [{}] }
    const log = Array.from({ length: entries }, () => ({ seat: 0, sentence: { id: 'mine' } }))
    const scene = { revision, choices, words, seat: 0, to_act: 0, ending: null, setup: { game: 'tiny', seats: 1 } }
    const own = {
      mine: [0],
      left: [],
      replaceable: [],
      rematch: null,
      can_undo: false,
      campaign: null,
      coached: false,
      hinted: false,
    }
    server().tell({ type: 'update', scene: { ...scene, sitters: [{ name: 'Ada' }] }, log, own })
  }

  beforeEach(async () => {
    await stubBrowser()
    vi.useFakeTimers()
    const ignore = (): undefined => undefined
    const listener = { updated: () => void play.follow(), hinted: ignore, requested: ignore, talked: ignore }
    play = new Play('matches/m', listener)
    offer(1, 'a', 'b', 'c')
    play.choose('a')
    play.confirm()
    play.choose('b')
  })

  afterEach(() => {
    play.connection.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('stands in the position that comes, and is played only if it is confirmed there', () => {
    offer(2, 'b', 'c')
    expect([play.chosen?.do, server().sent.length]).toEqual(['b', 1])
    play.confirm()
    offer(3, 'b', 'c')
    expect([play.chosen, server().sent.length]).toEqual([null, 2])
  })

  test('stands when somebody comes or leaves, since nothing is played by that', () => {
    offer(2, 'b', 'c')
    play.choose('c')
    offerAfter(2, 3, ['b', 'c'])
    expect(play.chosen?.do).toBe('c')
    offer(4, 'b', 'c')
    expect(play.chosen).toBe(null)
  })

  test('is dropped where it is not offered, also if it is later', () => {
    offer(2, 'c', 'd')
    offer(3, 'b', 'c')
    expect(play.chosen).toBe(null)
  })
})
