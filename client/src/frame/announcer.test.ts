import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer.svelte'

const texts = ({ lines }: Announcer): string[] => lines.map(({ text }) => text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('quick news are one line, in the order in which they came', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  announcer.say('Cassius moved.')
  announcer.say('Your turn.')
  vi.advanceTimersByTime(500)
  expect(texts(announcer)).toEqual(['Livia moved. Cassius moved. Your turn.'])
})

test('later news do not replace those before', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  vi.advanceTimersByTime(500)
  announcer.say('Cassius moved.')
  vi.advanceTimersByTime(500)
  expect(texts(announcer)).toEqual(['Livia moved.', 'Cassius moved.'])
})

test('the same words are a new line, and no words are none', () => {
  const announcer = new Announcer()
  announcer.say('Nothing to take back.')
  vi.advanceTimersByTime(500)
  announcer.say('')
  vi.advanceTimersByTime(500)
  announcer.say('Nothing to take back.')
  vi.advanceTimersByTime(500)
  expect(texts(announcer)).toHaveLength(2)
  expect(new Set(announcer.lines.map(({ at }) => at)).size).toBe(2)
})

test('lines go when they have been fetched', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  vi.advanceTimersByTime(1000)
  announcer.say('Cassius moved.')
  vi.advanceTimersByTime(1000)
  expect(texts(announcer)).toEqual(['Cassius moved.'])
})

test('what is cleared is not said any more', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  vi.advanceTimersByTime(500)
  announcer.say('Cassius moved.')
  announcer.clear()
  vi.advanceTimersByTime(500)
  expect(announcer.lines).toEqual([])
})
