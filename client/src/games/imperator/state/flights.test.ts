import { expect, test } from 'vitest'
import type { LogLine } from '../../../server/wire'
import { motion, type Thing } from './flights'
import type { Action, Box, View } from '../types'

const box = {
  cards: [
    { id: 'war', kind: 'conquest' },
    { id: 'gardens', kind: 'building' },
  ],
} as unknown as Box
const before = {
  moment: { is: 'choosing' },
  tracks: { culture: 2, military: 3, industry: 1 },
  regions: ['rome'],
  monuments: { senate: 0 },
  built: [],
  hand: ['war', 'gardens'],
  marked: 0,
} as unknown as View

const told = (action: Action): LogLine => ({ seat: 0, text: '', sentence: { id: 'said' }, action })
const after = (change: Partial<View>): View => ({ ...before, ...change })
const things = (all: readonly { thing: Thing; to: readonly string[] }[]): string[] =>
  all.map(({ thing, to }) => `${thing.is} ${to[0]}`)

test('a conquest: a cube from its card to the region, what it gives from there to the track', () => {
  const now = after({ regions: ['rome', 'gaul'], tracks: { culture: 2, military: 2, industry: 2 } })
  const { flights, gains } = motion(told({ verb: 'conquer', region: 'gaul' }), before, now, box)
  expect(flights[0]).toEqual({ thing: { is: 'cube' }, from: ['card:war', 'hand'], to: ['cube:gaul'] })
  expect(flights.find(({ thing }) => thing.is === 'unit')?.from).toEqual(['region:gaul'])
  expect(gains.map(({ amount, icon }) => [amount, icon])).toEqual([
    [-1, 'military'],
    [1, 'industry'],
  ])
})

test('a building card slides to its panel, a cube to its monument', () => {
  const built = motion(told({ verb: 'build', card: 'gardens' }), before, after({ built: ['gardens'] }), box)
  expect(built.flights[0]?.from).toEqual(['card:gardens', 'hand'])
  expect(things(built.flights)).toEqual(['building building:gardens'])
  const raised = motion(told({ verb: 'raise', card: 'x' }), before, after({ monuments: { senate: 1 } }), box)
  expect(things(raised.flights)).toEqual(['cube monument:senate:0'])
})

test('the barbarians take what is paid, or a region', () => {
  const poor = after({ marked: 1, tracks: { culture: 2, military: 1, industry: 1 } })
  const paid = motion(told({ verb: 'pay' }), before, poor, box)
  expect(things(paid.flights)).toEqual(['cube tracked:military', 'unit invasion:0', 'unit invasion:0'])
  const lost = motion(told({ verb: 'lose', region: 'rome' }), before, after({ regions: [] }), box)
  expect(things(lost.flights)).toEqual(['cube invasion:0'])
})

test('cards that are dealt lie where they lie', () => {
  const dealt = motion(told({ verb: 'draw', cards: [], hand: 0 }), before, after({ tracks: poor }), box)
  expect([...dealt.flights, ...dealt.gains]).toEqual([])
})
const poor = { culture: 0, military: 0, industry: 0 }
