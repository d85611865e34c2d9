import { message, Voice, type Listener } from '../words/voice.svelte'
import type { Update } from '../server/delta'
import type { LogLine, Message, Setup, Sitter, Turn } from '../server/wire'

/** The four colours of the house, each with its emblem; a seat has one of them, or two. */
export const EMBLEMS = ['laurel', 'column', 'sun', 'leaf'] as const
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const

/** Where seats do not simply have the colours in their order. */
const COLOURS_OF: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'all_roads full_length': [
    [2, 3],
    [1, 0],
  ],
}

/** Who sits where, as the page speaks of them. */
export interface Seat {
  at: number
  name: string
  /** The name of the bot that plays it; null for a person. */
  bot: string | null
  /** One of this browser's seats. */
  mine: boolean
  /** Places in `COLOURS` and `EMBLEMS`. */
  colours: readonly number[]
}

const house = new Voice()

/** What who sits there is called: no two the same, whether people or bots, so "Ada" and "Ada 2". */
export const calledAt = (at: number, sitters: readonly Sitter[]): string => called(sitters)[at] ?? ''

/**
 * The name of who sits there; somebody who gave none is called by the house, in the reader's language: "You" where no other
 * person plays, since others would read it of somebody else.
 */
function nameOf(at: number, sitters: readonly Sitter[]): string {
  const sitter = sitters[at]
  if (sitter !== undefined && sitter.name !== '') return sitter.name
  const people = sitters.filter(({ bot }) => bot == null)
  const alone = people.length === 1 && people[0] === sitter
  return alone ? house.t('name-you') : house.t('player-number', { number: at + 1 })
}

function called(sitters: readonly Sitter[]): string[] {
  const taken = new Set<string>()
  return sitters.map((_, at) => {
    const name = nameOf(at, sitters)
    let own = name
    for (let number = 2; taken.has(likeness(own)); number++) own = `${name} ${number}`
    taken.add(likeness(own))
    return own
  })
}

/** The same for names that look the same. */
const likeness = (name: string): string => name.normalize('NFKC').toLowerCase()

export function seating(setup: Setup, sitters: readonly Sitter[], mine: readonly number[]): Seat[] {
  const other = COLOURS_OF[`${setup.game} ${setup.variant ?? 'standard'}`]
  const names = called(sitters)
  return sitters.map((sitter, at) => {
    const colours = other?.[at] ?? [at % COLOURS.length]
    return { at, name: names[at] ?? '', bot: sitter.bot ?? null, mine: mine.includes(at), colours }
  })
}

/** "You" is said where there is only one person to say it to. */
export const isYou = (seat: Seat, seats: readonly Seat[]): boolean =>
  seat.mine && seats.filter((one) => one.mine).length === 1

/** The voice that speaks to this browser at a table of this game. */
export const listenerOf = (game: string | undefined, seats: readonly Seat[]): Listener => ({
  part: game ?? 'frame',
  names: seats.map(({ name }) => name),
  you: seats.find((seat) => isYou(seat, seats))?.at ?? null,
})

/** What a seat shows of itself: its colours and a name. */
export type Badge = Pick<Seat, 'colours' | 'name'>

/** The colours of a badge, to be said where a colour is meant as such. */
export const coloursOf = ({ colours }: Badge): Message[] =>
  colours.map((one) => message('seat-colour', { colour: COLOURS[one] ?? '' }))

/** The seat at a place, called "You" where that is said. */
export function badgeAt(at: number, seats: readonly Seat[]): Badge {
  const seat = seats[at]
  if (seat === undefined) return { colours: [], name: '' }
  return isYou(seat, seats) ? { ...seat, name: house.t('name-you') } : seat
}

/** "You", or the name of who sits there. */
export const nameAt = (at: number, seats: readonly Seat[]): string => badgeAt(at, seats).name

export interface Since {
  /** What others did, turn by turn. */
  turns: readonly Turn[]
  /** The same decision by decision. */
  told: readonly LogLine[]
  /** Where in the log it begins; its end where nothing happened. */
  from: number
  /** Whether I have had no turn before it. */
  first: boolean
  /** Whether I have decided something in this turn already. */
  acted: boolean
}

/** What others did between my last turn and this one, or so far if they still act. */
export function sinceMyTurn(update: Update | null): Since {
  const { turns = [], seat = null, log = [] } = update ?? {}
  const others = turns.filter((turn) => turn.seat !== seat)
  const [begin] = others
  const last = others.at(-1)
  if (seat === null || begin === undefined || last === undefined)
    return { turns: [], told: [], from: log.length, first: true, acted: false }
  return {
    turns: others,
    told: others.flatMap((turn) => log.slice(turn.first, turn.last + 1).filter((line) => line.seat === turn.seat)),
    from: begin.first,
    first: !turns.some((turn) => turn.seat === seat && turn.last < begin.first),
    acted: turns.some((turn) => turn.seat === seat && turn.first > last.last),
  }
}

/** The turn that a seat has just ended or still takes; nothing if somebody else acted after it. */
export function lastTurnOf(update: Update, seat: number | null): readonly Turn[] {
  return update.turns.slice(-1).filter((turn) => turn.seat === seat)
}
