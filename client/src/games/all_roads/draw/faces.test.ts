import { expect, it, describe as about } from 'vitest'
import { groupAt, groves, period, roadPath, routeMiddle, sideMiddle, type Face } from './faces'
import { APOTHEM } from './hex'

const face = (more: Partial<Face>): Face => ({ id: 'any', roads: [], springs: [], route: [], ...more })
const SIDES = [0, 1, 2, 3, 4, 5]

about('period', () => {
  it('is 1 for a tile that looks the same from everywhere', () => {
    expect(period(face({ roads: [SIDES] }))).toBe(1)
  })

  it('is 2 for a star of three, 3 for a straight road, 6 for a bend', () => {
    expect(period(face({ roads: [[0, 2, 4]] }))).toBe(2)
    expect(period(face({ roads: [[0, 3]] }))).toBe(3)
    expect(period(face({ roads: [[0, 2]] }))).toBe(6)
  })

  it('does not care in which order roads are named', () => {
    expect(
      period(
        face({
          roads: [
            [4, 1],
            [0, 3],
            [5, 2],
          ],
        }),
      ),
    ).toBe(1)
  })

  it('tells two roads from one that meets in the middle', () => {
    expect(
      period(
        face({
          roads: [
            [0, 1],
            [3, 4],
          ],
        }),
      ),
    ).toBe(3)
    expect(
      period(
        face({
          roads: [
            [0, 1],
            [2, 3],
          ],
        }),
      ),
    ).toBe(6)
  })

  it('looks at springs and trade routes, too', () => {
    expect(period(face({ roads: [[0, 3]], springs: [1] }))).toBe(6)
    expect(period(face({ roads: [[0, 3]], springs: [1, 4] }))).toBe(3)
    expect(period(face({ roads: [SIDES], route: [0, 1] }))).toBe(6)
  })
})

about('groupAt', () => {
  const bends = face({
    roads: [
      [0, 1],
      [3, 5],
    ],
  })

  it('finds the road of a side as the tile lies', () => {
    expect(groupAt({ face: bends, turns: 0 }, 1)).toEqual([0, 1])
    expect(groupAt({ face: bends, turns: 2 }, 3)).toEqual([2, 3])
    expect(groupAt({ face: bends, turns: 2 }, 1)).toEqual([5, 1])
  })

  it('is empty at a side without a road', () => {
    expect(groupAt({ face: bends, turns: 0 }, 2)).toEqual([])
  })

  it('is the same after six turns', () => {
    for (const side of SIDES)
      expect(groupAt({ face: bends, turns: 6 }, side)).toEqual(groupAt({ face: bends, turns: 0 }, side))
  })
})

about('places on a tile', () => {
  it('sides are an apothem away, opposite ones across the middle', () => {
    for (const side of SIDES) {
      const [here, there] = [sideMiddle(side), sideMiddle(side + 3)]
      expect(Math.hypot(here.x, here.y)).toBeCloseTo(APOTHEM)
      expect(here.x + there.x).toBeCloseTo(0)
      expect(here.y + there.y).toBeCloseTo(0)
    }
  })

  it('the wheel of a straight route stands in the middle, that of a bend towards it', () => {
    expect(routeMiddle([1, 4]).x).toBeCloseTo(0)
    expect(routeMiddle([1, 4]).y).toBeCloseTo(0)
    expect(routeMiddle([5, 1]).x).toBeGreaterThan(0)
    expect(routeMiddle([5, 1]).y).toBeCloseTo(0)
  })

  it('the wheel keeps its distance from the middle while the tile turns', () => {
    const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y)
    for (const turns of SIDES) expect(far(routeMiddle([0, 1], turns))).toBeCloseTo(far(routeMiddle([0, 1])))
  })
})

about('roadPath', () => {
  it('draws two sides as one bend, others from the middle', () => {
    expect(roadPath([0, 2]).match(/[MQL]/g)).toEqual(['M', 'Q'])
    expect(roadPath([0, 2, 4]).match(/[MQL]/g)).toEqual(['M', 'L', 'M', 'L', 'M', 'L'])
    expect(roadPath([3]).match(/[MQL]/g)).toEqual(['M', 'L'])
  })
})

about('groves', () => {
  const trees = (one: Face): [number, number][] =>
    [...groves(one).matchAll(/M(-?[\d.]+) (-?[\d.]+)a([\d.]+)/g)].map(([, x, y, r]) => [
      Number(x) + Number(r),
      Number(y),
    ])

  it('are always the same for one tile, others for another', () => {
    const one = face({ id: 't01', roads: [[0, 3]] })
    expect(groves(one)).toBe(groves({ ...one }))
    expect(groves(one)).not.toBe(groves({ ...one, id: 't02' }))
  })

  it('stand within the tile, and only towards sides with neither road nor spring', () => {
    const one = face({ id: 't03', roads: [[0, 3]], springs: [1] })
    const planted = trees(one)
    expect(planted).toHaveLength(9)
    for (const [x, y] of planted) {
      expect(Math.hypot(x, y)).toBeLessThan(APOTHEM)
      const side = Math.round((Math.atan2(y, x) * 3) / Math.PI + 6) % 6
      expect([2, 4, 5]).toContain(side)
    }
  })
})
