import { expect, test } from 'vitest'
import type * as wire from '../wire'
import type { LogLine } from '../wire'
import { complete } from './update'

const line = (text: string): LogLine => ({ text }) as LogLine
const here = { id: 'beside-rome', args: { wind: 'east' } }
const sent = {
  type: 'update',
  revision: 7,
  choices: [
    { do: 'place t01', action: { verb: 'place' }, label: [0, 0, 1], wording: 0, preview: {} },
    { do: 'place t02', action: { verb: 'place' }, label: [0, 2, 1], wording: 0, preview: {} },
    { do: 'done', action: { verb: 'done' }, label: [1], wording: 1, preview: {} },
  ],
  words: {
    labels: [
      { id: 'label-place', args: ['count', 'where'] },
      { id: 'label-done', args: [] },
    ],
    phrases: [1, here, 2],
    wordings: [{ button: { id: 'do-place' } }, {}],
  },
  kept: 2,
  log: [line('c')],
} as unknown as wire.Update

test('choices get the words that they refer to', () => {
  const { choices } = complete(sent, [])
  expect(choices.map(({ label }) => label)).toEqual([
    { id: 'label-place', args: { count: 1, where: here } },
    { id: 'label-place', args: { count: 2, where: here } },
    { id: 'label-done', args: {} },
  ])
  expect(choices.map(({ wording }) => wording.button?.id)).toEqual(['do-place', 'do-place', undefined])
  expect(choices.map((choice) => choice.do)).toEqual(['place t01', 'place t02', 'done'])
})

test('the log goes on after the lines that were kept', () => {
  expect(complete(sent, [line('a'), line('b'), line('undone')]).log.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})

test('a number that stands for nothing is an error', () => {
  const words = { ...sent.words, phrases: [] }
  expect(() => complete({ ...sent, words }, [])).toThrow(RangeError)
})
