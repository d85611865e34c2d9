import { expect, test } from 'vitest'
import type { Voice } from '../../words/voice.svelte'
import type { Update } from '../../server/delta'
import type { LogLine } from '../../server/wire'
import { begunBetween, newLines } from './moves'

const line = (text: string): LogLine => ({ seat: 0, text, sentence: { id: 'said' } })
const withLog = (...log: LogLine[]): Update => ({ log }) as unknown as Update

const [one, two, three] = [line('one'), line('two'), line('three')]

test('what is new in the log is seen', () => {
  expect(newLines(withLog(one), withLog(one, two, three))).toEqual([two, three])
  expect(newLines(withLog(), withLog(one))).toEqual([one])
})

test('nothing is seen again when it was taken back, or told anew over another connection', () => {
  expect(newLines(withLog(one, two), withLog(one))).toEqual([])
  expect(newLines(withLog(one), withLog(line('one'), two))).toEqual([])
})

test('what has begun last is told once', () => {
  const voice = { say: (message?: { id: string }) => message?.id ?? '' } as unknown as Voice
  const begun = (id: string): LogLine => ({ ...line(id), begins: { id } })
  const [round, invasion] = [begun('round'), begun('invasion')]
  expect(begunBetween(withLog(one), withLog(one, round, invasion, two), voice)).toBe('invasion')
  expect(begunBetween(withLog(one, round), withLog(one, round, two), voice)).toBe('')
})
