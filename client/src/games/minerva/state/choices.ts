import type { Choice } from '../../../server/delta'
import type { FollowUp, LogLine } from '../../../server/wire'
import type { Way } from '../draw/kinds'
import type { Action, Line, Message, Preview } from '../types'

/** The choices of a position, read by their actions. */
export const actionOf = (choice: Choice | null | undefined): Action | null => (choice?.action ?? null) as Action | null
export const previewOf = (choice: Choice): Preview => choice.preview as Preview

/** The cell of a city that an action names. */
export const cellIn = (action: Action | null): string | null =>
  action !== null && 'cell' in action ? action.cell : null

/** The choice that buys a tile; in solitaire from the pair with another one. */
export const purchaseOf = (choices: readonly Choice[], tile: string, other = ''): Choice | undefined =>
  choices.find((choice) => {
    const action = actionOf(choice)
    return action?.verb === 'build' && action.tile === tile && action.other === other
  })

/** The tiles of the market that were bought since it was filled last. */
export function soldIn(story: readonly LogLine[]): string[] {
  const actions = story.map((line) => (line.action ?? null) as Action | null)
  const filled = actions.findLastIndex((action) => action?.verb === 'lay' && action.what === 'reveal')
  if (filled < 0) return []
  const laid = actions.flatMap((action) => (action?.verb === 'lay' && action.what !== 'reveal' ? action.tiles : []))
  // Temples are bought from their own row.
  return actions
    .slice(filled)
    .flatMap((action) => (action?.verb === 'build' && !laid.includes(action.tile) ? [action.tile] : []))
}

/** Solitaire: the choice that takes the denarii of the pair with this tile. */
export const coinsOf = (choices: readonly Choice[], tile: string): Choice | undefined =>
  choices.find((choice) => {
    const action = actionOf(choice)
    return action?.verb === 'take-coins' && action.tile === tile
  })

/** What can be done with a cell of the own city: played now, or chosen to follow what is chosen. */
export type Deed = { do: string } & ({ choice: Choice; step?: never } | { step: FollowUp; choice?: never })

/** One line that leaves a residence, and what activates it. */
export interface Ray {
  do: string
  line: Line
  label: Message
  brings: readonly Message[]
}

/** The lines that leave a cell, and what may be done with them. */
export interface Rays {
  cell: string
  rays: readonly Ray[]
  /** They can be chosen, chosen ahead, or only looked at. */
  mode: 'choose' | 'ahead' | 'look'
  hot: Way | null
}
