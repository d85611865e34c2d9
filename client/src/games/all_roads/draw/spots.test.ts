import { describe, expect, it } from 'vitest'
import type { Lie } from './faces'
import { APOTHEM, centre, neighbour, type Point } from './hex'
import { spotOf, stopsAt } from './spots'

const none = (): undefined => undefined
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('spotOf', () => {
  it('stands on its own cell, towards the side where the road ends', () => {
    for (let side = 0; side < 6; side++) {
      const spot = spotOf(`1,-2/${side}`, none)
      expect(far(spot, centre('1,-2'))).toBeLessThan(APOTHEM)
      for (let other = 0; other < 6; other++)
        if (other !== side)
          expect(far(spot, centre(neighbour('1,-2', side)))).toBeLessThan(far(spot, centre(neighbour('1,-2', other))))
    }
  })

  it('keeps the two ends at one border apart', () => {
    expect(far(spotOf('0,0/0', none), spotOf('1,0/3', none))).toBeGreaterThan(20)
  })

  it('stands on the wheel of a trade route, which turns with its tile', () => {
    const find = (turns: number) => (): Lie => ({
      face: { id: 'any', roads: [[0, 1]], springs: [], route: [0, 1] },
      turns,
    })
    expect(far(spotOf('2,0', find(0)), centre('2,0'))).toBeGreaterThan(0)
    const [here, there] = [spotOf('2,0', find(0)), spotOf('2,0', find(3))]
    expect((here.x + there.x) / 2).toBeCloseTo(centre('2,0').x)
    expect((here.y + there.y) / 2).toBeCloseTo(centre('2,0').y)
  })

  it('is the middle of a cell of which nothing is known', () => {
    expect(spotOf('2,1', none)).toEqual(centre('2,1'))
  })
})

describe('stopsAt', () => {
  it('draws one bar a place, across the road', () => {
    const path = stopsAt(['0,0/0', '0,0/3'])
    expect(path.match(/M/g)).toHaveLength(2)
    // The road runs to the right, so the bar stands upright.
    const [x1, , x2] = stopsAt(['0,0/0']).match(/-?[\d.]+/g) ?? []
    expect(x1).toBe(x2)
  })

  it('is empty without a place', () => {
    expect(stopsAt([])).toBe('')
  })
})
