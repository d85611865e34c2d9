import { describe, expect, it } from 'vitest'
import { boundsOf, cellOf, next, spotOf, tilesByCell, towards, viewOf } from './grid'
import { WAYS } from './kinds'

const BACK = { up: 'down', right: 'left', down: 'up', left: 'right' } as const

describe('cells', () => {
  it.each(['0,0', '-3,12', '7,-1'])('%s is written as it is read', (cell) => {
    expect(cellOf(spotOf(cell))).toBe(cell)
  })
})

describe('towards', () => {
  it('goes to four different cells, and back', () => {
    expect(new Set(WAYS.map((way) => towards('2,-1', way, 1))).size).toBe(4)
    for (const way of WAYS) expect(towards(towards('2,-1', way, 3), BACK[way], 3)).toBe('2,-1')
  })

  it('counts y downwards', () => {
    expect(towards('0,0', 'up', 2)).toBe('0,-2')
    expect(towards('0,0', 'right', 2)).toBe('2,0')
  })

  it('stays where it is with no step', () => {
    for (const way of WAYS) expect(towards('4,5', way, 0)).toBe('4,5')
  })
})

describe('boundsOf', () => {
  const CITY = ['0,0', '2,-1', '-1,3'].map(spotOf)

  it('is the smallest rectangle around all', () => {
    expect(boundsOf(CITY)).toEqual({ left: -1, top: -1, columns: 4, rows: 5 })
  })

  it('grows by the margin on each side', () => {
    expect(boundsOf(CITY, 2)).toEqual({ left: -3, top: -3, columns: 8, rows: 9 })
  })

  it('is one cell around one cell', () => {
    expect(boundsOf([{ x: 5, y: -5 }])).toEqual({ left: 5, top: -5, columns: 1, rows: 1 })
  })
})

describe('viewOf', () => {
  const line = ['0,0', '1,0', '2,0', '3,0', '4,0']

  it('shows the middle of a city as long as what is lit is in sight', () => {
    expect(viewOf(line, ['3,0'], 5, 3)).toEqual({ left: 0, top: -1 })
  })

  it('moves no further than to what is lit', () => {
    expect(viewOf(line, ['6,0'], 5, 3)).toEqual({ left: 2, top: -1 })
    expect(viewOf(line, ['2,-4'], 5, 3)).toEqual({ left: 0, top: -4 })
  })

  it('shows the middle of what is lit where that is larger than the pane', () => {
    expect(viewOf(['0,0'], ['-4,0', '8,0'], 5, 3).left).toBe(0)
  })

  it('shows the middle of a city in which nothing is lit', () => {
    expect(viewOf(line, [], 3, 1)).toEqual({ left: 1, top: 0 })
  })
})

describe('next', () => {
  it('takes the nearest cell that way', () => {
    expect(next('0,0', 'right', ['3,0', '1,0', '-1,0'])).toBe('1,0')
    expect(next('0,0', 'up', ['0,1', '0,-4'])).toBe('0,-4')
  })

  it('rather goes farther than aside', () => {
    expect(next('0,0', 'right', ['1,1', '2,0'])).toBe('2,0')
  })

  it('is null where nothing lies that way', () => {
    expect(next('0,0', 'left', ['0,0', '0,5', '1,0'])).toBeNull()
  })
})

it('finds tiles by their cell', () => {
  const tile = { cell: '1,2', x: 1, y: 2, tile: 'w01' }
  const found = tilesByCell([tile])
  expect(found.get('1,2')).toBe(tile)
  expect(found.get('2,1')).toBeUndefined()
})
