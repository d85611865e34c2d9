import { expect, test } from 'vitest'
import type { LogLine } from '../../../server/wire'
import { motion } from './flights'
import type { Action, Digest, View } from '../types'

const view = { seat: 0 } as unknown as View

const told = (seat: number, action: Action, digest: Partial<Digest> = {}): LogLine => ({
  seat,
  text: '',
  sentence: { id: 'said' },
  action,
  digest: { game: 'carpe_diem', ...digest },
})
const take: Action = { verb: 'take', slot: 2 }
const place: Action = { verb: 'place', cell: '3,4', turns: 1 }

test('a tile that I take comes to my hand; what another takes flies when it is built', () => {
  const mine = motion(told(0, take, { space: 5, tile: 'w1' }), view, view)
  expect(mine.flights).toEqual([{ thing: { is: 'tile', tile: 'w1', turns: 0 }, from: ['slot:5:2'], to: ['hand'] }])
  const other = motion(told(1, take, { space: 5, tile: 'w1' }), view, view)
  expect(other.flights).toEqual([])
  expect(other.kept).toEqual({ 'held:1': ['slot:5:2'] })
  const [flight] = motion(told(1, place, { tile: 'w1', cell: '3,4' }), view, view).flights
  expect(flight).toEqual({
    thing: { is: 'tile', tile: 'w1', turns: 1 },
    from: ['ghost', 'held:1', 'hand', 'seat:1'],
    to: ['cell:1:3,4'],
    orInto: ['seat:1'],
  })
})

test('a patrician walks from where it stands', () => {
  const [flight] = motion(told(1, { verb: 'go', step: 1 }), view, view).flights
  expect([flight?.from[0], flight?.to[0]]).toEqual(['patrician:1', 'patrician:1'])
})

test('goods fly from the tile that brought them, and everything won is told at its panel', () => {
  const line = told(0, place, { tile: 'w1', each: { fish: 2 }, coins: -1, vp: 3, prestige: 1 })
  const { flights, gains } = motion(line, view, view)
  expect(flights.slice(1).map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['cell:0:3,4', 'stock:0:fish'],
    ['cell:0:3,4', 'stock:0:fish'],
  ])
  expect(gains.map(({ at, amount }) => [at[0], amount])).toEqual([
    ['stock:0:fish', 2],
    ['stock:0:coins', -1],
    ['points:0', 3],
    ['prestige:0', 1],
  ])
})
