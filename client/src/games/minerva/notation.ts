import type { LogLine } from '../../wire'

/** A line of notation, taken apart. */
export const verbOf = (line: string | null): string => (line ?? '').split(' ')[0] ?? ''
export const objectOf = (line: string | null): string => (line ?? '').split(' ')[1] ?? ''

/** The tile that a line buys, and the one that leaves with it. */
export function boughtBy(line: string | null): { tile: string; other: string } | null {
  const [verb, tile, other] = (line ?? '').split(' ')
  return verb === 'build' && tile ? { tile, other: other ?? '' } : null
}

/** Where something was laid or set in these entries, by a seat. */
export const touched = (told: readonly LogLine[], seat: number): ReadonlySet<string> =>
  new Set(
    told.flatMap(({ seat: who, text }) =>
      who === seat && ['at', 'residence', 'assist'].includes(verbOf(text)) ? [objectOf(text)] : [],
    ),
  )
