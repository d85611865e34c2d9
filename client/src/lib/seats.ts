import type { Listener } from '../language/voice.svelte'
import type { Setup, Sitter, LogLine } from '../wire'

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
  /** "blue", "yellow and green". */
  colour: string
}

export function seating(setup: Setup, sitters: readonly Sitter[], mine: readonly number[]): Seat[] {
  const other = COLOURS_OF[`${setup.game} ${setup.variant ?? 'standard'}`]
  return sitters.map((sitter, at) => {
    const colours = other?.[at] ?? [at % COLOURS.length]
    const colour = colours.map((one) => COLOURS[one]).join(' and ')
    return { at, name: sitter.name, bot: sitter.bot ?? null, mine: mine.includes(at), colours, colour }
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
export type Badge = Pick<Seat, 'colours' | 'colour' | 'name'>

/** The seat at a place, called "You" where that is said. */
export function badgeAt(at: number, seats: readonly Seat[]): Badge {
  const seat = seats[at]
  if (seat === undefined) return { colours: [], colour: '', name: '' }
  return isYou(seat, seats) ? { ...seat, name: 'You' } : seat
}

/** "You", or the name of who sits there. */
export const nameAt = (at: number, seats: readonly Seat[]): string => badgeAt(at, seats).name

/** "Your turn", "Livia’s turn". */
export const turnOf = (seat: Seat, seats: readonly Seat[]): string =>
  isYou(seat, seats) ? 'Your turn' : `${seat.name}’s turn`

export interface Since {
  /** Where in the story it begins; its end where nothing happened. */
  from: number
  /** What others decided. */
  told: readonly LogLine[]
  /** Whether I have had no turn before it. */
  first: boolean
  /** Whether I have decided something in this turn already. */
  acted: boolean
}

/** What others did between my last turn and this one, or so far if they still act. */
export function sinceMyTurn(story: readonly LogLine[], seat: number | null): Since {
  const others = (told: LogLine | undefined): boolean => told?.seat !== null && told?.seat !== seat
  const last = story.findLastIndex(others)
  if (seat === null || last < 0) return { from: story.length, told: [], first: true, acted: false }
  const mine = story.findLastIndex((told, at) => at < last && told.seat === seat)
  const from = story.findIndex((told, at) => at > mine && others(told))
  return {
    from,
    told: story.slice(from, last + 1).filter(others),
    first: mine < 0,
    acted: story.slice(last + 1).some((told) => told.seat === seat),
  }
}

/** What a seat decided at the end of the story; empty if somebody else acted after it. */
export function lastTurnOf(story: readonly LogLine[], seat: number | null): readonly LogLine[] {
  const decided = story.filter((told) => told.seat !== null)
  return decided.slice(decided.findLastIndex((told) => told.seat !== seat) + 1)
}
