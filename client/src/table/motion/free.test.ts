import { expect, test } from 'vitest'
import { freeTop } from './free'

const ROOM = { x: 0, y: 50, width: 800, height: 600 }
const BAND = { width: 400, height: 60 }

test('in the upper third where nothing can be chosen', () => {
  expect(freeTop(BAND, ROOM, [])).toBe(230)
  expect(freeTop(BAND, ROOM, [{ x: 0, y: 200, width: 150, height: 100 }])).toBe(230)
})

test('beside what can be chosen, never upon it', () => {
  const top = freeTop(BAND, ROOM, [{ x: 300, y: 200, width: 90, height: 100 }]) ?? NaN
  expect(top + BAND.height <= 200 || top >= 300).toBe(true)
})

test('nowhere, if everything can be chosen', () => {
  expect(freeTop(BAND, ROOM, [ROOM])).toBeNull()
})
