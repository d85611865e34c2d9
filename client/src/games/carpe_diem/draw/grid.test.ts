import { describe, expect, it } from 'vitest'
import { cellOf, CELLS, edgeOf, landOf, nextTowards, period, SIZE, xy } from './grid'
import type { Tile } from '../types'

const tile = (...edges: string[]): Tile =>
  ({ id: edges.join('-'), back: 'light', copies: 1, edges, parts: [], source: 'rulebook' }) as unknown as Tile
const SIDES = [0, 1, 2, 3]

describe('cells', () => {
  it('are 36 different ones, each written as it is read', () => {
    expect(new Set(CELLS).size).toBe(SIZE * SIZE)
    for (const cell of CELLS) expect(cellOf(xy(cell).x, xy(cell).y)).toBe(cell)
  })
})

describe('edgeOf', () => {
  const odd = tile('pond', 'grass', 'villa', 'garden')

  it('turns to the right with the tile', () => {
    for (const turns of SIDES)
      for (const side of SIDES)
        expect(edgeOf({ tile: odd, turns }, (side + turns) % 4)).toBe(edgeOf({ tile: odd, turns: 0 }, side))
  })
})

describe('period', () => {
  it('is 1, 2 or 4', () => {
    expect(period(tile('villa', 'villa', 'villa', 'villa'))).toBe(1)
    expect(period(tile('pond', 'grass', 'pond', 'grass'))).toBe(2)
    expect(period(tile('pond', 'pond', 'grass', 'grass'))).toBe(4)
  })
})

describe('landOf', () => {
  it('finds tiles by their cell, with their turn, and leaves out what has no face', () => {
    const face = tile('pond', 'grass', 'grass', 'grass')
    const laid = [
      { x: 2, y: 3, tile: face.id, turns: 1 },
      { x: 1, y: 1, tile: 'unknown', turns: 0 },
    ]
    const land = landOf(laid, new Map([[face.id, face]]))
    expect([...land]).toEqual([['2,3', { tile: face, turns: 1 }]])
  })
})

describe('nextTowards', () => {
  it('takes the nearest cell that way, rather straight than aside', () => {
    expect(nextTowards('3,3', 1, ['6,3', '4,4', '5,3'])).toBe('5,3')
    expect(nextTowards('3,3', 0, ['3,1', '3,6'])).toBe('3,1')
  })

  it('is null where nothing lies that way', () => {
    expect(nextTowards('3,3', 3, ['3,3', '3,4', '5,3'])).toBeNull()
  })
})
