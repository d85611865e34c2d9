import { expect, test, vi } from 'vitest'
import { Announcer } from './announcer.svelte'

const texts = ({ lines }: Announcer): string[] => lines.map(({ text }) => text)

test('quick news do not replace each other', () => {
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  announcer.say('Cassius moved.')
  expect(texts(announcer)).toEqual(['Livia moved.', 'Cassius moved.'])
})

test('the same words are a new line, and no words are none', () => {
  const announcer = new Announcer()
  announcer.say('Nothing to take back.')
  announcer.say('')
  announcer.say('Nothing to take back.')
  expect(texts(announcer)).toHaveLength(2)
  expect(new Set(announcer.lines.map(({ at }) => at)).size).toBe(2)
})

test('lines go when they have been fetched', () => {
  vi.useFakeTimers()
  const announcer = new Announcer()
  announcer.say('Livia moved.')
  vi.advanceTimersByTime(2000)
  announcer.say('Cassius moved.')
  vi.advanceTimersByTime(2000)
  expect(texts(announcer)).toEqual(['Cassius moved.'])
  announcer.clear()
  expect(announcer.lines).toEqual([])
  vi.useRealTimers()
})
