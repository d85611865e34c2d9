import { expect, it } from 'vitest'
import { boundsOf } from './hex'
import { OUTLINE, ROOFS, WALL } from './rome'

/** Rome stands on two cells, beside each other. */
const { left, top, right, bottom } = boundsOf(['0,0', '1,0'])

it('draws no roof over another', () => {
  for (const [at, [x, y, width, height]] of ROOFS.entries())
    for (const [ox, oy, other, high] of ROOFS.slice(at + 1))
      expect(x < ox + other && ox < x + width && y < oy + high && oy < y + height).toBe(false)
})

it('keeps roofs, wall and outline on the two cells of Rome', () => {
  for (const [x, y, width, height] of ROOFS) {
    expect(x).toBeGreaterThan(left)
    expect(x + width).toBeLessThan(right)
    expect(y).toBeGreaterThan(top)
    expect(y + height).toBeLessThan(bottom)
  }
  for (const path of [OUTLINE, WALL])
    for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(left)
      expect(Number(x)).toBeLessThanOrEqual(right)
      expect(Number(y)).toBeGreaterThanOrEqual(top)
      expect(Number(y)).toBeLessThanOrEqual(bottom)
    }
})
