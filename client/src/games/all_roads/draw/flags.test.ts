import { describe, expect, it } from 'vitest'
import { flagSpot, type Standing } from './flags'

const house = (x: number, y: number): Standing => ({ x, y, far: 22 })
const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('flagSpot', () => {
  it('stands to the right above a piece that is alone', () => {
    const spot = flagSpot(house(0, 0), [house(0, 0)])
    expect(spot.x).toBeGreaterThan(0)
    expect(spot.y).toBeLessThan(0)
  })

  it('does not hide its own piece', () => {
    expect(apart(flagSpot(house(0, 0), []), house(0, 0))).toBeGreaterThan(20)
  })

  it('gives way to a piece beside it', () => {
    const [one, two] = [house(0, 0), house(26, -18)]
    expect(apart(flagSpot(one, [one, two]), two)).toBeGreaterThan(28)
  })
})
