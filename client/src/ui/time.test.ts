import { expect, test } from 'vitest'
import { face, span } from './time'

const HOUR = 3600

test('a time is said in one unit', () => {
  expect([0, 59, 60, 119, HOUR, 47 * HOUR, 48 * HOUR].map((seconds) => span(seconds))).toEqual([
    { id: 'span-moment', args: {} },
    { id: 'span-moment', args: {} },
    { id: 'span-minutes', args: { n: 1 } },
    { id: 'span-minutes', args: { n: 1 } },
    { id: 'span-hours', args: { n: 1 } },
    { id: 'span-hours', args: { n: 47 } },
    { id: 'span-days', args: { n: 2 } },
  ])
})

test('a clock shows minutes and seconds, and nothing only when nothing is left', () => {
  expect([0, 0.2, 59.1, 61, HOUR - 1].map((seconds) => face(seconds).args?.['text'])).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:01',
    '59:59',
  ])
})

test('a clock shows hours with minutes as long as there are few', () => {
  const hours = [HOUR, 9.5 * HOUR, 10 * HOUR, 72 * HOUR - 5].map((seconds) => face(seconds))
  expect(hours.map(({ args }) => args?.['hours'])).toEqual(['1:00', '9:30', '10', '72'])
})
