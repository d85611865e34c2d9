import type { Kind } from '../types'

/** The kinds of tokens, in the order in which one becomes the next. */
export const KINDS: readonly Kind[] = ['house', 'villa', 'spa', 'monument']
