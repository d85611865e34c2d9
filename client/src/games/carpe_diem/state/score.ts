import type { Message } from '../../../server/wire'
import type { Reasons, Score } from '../types'

/** A line of the final score: which words name it, what it counts for a seat, and how that comes about. */
export interface EndLine {
  line: 'beginning' | 'forum' | 'beyond' | 'items' | 'prestige' | 'frame' | 'fountains' | 'villas'
  /** Of a forum. */
  phase: number
  points: (score: Score) => number
  why: (reasons: Reasons) => Message
}

/** The final score line by line, with a line for each forum. */
export function endLines(forums: number): EndLine[] {
  const plain = (line: Exclude<EndLine['line'], 'forum'>): EndLine => ({
    line,
    phase: 0,
    points: (score) => score[line] ?? 0,
    why: (reasons) => reasons[line],
  })
  const forum = (phase: number): EndLine => ({
    line: 'forum',
    phase,
    points: (score) => score.forums[phase - 1] ?? 0,
    why: (reasons) => reasons.forum,
  })
  return [
    plain('beginning'),
    ...Array.from({ length: forums }, (_, n) => forum(n + 1)),
    plain('beyond'),
    ...(['items', 'prestige', 'frame', 'fountains', 'villas'] as const).map(plain),
  ]
}

/** The lines of the score as they stand in the narrow panel of a seat: two columns. */
export const SHORT_LINES = ['collected', 'frame', 'prestige', 'villas', 'fountains', 'items'] as const
