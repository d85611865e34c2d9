import { expect, test } from 'vitest'
import type { LogLine } from '../../../server/wire'
import { motion } from './flights'
import type { Action, Digest, View } from '../types'

const acting = { moment: { is: 'acting', seat: 1 }, seats: [{ tiles: [] }, { tiles: [] }] } as unknown as View
const built = {
  ...acting,
  seats: [{ tiles: [] }, { tiles: [{ cell: 'b2', tile: 'bath', x: 0, y: 0 }] }],
} as unknown as View

const told = (action: Action, digest: Partial<Digest> = {}): LogLine => ({
  seat: 1,
  text: '',
  sentence: { id: 'said' },
  action,
  digest: { game: 'minerva', gains: {}, ...digest },
})

test('a tile that is bought is kept in mind, and flies from the market once its cell is chosen', () => {
  const bought = motion(told({ verb: 'build', tile: 'bath', other: '' }), acting, acting)
  expect(bought.flights).toEqual([])
  expect(bought.kept).toEqual({ 'held:1': ['market:bath'] })
  expect(motion(told({ verb: 'at', cell: 'b2' }), acting, built).flights).toEqual([
    { thing: { is: 'tile', tile: 'bath', seat: 1 }, from: ['held:1', 'seat:1'], to: ['cell:1:b2'], orInto: ['seat:1'] },
  ])
})

test('a facility that is moved comes from its own cell', () => {
  const moving = { ...acting, moment: { is: 'resolving', origin: 'a1', work: [] } } as unknown as View
  expect(motion(told({ verb: 'at', cell: 'b2' }), moving, built).flights[0]?.from[0]).toBe('cell:1:a1')
})

test('an assistant goes to its residence', () => {
  const [flight] = motion(told({ verb: 'assist', cell: 'b2' }), acting, built).flights
  expect([flight?.from[0], flight?.to[0]]).toEqual(['stock:1:assistants', 'aide:1:b2'])
})

test('what a line yields goes from the residence to the panel; what is paid is told there', () => {
  const directing = { ...acting, moment: { is: 'directing', seat: 1, cell: 'c3' } } as unknown as View
  const line = told({ verb: 'activate', direction: 'up' }, { gains: { wood: 2, denarii: -1 } })
  const { flights, gains } = motion(line, directing, acting)
  expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['cell:1:c3', 'stock:1:wood'],
    ['cell:1:c3', 'stock:1:wood'],
  ])
  expect(gains.map(({ amount, icon }) => [amount, icon])).toEqual([
    [2, 'wood'],
    [-1, 'denarius'],
  ])
})

test('glory is won by whoever leads, not by who ended the round', () => {
  const line = told({ verb: 'pass' }, { glory: [{ seat: 0, rank: 1, vp: 5 }] })
  expect(motion(line, acting, acting).gains).toEqual([
    { at: ['points:0', 'seat:0'], amount: 5, icon: 'glory', hue: 'seat-1' },
  ])
})
