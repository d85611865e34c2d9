import { expect, it } from 'vitest'
import { shapeOf } from './shape'

it.each([
  ['wide', 1440, 766],
  ['wide', 1920, 946],
  ['low', 1366, 634],
  ['low', 1280, 586],
  ['square', 1024, 634],
  ['upright', 768, 870],
  ['wide', 0, 0],
] as const)('is %s at %i by %i', (shape, width, height) => {
  expect(shapeOf(width, height)).toBe(shape)
})
