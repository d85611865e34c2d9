import { expect, test } from 'vitest'
import type { Update } from './update'
import { tidings } from './play.svelte'

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

test('how it ended is told once: by the last line, or by the prompt where there is none', () => {
  const over = { to_act: null, ending: { rewards: [1] } } as unknown as Partial<Update>
  expect(ids(table(1, []), table(2, ['last'], over))).toEqual(['last'])
  expect(ids(table(1, ['given']), table(2, ['given'], over))).toEqual(['prompt'])
})
