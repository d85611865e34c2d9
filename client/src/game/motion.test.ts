import { expect, test } from 'vitest'
import { isNear, settling, timetable, times, way } from './motion'

const SQUARE = { x: 0, y: 0, width: 40, height: 40 }

test('moves are seen one after the other, what each has brought when it has come', () => {
  const table = timetable(
    [
      { flights: [400, 400], gains: true },
      { flights: [], gains: false },
      { flights: [400], gains: false },
    ],
    100,
    1,
  )
  const [first, nothing, last] = table.flights
  expect(first?.[0]).toBe(100)
  expect(first?.[1]).toBeGreaterThan(100)
  expect(table.gains[0]).toBeGreaterThan(first?.[1] ?? Infinity)
  expect(nothing).toEqual([])
  expect(last?.[0]).toBeGreaterThan(table.gains[0] ?? Infinity)
  expect(table.end).toBeGreaterThan(table.gains[2] ?? Infinity)
})

test('slowly, everything takes as much longer', () => {
  const end = (factor: number): number =>
    timetable([{ flights: [times(factor).flight, times(factor).settle], gains: true }], 0, factor).end
  expect(end(2)).toBe(2 * end(1))
})

test('a flight goes from the middle of one place to that of the other, by nothing but transform and opacity', () => {
  const frames = way({ x: 100, y: 20, width: 80, height: 80 }, SQUARE, SQUARE, false)
  expect(frames[0]?.transform).toBe('translate(120px, 40px) scale(2)')
  expect(frames.at(-1)?.transform).toBe('translate(0px, 0px) scale(1)')
  for (const frame of frames)
    expect(Object.keys(frame).sort()).toEqual(expect.arrayContaining(['opacity', 'transform']))
})

test('what goes into a panel stays small and fades', () => {
  const frames = way({ x: 0, y: 200, width: 400, height: 400 }, SQUARE, SQUARE, true)
  expect(frames[0]?.transform).toContain('scale(1.2)')
  expect(frames.at(-1)?.opacity).toBeLessThan(1)
})

test('what a move has brought is told when its last thing has come', () => {
  expect(timetable([{ flights: [240, 400], gains: true }], 0, 1).gains[0]).toBeGreaterThan(400)
  expect(timetable([{ flights: [240], gains: true }], 0, 1).gains[0]).toBe(240)
})

test('what lies there already is laid down: it comes from above and ends where it lies', () => {
  expect(isNear(SQUARE, { ...SQUARE, x: 3 })).toBe(true)
  expect(isNear(SQUARE, { ...SQUARE, x: 30 })).toBe(false)
  const frames = settling(SQUARE, SQUARE)
  expect(frames[0]?.transform).toMatch(/^translate\(0px, -\d/)
  expect(frames.at(-1)?.transform).toBe('translate(0px, 0px) scale(1)')
})
