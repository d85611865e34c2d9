import { describe, expect, it } from 'vitest'
import { NARROW, WIDE } from './ring'

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('the %s ring', (_, ring) => {
  it('has seven blueprints, each with its space in the same column', () => {
    expect(ring.blueprints).toHaveLength(7)
    expect(ring.spaces.map(({ x }) => x)).toEqual(ring.blueprints.map(({ x }) => x))
  })

  it('goes clockwise: to the right above, to the left below', () => {
    const [above, below] = [ring.spaces.slice(0, 3), ring.spaces.slice(3)]
    expect(above.map(({ x }) => x)).toEqual(above.map(({ x }) => x).sort((a, b) => a - b))
    expect(below.map(({ x }) => x)).toEqual(below.map(({ x }) => x).sort((a, b) => b - a))
    for (const { y } of above) expect(y).toBeLessThan(Math.min(...below.map((space) => space.y)))
  })

  it('keeps every space within the drawing and beside its blueprint', () => {
    for (const [at, { x, y }] of ring.spaces.entries()) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(ring.width)
      expect(y).toBeLessThan(ring.height)
      const blueprint = ring.blueprints[at]?.y ?? NaN
      if (at < 3) expect(y).toBeGreaterThan(blueprint)
      else expect(y).toBeLessThan(blueprint)
    }
  })

  it('has a track that is closed, symmetric within the drawing, and runs through the first space', () => {
    expect(ring.track.startsWith(`M${ring.spaces[0]?.x} ${ring.spaces[0]?.y}H`)).toBe(true)
    expect(ring.track.endsWith('Z')).toBe(true)
    const { spaces, width } = ring
    expect((spaces[0]?.x ?? 0) + (spaces[2]?.x ?? 0)).toBe(width)
    expect((spaces[3]?.x ?? 0) + (spaces[6]?.x ?? 0)).toBe(width)
  })
})
