import { expect, test } from 'vitest'
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

test('old lines go', () => {
  const announcer = new Announcer()
  for (let at = 0; at < 100; at += 1) announcer.say(`Move ${at}.`)
  expect(announcer.lines.length).toBeLessThan(100)
  expect(texts(announcer).at(-1)).toBe('Move 99.')
  announcer.clear()
  expect(announcer.lines).toEqual([])
})
