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

test('news that go on are one line, told when they pause', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  vi.advanceTimersByTime(200)
  announcer.say('Cassius moved.')
  vi.advanceTimersByTime(200)
  expect(texts(announcer)).toEqual([])
  vi.advanceTimersByTime(100)
  expect(texts(announcer)).toEqual(['Livia moved. Cassius moved.'])
})

test('lines go when they have been fetched', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  vi.advanceTimersByTime(4000)
  announcer.say('Cassius moved.')
  vi.advanceTimersByTime(4000)
  expect(texts(announcer)).toEqual(['Cassius moved.'])
})

test('what was told can be dropped, and what is gathered is still told', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  vi.advanceTimersByTime(500)
  announcer.say('Cassius moved.')
  announcer.drop()
  expect(texts(announcer)).toEqual([])
  vi.advanceTimersByTime(500)
  expect(texts(announcer)).toEqual(['Cassius moved.'])
})

test('what is gathered can be taken, to be told elsewhere', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  announcer.say('The game is over.')
  expect(announcer.take()).toBe('Livia moved. The game is over.')
  vi.advanceTimersByTime(500)
  expect(announcer.lines).toEqual([])
  expect(announcer.take()).toBe('')
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
