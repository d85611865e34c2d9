import { describe, expect, it } from 'vitest'
import { besides, SPOTS, TRACK } from './ring'

describe('the ring', () => {
  const [above, below] = [SPOTS.filter((spot) => spot.above), SPOTS.filter((spot) => !spot.above)]

  it('has three blueprints above and four below, in this order', () => {
    expect(above).toHaveLength(3)
    expect(below).toHaveLength(4)
    expect(SPOTS).toEqual([...above, ...below])
  })

  it('goes clockwise: to the right above, to the left below', () => {
    const along = (spots: typeof SPOTS): number[] => spots.map((spot) => spot.along)
    expect(along(above)).toEqual(along(above).sort((a, b) => a - b))
    expect(along(below)).toEqual(along(below).sort((a, b) => b - a))
    for (const { line } of above) expect(line).toBeLessThan(Math.min(...below.map((spot) => spot.line)))
  })

  it('lies symmetric, from one edge to the other', () => {
    for (const row of [above, below])
      expect(row.map(({ along }) => along).reduce((sum, along) => sum + along)).toBeCloseTo(50 * row.length)
    expect(below.map(({ along }) => along)).toEqual(expect.arrayContaining([0, 100]))
  })

  it('knows what stands beside a space in its row', () => {
    expect([1, 2, 3].map(besides)).toEqual([
      { left: null, right: 2 },
      { left: 1, right: 3 },
      { left: 2, right: null },
    ])
    expect([4, 5, 7].map(besides)).toEqual([
      { left: 5, right: null },
      { left: 6, right: 4 },
      { left: null, right: 6 },
    ])
  })

  it('has a track that is closed and runs along both lines', () => {
    expect(TRACK.startsWith(`M10 ${above[0]?.line}H90`)).toBe(true)
    expect(TRACK).toContain(`90 ${below[0]?.line}H10`)
    expect(TRACK.endsWith('Z')).toBe(true)
  })
})
