import { expect, test } from 'vitest'
import type { Choice } from '../../../server/delta'
import type { LogLine } from '../../../server/wire'
import { cellIn, coinsOf, purchaseOf, soldIn } from './choices'
import type { Action } from '../types'

const choice = (line: string, action: Action): Choice => ({
  do: line,
  action,
  label: { id: line },
  wording: {},
  preview: { gains: {} },
})

const CHOICES = [
  choice('build mine tavern', { verb: 'build', tile: 'mine', other: 'tavern' }),
  choice('build mine coins', { verb: 'build', tile: 'mine', other: 'coins' }),
  choice('build theater', { verb: 'build', tile: 'theater', other: '' }),
  choice('take-coins mine', { verb: 'take-coins', tile: 'mine' }),
  choice('residence 0,1', { verb: 'residence', cell: '0,1' }),
]

test('a tile is bought alone or from its pair', () => {
  expect(purchaseOf(CHOICES, 'theater')?.do).toBe('build theater')
  expect(purchaseOf(CHOICES, 'mine', 'coins')?.do).toBe('build mine coins')
  expect(purchaseOf(CHOICES, 'mine')).toBeUndefined()
})

test('the denarii of a pair are taken by its tile', () => {
  expect(coinsOf(CHOICES, 'mine')?.do).toBe('take-coins mine')
  expect(coinsOf(CHOICES, 'theater')).toBeUndefined()
})

test('only what happens in a city has a cell', () => {
  expect(CHOICES.map(({ action }) => cellIn(action as Action))).toEqual([null, null, null, null, '0,1'])
})

test('what was bought since the market was filled leaves its place there; a temple leaves its row', () => {
  const line = (action: Action): LogLine => ({ seat: 0, text: '', sentence: { id: 'said' }, action })
  const build = (tile: string): Action => ({ verb: 'build', tile, other: '' })
  const story = [
    line({ verb: 'lay', what: 'temples', tiles: ['janus'] }),
    line({ verb: 'lay', what: 'reveal', tiles: ['mine', 'farm'] }),
    line(build('farm')),
    line({ verb: 'lay', what: 'reveal', tiles: ['theater'] }),
    line(build('mine')),
    line(build('janus')),
  ]
  expect(soldIn(story)).toEqual(['mine'])
  expect(soldIn([])).toEqual([])
})
