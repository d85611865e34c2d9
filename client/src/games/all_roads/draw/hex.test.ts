import { describe, expect, it } from 'vitest'
import {
  APOTHEM,
  boundsOf,
  centre,
  coordinates,
  hexagon,
  neighbour,
  nextTowards,
  placeParts,
  RADIUS,
  sideTo,
  towards,
} from './hex'

const SIDES = [0, 1, 2, 3, 4, 5]
const CELLS = ['0,0', '2,-1', '-3,4', '0,-5']

describe('neighbour', () => {
  it.each(CELLS)('of %s are six different cells, each as far as two apothems', (cell) => {
    const around = SIDES.map((side) => neighbour(cell, side))
    expect(new Set(around).size).toBe(6)
    for (const other of around) {
      const [a, b] = [centre(cell), centre(other)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(2 * APOTHEM)
    }
  })

  it.each(CELLS)('of %s is left again by the opposite side', (cell) => {
    for (const side of SIDES) expect(neighbour(neighbour(cell, side), side + 3)).toBe(cell)
  })

  it('leads around a corner back to where it began', () => {
    let cell = '1,1'
    for (const side of SIDES) cell = neighbour(cell, side)
    expect(cell).toBe('1,1')
  })

  it('lies where its side looks', () => {
    for (const side of SIDES) {
      const [way, to] = [towards(side), centre(neighbour('0,0', side))]
      expect(to.x).toBeCloseTo(way.x * 2 * APOTHEM)
      expect(to.y).toBeCloseTo(way.y * 2 * APOTHEM)
    }
  })
})

describe('sideTo', () => {
  it('finds the side of each neighbour', () => {
    for (const side of SIDES) expect(sideTo('3,-2', neighbour('3,-2', side))).toBe(side)
  })

  it('is -1 for a cell that is no neighbour', () => {
    expect(sideTo('0,0', '2,0')).toBe(-1)
    expect(sideTo('0,0', '0,0')).toBe(-1)
  })
})

it('reads coordinates with their signs', () => {
  expect(coordinates('-3,12')).toEqual([-3, 12])
})

describe('placeParts', () => {
  it('tells a dead end from a trade route', () => {
    expect(placeParts('2,-1/4')).toEqual({ cell: '2,-1', side: 4 })
    expect(placeParts('2,-1')).toEqual({ cell: '2,-1', side: null })
    expect(placeParts('2,-1/0')).toEqual({ cell: '2,-1', side: 0 })
  })
})

describe('hexagon', () => {
  const corners = (inset?: number): number[][] =>
    hexagon(inset)
      .split(' ')
      .map((corner) => corner.split(',').map(Number))

  it('has six corners as far as the radius, less the inset', () => {
    for (const inset of [0, 7]) {
      expect(corners(inset)).toHaveLength(6)
      for (const [x = 0, y = 0] of corners(inset)) expect(Math.hypot(x, y)).toBeCloseTo(RADIUS - inset, 0)
    }
  })
})

describe('boundsOf', () => {
  it('is the cell itself for one cell', () => {
    expect(boundsOf(['0,0'])).toEqual({ left: -APOTHEM, right: APOTHEM, top: -RADIUS, bottom: RADIUS })
  })

  it('holds every cell whole, and touches one on each side', () => {
    const { left, right, top, bottom } = boundsOf(CELLS)
    const all = CELLS.map(centre)
    expect(Math.min(...all.map(({ x }) => x - APOTHEM))).toBe(left)
    expect(Math.max(...all.map(({ x }) => x + APOTHEM))).toBe(right)
    expect(Math.min(...all.map(({ y }) => y - RADIUS))).toBe(top)
    expect(Math.max(...all.map(({ y }) => y + RADIUS))).toBe(bottom)
  })
})

describe('nextTowards', () => {
  const right = { x: 1, y: 0 }

  it('takes the nearest cell ahead', () => {
    expect(nextTowards('0,0', right, ['3,0', '1,0', '2,0'])).toBe('1,0')
  })

  it('takes neither the cell itself nor one behind', () => {
    expect(nextTowards('0,0', right, ['0,0', '-1,0'])).toBeNull()
  })

  it('prefers straight ahead to aside', () => {
    expect(nextTowards('0,0', right, ['0,1', '1,0'])).toBe('1,0')
  })

  it('finds the way back with the opposite arrow', () => {
    expect(nextTowards('1,0', { x: -1, y: 0 }, ['0,0', '2,0'])).toBe('0,0')
  })
})
