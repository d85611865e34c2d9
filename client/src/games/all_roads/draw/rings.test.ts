import { describe, expect, it } from 'vitest'
import type { Lie } from './faces'
import { centre, type Point } from './hex'
import { ringOf } from './rings'

/** Three cells that meet in one corner, each a sharp bend between the other two. */
const THREE = ['0,0', '1,0', '0,1']
/** The six cells around one, in their order. */
const AROUND = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']

const straight = (): undefined => undefined
const bent = (): Lie => ({
  face: {
    id: 'any',
    roads: [
      [0, 2],
      [1, 3],
      [4, 5],
    ],
    springs: [],
    route: [],
  },
  turns: 0,
})

const points = (path: string): Point[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('ringOf', () => {
  it('closes where it began', () => {
    for (const cells of [THREE, AROUND]) {
      const { path } = ringOf(cells, straight)
      const all = points(path)
      expect(path.endsWith('Z')).toBe(true)
      expect(all.at(-1)?.x).toBeCloseTo(all[0]?.x ?? NaN)
      expect(all.at(-1)?.y).toBeCloseTo(all[0]?.y ?? NaN)
    }
  })

  it('runs through the middle of a tile where roads meet, and bends where two sides are one road', () => {
    expect(ringOf(THREE, straight).path).not.toContain('Q')
    expect(ringOf(AROUND, bent).path).toContain('Q')
    for (const cell of THREE) {
      const { x, y } = centre(cell)
      const nearest = Math.min(...points(ringOf(THREE, straight).path).map((one) => Math.hypot(one.x - x, one.y - y)))
      expect(nearest).toBeLessThan(0.1)
    }
  })

  it('has its middle in the cell that it runs around', () => {
    const { x, y } = ringOf(AROUND, straight).middle()
    expect(x).toBeCloseTo(0)
    expect(y).toBeCloseTo(0)
  })

  it('has its middle inside even where it runs around a bay', () => {
    // A strip of cells and back beside it, open to the right: the mean of the corners is not the safest point.
    const long = ['0,0', '1,0', '2,0', '3,0', '3,-1', '3,-2', '2,-1', '1,-1']
    const { x, y } = ringOf(long, straight).middle()
    const all = long.map(centre)
    expect(x).toBeGreaterThan(Math.min(...all.map((one) => one.x)))
    expect(x).toBeLessThan(Math.max(...all.map((one) => one.x)))
    expect(y).toBeGreaterThan(Math.min(...all.map((one) => one.y)))
    expect(y).toBeLessThan(Math.max(...all.map((one) => one.y)))
  })
})
