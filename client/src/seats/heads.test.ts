import { expect, test } from 'vitest'
import { headOf, HEADS } from './heads'

test('no two opponents look alike', () => {
  const hair = Object.values(HEADS).map((head) => head.hair)
  expect(new Set(hair).size).toBe(hair.length)
})

test('everybody has a head: their own, or always the same of somebody else', () => {
  expect(headOf('Livia')).toBe(HEADS['Livia'])
  expect(Object.values(HEADS)).toContain(headOf('Bot 2'))
  expect(headOf('Bot 2')).toBe(headOf('Bot 2'))
  expect(headOf('')).toBeDefined()
})
