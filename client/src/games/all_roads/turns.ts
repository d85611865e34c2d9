import type { LogLine } from '../../wire'
import type { Built, Digest } from './types'
import { changes, closing, KINDS, list, some, type Named } from './words'

/** What one seat did in one turn, or in a part of it, and what that brought. */
export interface Turn {
  seat: number
  /** The cells of the tiles that it laid. */
  cells: readonly string[]
  /** The loops that they closed. */
  loops: readonly string[][]
  /** Tokens that are new or more than before; a monument's place is its loop. */
  builds: readonly Built[]
  /** Points by seat. */
  gains: readonly number[]
  /** What it consists of. */
  digests: readonly Digest[]
}

/** A loop as the place of a monument. */
export const placeOf = (loop: readonly string[]): string => loop.join(' ')

/** What several decisions of one turn came to. */
export function summed(seat: number, digests: readonly Digest[]): Turn {
  return {
    seat,
    digests,
    cells: digests.flatMap(({ cell }) => cell ?? []),
    loops: digests.flatMap(({ loops = [] }) => loops),
    builds: digests.flatMap(({ builds = [], loops = [] }) =>
      builds.map((built) => ({ ...built, place: built.place || placeOf(loops[built.loop ?? 0] ?? []) })),
    ),
    gains: digests.reduce<number[]>((sum, { gains }) => gains.map((gain, at) => gain + (sum[at] ?? 0)), []),
  }
}

/** The story by turns, without what was drawn. */
export function turnsOf(story: readonly LogLine[]): Turn[] {
  const turns: { seat: number; digests: Digest[] }[] = []
  let last: number | null = null
  for (const { seat, digest } of story) {
    // After a turn its player draws; with an empty stack the next seat shows the change.
    if (seat !== null && seat !== last) turns.push({ seat, digests: [] })
    if (digest !== undefined) turns.at(-1)?.digests.push(digest as Digest)
    last = seat
  }
  return turns.map(({ seat, digests }) => summed(seat, digests))
}

/**
 * The turns since the last whole one of this seat, its own that is being played included; while others
 * act, its last one too, for it has just been played. For who looks on, the last round.
 */
export function sinceTurn(turns: readonly Turn[], seat: number | null, seats: number, mine: boolean): Turn[] {
  if (seat === null) return turns.slice(-seats)
  const others = turns.findLastIndex((turn) => turn.seat !== seat)
  const last = turns.findLastIndex((turn, at) => turn.seat === seat && (at < others || !mine))
  return turns.slice(mine ? last + 1 : Math.max(0, last))
}

/** "closed a loop of 3 tiles and built a monument", "laid 2 tiles". */
export function deeds({ cells, loops, builds }: Turn): string {
  const fresh = builds.filter(({ was }) => was == null)
  const built = [...KINDS].reverse().flatMap((kind) => {
    const number = fresh.filter((one) => one.kind === kind).length
    return number === 0 ? [] : [some(number, kind)]
  })
  const done = [
    ...(loops.length > 0 ? [closing(loops, 'closed')] : []),
    ...(built.length > 0 ? [`built ${list(built)}`] : []),
  ]
  return done.length > 0 ? done.join(' and ') : `laid ${some(cells.length, 'tile')}`
}

/** "closed a loop of 3 tiles. Livia’s house became a villa." */
export const inSentences = (turn: Turn, named: Named): string =>
  [`${deeds(turn)}.`, ...changes(turn.builds, named)].join(' ')
