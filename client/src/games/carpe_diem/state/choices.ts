import type { Choice } from '../../../server/delta'
import type { Message } from '../../../server/wire'
import type { Action, Preview } from '../types'

/** The choices of a position, read by their actions. */
export const actionOf = (choice: Choice): Action => choice.action as Action
export const previewOf = (choice: Choice): Preview => choice.preview as Preview

/** Whether it takes a tile, from a blueprint or from the row. */
export const isTaking = ({ verb }: Action): boolean => verb === 'take' || verb === 'craft'

/** A number with what it counts, as a phrase of the game. */
export const amount = (n: number, thing: string): Message => ({ id: 'amount', args: { n, thing } })

/** How I can come to a space now; bread is not offered for what costs nothing. */
export interface Way {
  choice: Choice
  to: 'left' | 'right' | 'both'
  bread: boolean
}
