import type { Message } from '../wire'

/** The text of a message that says it as it is. */
export const textOf = (message: Message | undefined): string => (message?.args?.['text'] as string | undefined) ?? ''
