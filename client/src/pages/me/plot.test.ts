import { expect, test } from 'vitest'
import { plotted } from './plot'

test('values stand from left to right, the highest at the top and nothing at the bottom', () => {
  expect(plotted([0, 5, 10], 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ])
})

test('one alone stands in the middle, and none needs no plot', () => {
  expect(plotted([7], 100, 50)).toEqual([{ x: 50, y: 0 }])
  expect(plotted([], 100, 50)).toEqual([])
})

test('less than nothing stays inside', () => {
  const spots = plotted([-4, 4], 100, 50)
  expect(spots.map(({ y }) => y)).toEqual([50, 0])
})
