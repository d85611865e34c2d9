import { expect, test } from 'vitest'
import type { LogLine } from '../../../server/wire'
import { motion } from './flights'
import type { Action, Box, Digest, View } from '../types'

const box = { box: { colours: ['red', 'blue'] } } as unknown as Box
const view = {
  seat: 0,
  seats: [{ supplies: [{ colour: 'red' }] }, { supplies: [{ colour: 'blue' }] }],
} as unknown as View

const told = (seat: number, action: Action, digest: Partial<Digest> = {}): LogLine => ({
  seat,
  text: '',
  sentence: { id: 'said' },
  action,
  digest: { game: 'all_roads', gains: [0, 0], ...digest },
})
const place: Action = { verb: 'place', tile: 'fork', cell: '1,-2', turns: 3 }

test('my tile goes from where I hold it, another one from the tiles of who laid it', () => {
  expect(motion(told(0, place), view, view, box).flights).toEqual([
    { thing: { is: 'tile', tile: 'fork', turns: 3 }, from: ['held', 'hand:fork', 'seat:0'], to: ['tile:1,-2'] },
  ])
  expect(motion(told(1, place), view, view, box).flights[0]?.from).toEqual(['pool:1:fork', 'seat:1'])
})

test('tokens follow from the supply, a monument to its loop, and points to whoever won them', () => {
  const { flights, gains } = motion(
    told(0, place, {
      gains: [0, 4],
      loops: [['0,0', '1,0']],
      builds: [{ place: '', kind: 'monument', colour: 'blue', seat: 1, loop: 0 }],
    }),
    view,
    view,
    box,
  )
  expect(flights[1]).toEqual({
    thing: { is: 'token', kind: 'monument', hue: 'seat-2' },
    from: ['supply:1:monument', 'seat:1'],
    to: ['token:0%2C0%201%2C0'],
  })
  expect(gains).toEqual([{ at: ['points:1', 'seat:1'], amount: 4, hue: 'seat-2' }])
})

test('drawn tiles are nobody else’s business', () => {
  const drawn = { ...told(0, { verb: 'draw', tiles: ['fork'] }), seat: null, digest: null }
  expect(motion(drawn, view, view, box)).toEqual({ flights: [], gains: [] })
})
