import { expect, test } from 'vitest'
import { bandOf, forFacilities, forResidences } from './goods'
import type { Line, Site } from '../types'

const line = (direction: Line['direction'], worth: number, tiles = 1): Line => ({
  direction,
  worth,
  tiles,
  cells: [],
  gains: {},
  picks: 0,
  trades: 0,
  culture: [],
  vp: 2,
  rank: 1,
  race: 3,
  estimate: 0,
})

test('what is worth nothing is in no band, and the best is in the highest', () => {
  expect([0, 1, 2, 3, 4, 6].map((worth) => bandOf(worth, 6))).toEqual([0, 1, 2, 2, 3, 3])
  expect(bandOf(0, 0)).toBe(0)
})

test('a residence is good for its best line, measured by the best of all cells', () => {
  const cells = new Map([
    ['0,0', [line('up', 1), line('left', 5, 3)]],
    ['0,1', [line('down', 2, 2)]],
    ['0,2', [line('right', 0)]],
  ])
  expect([...forResidences(cells)]).toEqual([
    ['0,0', { way: 'left', facilities: 3, vp: 5, band: 3 }],
    ['0,1', { way: 'down', facilities: 2, vp: 5, band: 2 }],
  ])
})

test('a facility is good for the line it lengthens, also one that brings nothing', () => {
  const site = (facilities: number, worth: number): Site => ({ axis: 'down', facilities, before: 0, worth, says: [] })
  const sites = new Map([
    ['0,0', site(0, 0)],
    ['0,1', site(2, 0)],
    ['0,2', site(1, 4)],
  ])
  expect([...forFacilities(sites)].map(([cell, { band }]) => [cell, band])).toEqual([
    ['0,1', 0],
    ['0,2', 3],
  ])
})
