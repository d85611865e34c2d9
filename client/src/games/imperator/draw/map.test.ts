import { describe, expect, it } from 'vitest'
import { COAST, FAR, LANDS, SHEET } from './map'

interface Point {
  x: number
  y: number
}

/** The rings of an outline, each as its corners. */
const ringsOf = (outline: string): Point[][] =>
  outline
    .split('Z')
    .filter(Boolean)
    .map((ring) => [...ring.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })))

/** Whether a ray to the right crosses the rings an odd number of times. */
const isInside = ({ x, y }: Point, rings: readonly Point[][]): boolean =>
  rings
    .flatMap((ring) => ring.map((a, at) => [a, ring.at(at - 1) ?? a] as const))
    .filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x).length %
    2 ===
  1

const labelOf = ({ x, y }: Point): Point => ({ x: (x / 100) * SHEET.width, y: (y / 100) * SHEET.height })
const LIST = Object.entries(LANDS)

describe.each(LIST)('%s', (name, land) => {
  it('is made of closed rings with an area', () => {
    expect(land.outline).toMatch(/^M[^M]+(ZM[^M]+)*Z$/)
    for (const ring of ringsOf(land.outline)) expect(ring.length).toBeGreaterThanOrEqual(3)
  })

  it('has its label on the sheet', () => {
    for (const percent of [land.x, land.y]) {
      expect(percent).toBeGreaterThan(0)
      expect(percent).toBeLessThan(100)
    }
  })

  it('has its label on no other land', () => {
    for (const [other, { outline }] of LIST)
      if (other !== name) expect(isInside(labelOf(land), ringsOf(outline))).toBe(false)
  })
})

it('puts no two labels on top of each other', () => {
  const labels = LIST.map(([, land]) => labelOf(land))
  for (const [at, one] of labels.entries())
    for (const other of labels.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90)
})

it('draws the coast along every land', () => {
  for (const outline of [FAR, ...LIST.map(([, land]) => land.outline)]) expect(COAST).toContain(outline)
})
