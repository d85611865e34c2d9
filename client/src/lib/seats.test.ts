import { describe, expect, it } from 'vitest'
import type { LogLine } from '../wire'
import { badgeAt, isYou, lastTurnOf, nameAt, seating, sinceMyTurn } from './seats'

const story = (...seats: (number | null)[]): LogLine[] => seats.map((seat, at) => ({ seat, sentence: `${at}` }) as LogLine)
const numbers = (told: readonly LogLine[]): number[] => told.map(({ sentence }) => Number(sentence))

describe('seating', () => {
  const sitters = [{ name: 'Ada' }, { name: 'Livia', bot: 'greedy' }]

  it('gives each seat its own colour', () => {
    const seats = seating({ game: 'minerva', seats: 4 }, [...sitters, ...sitters], [0])
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(4)
    expect(seats.map(({ mine }) => mine)).toEqual([true, false, false, false])
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'greedy', null, 'greedy'])
  })

  it('gives two seats all four colours in the full-length game', () => {
    const seats = seating({ game: 'all_roads', seats: 2, variant: 'full_length' }, sitters, [0])
    expect(seats.flatMap(({ colours }) => colours).sort()).toEqual([0, 1, 2, 3])
  })

  it('says "You" to one person only', () => {
    const [alone, shared] = [[0], [0, 1]].map((mine) => seating({ game: 'minerva', seats: 2 }, sitters, mine))
    expect(alone?.map((seat) => isYou(seat, alone))).toEqual([true, false])
    expect(shared?.map((seat) => isYou(seat, shared))).toEqual([false, false])
    expect(nameAt(0, alone ?? [])).toBe('You')
    expect(nameAt(0, shared ?? [])).toBe('Ada')
    expect(badgeAt(7, alone ?? [])).toEqual({ colours: [], colour: '', name: '' })
  })
})

describe('sinceMyTurn', () => {
  it('is what others decided after my last turn, without draws', () => {
    const { from, told, first, acted } = sinceMyTurn(story(0, 0, 1, null, 2), 0)
    expect({ from, first, acted }).toEqual({ from: 2, first: false, acted: false })
    expect(numbers(told)).toEqual([2, 4])
  })

  it('stays while I act', () => {
    const { told, acted } = sinceMyTurn(story(0, 1, 0), 0)
    expect(numbers(told)).toEqual([1])
    expect(acted).toBe(true)
  })

  it('begins with the story before my first turn', () => {
    const { from, told, first } = sinceMyTurn(story(1, 2), 0)
    expect({ from, first }).toEqual({ from: 0, first: true })
    expect(numbers(told)).toEqual([0, 1])
  })

  it('is empty for who looks on, and where nobody else acted', () => {
    expect(sinceMyTurn(story(0, 1), null).told).toEqual([])
    expect(sinceMyTurn(story(0, null, 0), 0)).toEqual({ from: 3, told: [], first: true, acted: false })
  })
})

describe('lastTurnOf', () => {
  it('is what a seat decided at the end, without draws', () => {
    expect(numbers(lastTurnOf(story(0, 1, 0, null, 0), 0))).toEqual([2, 4])
  })

  it('is empty once somebody else acted', () => {
    expect(lastTurnOf(story(0, 1), 0)).toEqual([])
  })
})
