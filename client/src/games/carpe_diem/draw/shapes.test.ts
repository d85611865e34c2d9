import { describe, expect, it } from 'vitest'
import { familyOf, shapesOf, sidesOf, turned, type Shape } from './shapes'
import type { Compass, Kind, Part, Tile } from '../types'

const part = (kind: Kind, ...edges: Compass[]): Part => ({ kind, edges })
const shapes = (...parts: Part[]): Shape[] => shapesOf({ parts } as Pick<Tile, 'parts'> as Tile)
const POINT = { x: 20, y: 5 }

describe('turned', () => {
  it('is the same point after four quarters', () => {
    expect(turned(POINT, 4)).toEqual(POINT)
    expect(turned(POINT, 0)).toEqual(POINT)
  })

  it('adds up: two turns are one of their sum', () => {
    for (let one = -4; one <= 4; one++)
      for (let other = -4; other <= 4; other++)
        expect(turned(turned(POINT, one), other)).toEqual(turned(POINT, one + other))
  })

  it('brings up to the right with one quarter, and leaves the middle alone', () => {
    expect(turned({ x: 50, y: 0 }, 1)).toEqual({ x: 100, y: 50 })
    expect(turned({ x: 50, y: 50 }, 3)).toEqual({ x: 50, y: 50 })
  })
})

it('numbers sides clockwise from up', () => {
  expect(sidesOf(part('villa', 'N', 'E', 'S', 'W'))).toEqual([0, 1, 2, 3])
})

it('knows the family of a kind', () => {
  expect(familyOf('pond')).toBe('landscape')
  expect(familyOf('granary')).toBe('dwelling')
  expect(familyOf('villa')).toBe('villa')
  expect(familyOf('bakery')).toBe('single')
})

describe('shapesOf', () => {
  it('turns a part on one side towards that side', () => {
    const sides: readonly Compass[] = ['N', 'E', 'S', 'W']
    sides.forEach((side, turn) => {
      const [shape] = shapes(part('pond', side))
      expect(shape?.turn).toBe(turn)
      const up = shapes(part('pond', 'N'))[0]?.icon ?? POINT
      expect({ x: shape?.icon.x, y: shape?.icon.y }).toEqual(turned({ x: up.x, y: up.y }, turn))
    })
  })

  it('draws a bend so that its sides are up and right', () => {
    expect(shapes(part('vineyard', 'E', 'S'))[0]?.turn).toBe(1)
    expect(shapes(part('vineyard', 'N', 'W'))[0]?.turn).toBe(3)
  })

  it('draws two parts beside each other less deep than one alone', () => {
    for (const kind of ['pond', 'granary', 'villa'] as const) {
      const alone = shapes(part(kind, 'N'))[0]?.depth ?? NaN
      const across = shapes(part(kind, 'N'), part('garden', 'S'))[0]?.depth ?? NaN
      const beside = shapes(part(kind, 'N'), part('garden', 'E'))[0]?.depth ?? NaN
      expect(across).toBeLessThan(alone)
      expect(beside).toBeLessThan(across)
    }
  })

  it('leaves room between two parts that look at each other', () => {
    const [one, other] = shapes(part('pond', 'N'), part('farmyard', 'S'))
    expect((one?.depth ?? NaN) + (other?.depth ?? NaN)).toBeLessThan(100)
  })

  it('gives a villa an arm for each of its sides, and a wall for the others', () => {
    const [villa] = shapes(part('villa', 'E', 'S', 'W'))
    expect(villa?.arms).toHaveLength(3)
    const open = villa?.rim.filter(({ d }) => d.includes('V')).map(({ turn }) => turn % 4)
    expect(open?.sort()).toEqual([1, 2, 3])
  })

  it('keeps every icon within the tile', () => {
    for (const kind of ['pond', 'garden', 'merchant', 'craftsman', 'bakery'] as const)
      for (const side of ['N', 'E', 'S', 'W'] as const)
        for (const { icon } of shapes(part(kind, side), part('vineyard', side === 'N' ? 'E' : 'N')))
          for (const middle of [icon.x, icon.y]) {
            expect(middle - icon.size / 2).toBeGreaterThanOrEqual(0)
            expect(middle + icon.size / 2).toBeLessThanOrEqual(100)
          }
  })
})
