import type { LogLine } from '../../../server/wire'
import type { Built, Digest } from '../types'

/** What one seat did in one turn, or in a part of it, and what that brought. */
export interface Turn {
  seat: number
  /** The cells of the tiles that it laid. */
  cells: readonly string[]
  /** The loops that they closed. */
  loops: readonly string[][]
  /** Tokens that are new or more than before; a monument's place is its loop. */
  builds: readonly Built[]
}

/** A loop as the place of a monument. */
export const placeOf = (loop: readonly string[]): string => loop.join(' ')

/** What several decisions of one turn came to. */
export function summed(seat: number, digests: readonly Digest[]): Turn {
  return {
    seat,
    cells: digests.flatMap(({ cell }) => cell ?? []),
    loops: digests.flatMap(({ loops = [] }) => loops),
    builds: digests.flatMap(({ builds = [], loops = [] }) =>
      builds.map((built) => ({ ...built, place: built.place || placeOf(loops[built.loop ?? 0] ?? []) })),
    ),
  }
}

export const digestsOf = (lines: readonly LogLine[]): Digest[] =>
  lines.flatMap(({ digest }) => (digest == null ? [] : [digest as Digest]))

/** The last turn of the story, or what was played of it so far. */
export function lastTurn(story: readonly LogLine[]): Turn | null {
  const last = story.findLastIndex(({ seat }) => seat !== null)
  const seat = story[last]?.seat ?? null
  if (seat === null) return null
  // Before a turn somebody else acts, or, with tiles left in a stack, chance draws.
  const before = story.findLastIndex((line, at) => at < last && line.seat !== seat)
  return summed(seat, digestsOf(story.slice(before + 1, last + 1)))
}
