import { expect, test } from 'vitest'
import { HEADS } from './heads'
import type { GameCard } from '../server/wire'
import { onceMore, playNow, shuffled } from './players'

const card = (name: string, usual_seats: number, ...seats: number[]): GameCard => ({
  name,
  usual_seats,
  draws_beginner: false,
  setups: seats.map((count) => ({ game: name, seats: count })),
  minutes: [5, 20],
  weight: 2,
  lesson: null,
  finished: false,
})

test('every opponent comes once, and in any place', () => {
  const first = shuffled(() => 0)
  const last = shuffled(() => 0.999)
  for (const names of [first, last]) expect([...names].sort()).toEqual(Object.keys(HEADS).sort())
  expect(first).not.toEqual(last)
})

test('play now: the usual number at the usual level, with the first turn mine', () => {
  const { setup, sitters } = playNow(card('minerva', 3, 2, 3, 4, 1), 'Ada', 'citizen', ['Varro', 'Fulvia', 'Livia'])
  expect(setup).toEqual({ game: 'minerva', seats: 3 })
  expect(sitters).toEqual([{ name: 'Ada' }, { name: 'Varro', bot: 'citizen' }, { name: 'Fulvia', bot: 'citizen' }])
})

test('who plays alone has no opponents', () => {
  expect(playNow(card('imperator', 1, 1), 'Ada', 'citizen').sitters).toEqual([{ name: 'Ada' }])
})

test('once more: the same people, and bots that are no more play at the usual level', () => {
  const sitters = [{ name: 'Ada' }, { name: 'Livia', bot: 'greedy' }, { name: 'Varro', bot: 'emperor' }]
  expect(onceMore(sitters, { bots: ['citizen', 'emperor'], usual_bot: 'citizen' })).toEqual([
    { name: 'Ada' },
    { name: 'Livia', bot: 'citizen' },
    { name: 'Varro', bot: 'emperor' },
  ])
})
