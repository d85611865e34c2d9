import { expect, test } from 'vitest'
import type { ReviewedDecision } from '../../server/wire'
import { costlyOf, coursesOf, hasResults, lineOf, MOST_MARKED, nextCostly, rangeOf } from './course'

const decision = (
  at: number,
  seat: number,
  points: number,
  result: number | null,
  costly = false,
): ReviewedDecision => ({
  at,
  seat,
  points: { mean: points, error: 1 },
  result: result === null ? null : { mean: result, error: 0.1 },
  cost: { points: { mean: 0, error: 0 }, result: null },
  costly,
})

const decisions = [decision(4, 1, 20, 0.4), decision(2, 0, 30, 0.6, true), decision(8, 0, 10, 0.2, true)]
const ending = { result: '', scores: [12, 25], rewards: [0, 1] }

test('a course has the decisions of its seat in their order, and how the match ended', () => {
  const courses = coursesOf(decisions, 3, 'points', ending, 10, () => true)
  expect(courses.map(({ seat }) => seat)).toEqual([0, 1])
  expect(courses[0]?.places).toEqual([
    { at: 2, value: 30 },
    { at: 8, value: 10 },
    { at: 10, value: 12 },
  ])
  expect(coursesOf(decisions, 2, 'points', ending, 10, () => false)[0]?.places.at(-1)).toEqual({ at: 8, value: 10 })
  expect(coursesOf(decisions, 2, 'result', ending, 10, () => true)[1]?.places.at(-1)).toEqual({ at: 10, value: 1 })
})

test('points are drawn in the room that they take, chances from 0 to 1', () => {
  const courses = coursesOf(decisions, 2, 'points', ending, 10, () => true)
  expect(rangeOf(courses, 'points')).toEqual([10, 30])
  expect(rangeOf(courses, 'result')).toEqual([0, 1])
  expect(rangeOf([{ seat: 0, places: [{ at: 1, value: 5 }] }], 'points')).toEqual([4, 6])
})

test('more is higher, and later is further to the right', () => {
  const course = {
    seat: 0,
    places: [
      { at: 0, value: 0 },
      { at: 5, value: 1 },
    ],
  }
  expect(lineOf(course, 10, [0, 1], [100, 50])).toBe('0,50 50,0')
})

test('chances are drawn only where somebody is to be beaten and all are told', () => {
  expect(hasResults(decisions, 2)).toBe(true)
  expect(hasResults(decisions, 1)).toBe(false)
  expect(hasResults([...decisions, decision(9, 1, 3, null)], 2)).toBe(false)
  expect(hasResults([], 2)).toBe(false)
})

test('from one costly decision to the next', () => {
  expect(costlyOf(decisions).map(({ at }) => at)).toEqual([2, 8])
  expect(nextCostly(decisions, 2, 1)?.at).toBe(8)
  expect(nextCostly(decisions, 8, 1)).toBe(undefined)
  expect(nextCostly(decisions, 8, -1)?.at).toBe(2)
})

test('of many costly decisions those of each seat that cost most are marked', () => {
  const costing = (at: number, seat: number): ReviewedDecision => ({
    ...decision(at, seat, 0, null, true),
    cost: { points: { mean: at, error: 0 }, result: null },
  })
  const many = Array.from({ length: MOST_MARKED + 4 }, (_, at) => costing(at, 0))
  expect(costlyOf([...many, costing(0, 1)]).map(({ at, seat }) => [at, seat])).toEqual([
    [0, 1],
    ...many.slice(4).map(({ at }) => [at, 0]),
  ])
})
