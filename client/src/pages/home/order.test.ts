import { expect, test } from 'vitest'
import type { MatchCard, Sitter } from '../../server/wire'
import { byTurn } from './order'

const card = (id: string, to_act: number | null, mine: number[], ...sitters: Sitter[]): MatchCard => ({
  id,
  setup: { game: 'minerva', seats: sitters.length },
  sitters,
  updated: '',
  over: false,
  mine,
  to_act,
  headline: { title: { id: '' }, scores: [] },
  result: null,
  campaign: null,
  time_left: null,
  lesson: null,
  daily: null,
  played_on: null,
})
const ME = { name: 'Ada' }
const FRIEND = { name: 'Gaius' }
const BOT = { name: 'Livia', bot: 'citizen' }

test('my turn comes first, and where friends wait before where bots do', () => {
  const cards = [
    card('waiting', 1, [0], ME, FRIEND),
    card('bots', 0, [0], ME, BOT),
    card('watching', 0, [], BOT, BOT),
    card('friends', 0, [0], ME, FRIEND),
    card('shared', 1, [0, 1], ME, FRIEND),
  ]
  expect(byTurn(cards).map(({ id }) => id)).toEqual(['friends', 'bots', 'shared', 'waiting', 'watching'])
})
