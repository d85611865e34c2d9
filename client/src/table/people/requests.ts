import { message, seated } from '../../words/voice.svelte'
import type { Update } from '../../server/delta'
import type { Message } from '../../server/wire'

/** What is said of a request to take a move back. */
export interface Request {
  words: Message
  /** Whether I am to answer it. */
  mine: boolean
}

/** The request at a table as it concerns whoever looks; null if there is none, or it is settled. */
export function requestOf({ take_back: asked, mine }: Update): Request | null {
  if (asked === null) return null
  const others = asked.asked.filter((seat) => !asked.agreed.includes(seat))
  const waiting = { who: seated(asked.seat), others: others.map(seated) }
  const isMine = mine.includes(asked.seat)
  if (asked.declined !== null) {
    return isMine ? { words: message('back-declined', { who: seated(asked.declined) }), mine: false } : null
  }
  if (isMine) return { words: message('back-waits', waiting), mine: false }
  if (others.some((seat) => mine.includes(seat))) return { words: message('back-asks-you', waiting), mine: true }
  const agreed = asked.agreed.some((seat) => mine.includes(seat))
  return { words: agreed ? message('back-agreed', waiting) : message('back-asks-others', waiting), mine: false }
}
