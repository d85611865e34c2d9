import { beforeAll, describe, expect, it } from 'vitest'
import { language } from '../words/language.svelte'
import type { Update } from '../server/delta'
import type { LogLine, Turn } from '../server/wire'
import { badgeAt, calledAt, isYou, lastTurnOf, nameAt, seating, sinceMyTurn } from './seats'

/** A table that I look at from `seat`, with who acted line by line (null is chance) and who took which lines. */
function table(seat: number | null, log: (number | null)[], ...turns: [seat: number, first: number, last: number][]) {
  return {
    seat,
    log: log.map((one, at) => ({ seat: one, text: `${at}` }) as LogLine),
    turns: turns.map(([of, first, last]): Turn => ({ seat: of, first, last, recap: {} })),
  } as unknown as Update
}
const numbers = (told: readonly LogLine[]): number[] => told.map(({ text }) => Number(text))

beforeAll(() => language.load('frame'))

describe('seating', () => {
  const sitters = [{ name: 'Ada' }, { name: 'Livia', bot: 'greedy' }]

  it('gives each seat its own colour', () => {
    const seats = seating({ game: 'minerva', seats: 4 }, [...sitters, ...sitters], [0])
    expect(new Set(seats.flatMap(({ colours }) => colours)).size).toBe(4)
    expect(seats.map(({ mine }) => mine)).toEqual([true, false, false, false])
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'greedy', null, 'greedy'])
  })

  it('gives two seats all four colours in the full-length game', () => {
    const seats = seating({ game: 'all_roads', seats: 2, variant: 'full_length' }, sitters, [0])
    expect(seats.flatMap(({ colours }) => colours).sort()).toEqual([0, 1, 2, 3])
  })

  it('tells equal names apart, of people and of bots', () => {
    const names = (...given: string[]): string[] =>
      seating(
        { game: 'minerva', seats: given.length },
        given.map((name, at) => ({ name, bot: at === 2 ? 'novice' : null })),
        [0],
      ).map((seat) => seat.name)
    expect(names('Ada', 'Ada', 'Ada')).toEqual(['Ada', 'Ada 2', 'Ada 3'])
    expect(names('Ada', 'Ada', 'Ada 2')).toEqual(['Ada', 'Ada 2', 'Ada 2 2'])
    expect(names('Ada', 'Gaius', 'ada', 'Ａda')).toEqual(['Ada', 'Gaius', 'ada 2', 'Ａda 3'])
    expect(names('', '', 'Player 1')).toEqual(['Player 1', 'Player 2', 'Player 1 2'])
  })

  it('says "You" to one person only', () => {
    const [alone, shared] = [[0], [0, 1]].map((mine) => seating({ game: 'minerva', seats: 2 }, sitters, mine))
    expect(alone?.map((seat) => isYou(seat, alone))).toEqual([true, false])
    expect(shared?.map((seat) => isYou(seat, shared))).toEqual([false, false])
    expect(nameAt(0, alone ?? [])).toBe('You')
    expect(nameAt(0, shared ?? [])).toBe('Ada')
    expect(badgeAt(7, alone ?? [])).toEqual({ colours: [], name: '' })
  })
})

describe('calledAt', () => {
  it('is the name that somebody gave', () => {
    expect(calledAt(1, [{ name: '' }, { name: 'Livia', bot: 'greedy' }])).toBe('Livia')
  })

  it('says "You" to who gave none, in the language of the reader', async () => {
    const sitters = [{ name: '' }, { name: 'Livia', bot: 'greedy' }]
    expect(calledAt(0, sitters)).toBe('You')
    await language.choose('de')
    expect(calledAt(0, sitters)).toBe('Du')
    await language.choose('en')
  })

  it('tells equal names apart', () => {
    expect([0, 1].map((at) => calledAt(at, [{ name: 'Ada' }, { name: 'Ada' }]))).toEqual(['Ada', 'Ada 2'])
  })

  it('counts several who gave none', () => {
    expect([0, 1].map((at) => calledAt(at, [{ name: '' }, { name: '' }]))).toEqual(['Player 1', 'Player 2'])
  })

  it('does not say "You" of one of several people', () => {
    expect(calledAt(0, [{ name: '' }, { name: 'Gaius' }])).toBe('Player 1')
  })

  it('never says "You" to a bot', () => {
    const bot = { name: '', bot: 'novice' }
    expect([0, 1].map((at) => calledAt(at, [{ name: 'Ada' }, bot]))).toEqual(['Ada', 'Player 2'])
    expect([0, 1].map((at) => calledAt(at, [{ name: '' }, bot]))).toEqual(['You', 'Player 2'])
  })
})

describe('sinceMyTurn', () => {
  it('is what others decided after my last turn, without draws', () => {
    const update = table(0, [0, 0, 1, null, 2], [0, 0, 1], [1, 2, 2], [2, 4, 4])
    const { from, turns, told, first, acted } = sinceMyTurn(update)
    expect({ from, first, acted }).toEqual({ from: 2, first: false, acted: false })
    expect(turns.map((turn) => turn.seat)).toEqual([1, 2])
    expect(numbers(told)).toEqual([2, 4])
  })

  it('stays while I act', () => {
    const { told, acted } = sinceMyTurn(table(0, [0, 1, 0], [0, 0, 0], [1, 1, 1], [0, 2, 2]))
    expect(numbers(told)).toEqual([1])
    expect(acted).toBe(true)
  })

  it('begins with the story before my first turn', () => {
    const { from, told, first } = sinceMyTurn(table(0, [1, 2], [1, 0, 0], [2, 1, 1]))
    expect({ from, first }).toEqual({ from: 0, first: true })
    expect(numbers(told)).toEqual([0, 1])
  })

  it('is empty for who looks on, and where nobody else acted', () => {
    const nothing = { turns: [], told: [], first: true, acted: false }
    expect(sinceMyTurn(table(null, [0, 1], [0, 0, 0], [1, 1, 1]))).toEqual({ ...nothing, from: 2 })
    expect(sinceMyTurn(table(0, [0, null, 0], [0, 0, 0], [0, 2, 2]))).toEqual({ ...nothing, from: 3 })
    expect(sinceMyTurn(null)).toEqual({ ...nothing, from: 0 })
  })
})

describe('lastTurnOf', () => {
  const update = table(1, [0, 1, 1], [0, 0, 0], [1, 1, 2])

  it('is the turn that a seat has just taken', () => {
    expect(lastTurnOf(update, 1).map(({ first }) => first)).toEqual([1])
  })

  it('is empty once somebody else acted', () => {
    expect(lastTurnOf(update, 0)).toEqual([])
  })
})
