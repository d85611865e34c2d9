import { expect, test } from 'vitest'
import { barWidths } from './bars'

test('the widest bar of all lines has the whole width, and others their share of it', () => {
  const lines = [
    [4, 8],
    [2, 0],
  ]
  expect(barWidths(lines)).toEqual([
    [50, 100],
    [25, 0],
  ])
})

test('what is lost has a bar too', () => {
  expect(barWidths([[-3, 6]])).toEqual([[50, 100]])
})

test('where nobody has anything, nothing is drawn', () => {
  expect(barWidths([[0], [0]])).toEqual([[0], [0]])
  expect(barWidths([])).toEqual([])
})
