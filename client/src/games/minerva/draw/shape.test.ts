import { expect, it } from 'vitest'
import {
  enlarged,
  fitsColumn,
  inRow,
  isShallow,
  isSnug,
  opens,
  shapeOf,
  sizeInPlace,
  sizeOf,
  type Wares,
} from './shape'

const kinds = (number: number, across = 440): Wares => ({ number, paired: false, across, least: 0 })
const pairs = (number: number): Wares => ({ number, paired: true, across: 440, least: 0 })

it.each([
  ['wide', 1440, 766],
  ['wide', 1920, 946],
  ['low', 1366, 634],
  ['low', 1280, 586],
  ['square', 1024, 634],
  ['square', 1024, 560],
  ['upright', 768, 870],
  ['wide', 0, 0],
] as const)('is %s at %i by %i', (shape, width, height) => {
  expect(shapeOf(width, height)).toBe(shape)
})

it('has room for all in a column, the less the more kinds there are', () => {
  const open = { shape: 'wide', close: false, parted: false } as const
  for (const close of [false, true])
    for (const height of [700, 766, 830, 920]) {
      const fits = [4, 8, 12, 15, 20].map((number) => fitsColumn(kinds(number), height, close))
      expect(fits).toEqual([...fits].sort((one, other) => Number(other) - Number(one)))
    }
  expect(fitsColumn(kinds(15), 766, true)).toBe(true)
  expect(fitsColumn(kinds(15), 766, false)).toBe(false)
  expect(sizeOf(kinds(8), 766, open)).toBe('large')
})

it.each([
  ['large', 12, 766, { shape: 'wide', close: true, parted: false }],
  ['middle', 15, 766, { shape: 'wide', close: true, parted: false }],
  ['small', 16, 766, { shape: 'wide', close: true, parted: false }],
  ['middle', 17, 830, { shape: 'wide', close: true, parted: false }],
  ['middle', 13, 634, { shape: 'square', close: true, parted: true }],
  ['small', 8, 870, { shape: 'upright', close: true, parted: false }],
  ['tight', 20, 486, { shape: 'low', close: true, parted: true }],
  ['large', 8, 1100, { shape: 'upright', close: true, parted: false }],
] as const)('lays %s tiles for %i kinds at a height of %i', (size, number, height, lie) => {
  expect(sizeOf(kinds(number), height, lie)).toBe(size)
})

it('lays as many tiles in a row as the market is wide, and larger ones where fewer rows leave room for them', () => {
  const lie = { shape: 'low', close: true, parted: true } as const
  expect(inRow(kinds(17, 440), 'middle')).toBe(5)
  expect(inRow(kinds(17, 505), 'middle')).toBe(6)
  expect(inRow({ ...kinds(12, 744), least: 98 }, 'small')).toBe(7)
  expect(sizeOf(kinds(17, 440), 634, lie)).toBe('small')
  expect(sizeOf(kinds(17, 505), 634, lie)).toBe('middle')
})

it('lays rows of one length where there are many, so that the tiles are wider', () => {
  expect(inRow(kinds(16, 440), 'small')).toBe(4)
  expect(inRow({ ...kinds(17, 744), least: 98 }, 'small')).toBe(6)
})

it('lays what fits into a place of its own, however high that is', () => {
  expect(sizeInPlace(kinds(16, 500), 365)).toBe('middle')
  expect(sizeInPlace(kinds(16, 500), 340)).toBe('small')
  expect(sizeInPlace(kinds(16, 500), 250)).toBe('tight')
  expect(inRow({ ...pairs(13), across: 560 }, 'small')).toBe(3)
})

it('lays the pairs of a game alone in any number that there may be', () => {
  const lie = { shape: 'wide', close: true, parted: false } as const
  expect(sizeOf(pairs(6), 766, lie)).toBe('large')
  expect(sizeOf(pairs(10), 766, lie)).toBe('small')
})

it('lays temples close where that makes room for larger tiles', () => {
  expect(opens(kinds(8), 766)).toBe(true)
  expect(opens(kinds(15), 766)).toBe(false)
  expect(opens(kinds(16), 830)).toBe(false)
  expect(opens(kinds(16), 919)).toBe(true)
})

it.each([
  [1, 390, 700],
  [1, 1366, 634],
  [1, 1440, 766],
  [1.14, 1920, 946],
  [1.42, 2560, 1306],
  [1, 2560, 700],
])('draws its parts %f times as large at %i by %i', (by, width, height) => {
  expect(enlarged(width, height)).toBeCloseTo(by, 2)
})

it('lays the parts of a column close where so many tiles would else push them apart', () => {
  const lie = { shape: 'wide', close: false, parted: false } as const
  expect(isSnug(kinds(20), 768, lie)).toBe(true)
  expect(isSnug(kinds(20), 830, lie)).toBe(false)
  expect(isSnug(kinds(20), 768, { ...lie, parted: true })).toBe(false)
})

it('counts the rows of three columns on a small laptop, and under hints', () => {
  expect(isShallow('low', 506)).toBe(true)
  expect(isShallow('low', 586)).toBe(false)
  expect(isShallow('square', 454)).toBe(false)
})
