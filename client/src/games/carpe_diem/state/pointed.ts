import type { Choice } from '../../../server/delta'
import type { LogLine } from '../../../server/wire'
import type { Action, Digest, Preview, View } from '../types'

/** What is pointed at in the log, in what happened or in a hint: where on the board it is. */
export interface Pointed {
  /** A cell of a seat's district. */
  seat?: number
  cell?: string
  /** A blueprint and its space. */
  space?: number
  /** A slot of the bottom row. */
  craft?: number
  /** Spaces of the forum. */
  cards?: readonly number[]
}

/** The place of an action: of a line that was played, or of a choice of mine. */
export function placeOf(action: Action, line: LogLine | undefined, choice: Choice | undefined, view: View): Pointed {
  const digest = (line?.digest ?? {}) as Digest
  const seat = line?.seat ?? view.seat ?? 0
  const space = digest.space ?? (choice?.preview as Preview | undefined)?.space
  switch (action.verb) {
    case 'place':
      return { seat, cell: action.cell }
    case 'start':
    case 'bread':
      return { space: action.space }
    case 'go':
      return space === undefined ? {} : { space }
    case 'take':
      return { space: space ?? view.seats[seat]?.patrician ?? 0 }
    case 'craft':
      return { craft: action.slot }
    case 'visit':
      return { cards: [action.a, action.b] }
    case 'first':
      return { cards: [action.space] }
    case 'pay':
    case 'pay bread':
      return { cards: view.forum.filter(({ card }) => card === digest.card).map((one) => one.space) }
    default:
      return {}
  }
}
