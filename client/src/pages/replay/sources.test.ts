import { expect, test } from 'vitest'
import { areasOf, sourceCourses } from './sources'

test('a source that comes later has brought nothing before', () => {
  const steps = [
    [{ name: 'a', points: 1 }],
    [
      { name: 'b', points: 3 },
      { name: 'a', points: 2 },
    ],
  ]
  expect(sourceCourses(steps)).toEqual([
    { name: 'a', points: [1, 2] },
    { name: 'b', points: [0, 3] },
  ])
})

test('each area lies upon the one before it, and losses are drawn as nothing', () => {
  const courses = [
    { name: 'a', points: [0, 2] },
    { name: 'b', points: [-1, 2] },
  ]
  expect(areasOf(courses, [10, 4])).toEqual(['0,4 10,2 10,4 0,4', '0,4 10,0 10,2 0,4'])
  expect(areasOf([], [10, 4])).toEqual([])
})
