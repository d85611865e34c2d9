import type { Choice } from '../../../server/delta'
import type { Action } from '../types'

/** The choices of a position, read by their actions. */
export const actionOf = (choice: Choice | null | undefined): Action | null => (choice?.action ?? null) as Action | null
