import { expect, test } from 'vitest'
import { seated } from '../../words/voice.svelte'
import type { Lobby, LobbySeat } from '../../server/wire'
import { tidings } from './tidings'

const OPEN: LobbySeat = { name: '', bot: null, taken: false, mine: false }
const sitting = (name: string, bot: string | null = null): LobbySeat => ({ name, bot, taken: true, mine: false })

const lobby = (...seats: LobbySeat[]): Lobby => ({
  type: 'lobby',
  code: '',
  match: null,
  setup: { game: 'all_roads', seats: seats.length },
  draws_beginner: false,
  clock: null,
  hints: false,
  host: 'Ada',
  hosting: true,
  seats,
  public: false,
  locked: false,
  me: '',
  bots: [],
  address: null,
})

const told = (before: Lobby, now: Lobby): unknown[][] => tidings(before, now).map(({ id, args }) => [id, args])

test('who sits down is told by name, and how many seats are open then', () => {
  expect(told(lobby(OPEN, OPEN), lobby(OPEN, sitting('Gaius')))).toEqual([
    ['lobby-came', { who: seated(1), number: 2 }],
    ['lobby-open-seats', { n: 1 }],
  ])
})

test('who leaves is told by the name that is no longer there', () => {
  expect(told(lobby(sitting('Gaius')), lobby(OPEN))).toEqual([
    ['lobby-left', { name: 'Gaius' }],
    ['lobby-open-seats', { n: 1 }],
  ])
})

test('who changes seats has not left', () => {
  expect(told(lobby(sitting('Gaius'), OPEN), lobby(OPEN, sitting('Gaius')))).toEqual([
    ['lobby-came', { who: seated(1), number: 2 }],
    ['lobby-open-seats', { n: 1 }],
  ])
})

test('a bot of another level in the same seat is told', () => {
  const [before, now] = [lobby(sitting('Lucius', 'novice')), lobby(sitting('Lucius', 'emperor'))]
  expect(told(before, now).map(([id]) => id)).toEqual(['lobby-came', 'lobby-open-seats'])
})

test('a lock is told, and nothing where nothing changed', () => {
  const open = lobby(sitting('Gaius'), OPEN)
  expect(told(open, { ...open, locked: true })).toEqual([['lobby-locked-about', {}]])
  expect(told({ ...open, locked: true }, open)).toEqual([['lobby-unlocked-about', {}]])
  expect(told(open, { ...open })).toEqual([])
})
