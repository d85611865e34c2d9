import { expect, it } from 'vitest'
import { shapeOf, supplyHeight } from './shape'

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

it('needs more room for more kinds, and less where temples lie close', () => {
  const heights = [4, 8, 12, 15].map((kinds) => supplyHeight(kinds, false))
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
  for (const kinds of [4, 12, 20]) expect(supplyHeight(kinds, true)).toBeLessThan(supplyHeight(kinds, false))
})
