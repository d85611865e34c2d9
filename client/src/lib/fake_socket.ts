import { vi } from 'vitest'
import type { Own } from '../wire'

/** What the only player of a match is told of themselves. */
export const own: Own = {
  mine: [0],
  left: [],
  replaceable: [],
  rematch: null,
  can_undo: false,
  campaign: null,
  coached: false,
}

interface Sent {
  type: string
  id?: string
  seen: number
}

/** A socket of which a test is the server. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  sent: Sent[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** The connection that is open now. */
export function server(): FakeSocket {
  const socket = FakeSocket.all.at(-1)
  if (socket === undefined) throw new Error('nobody has connected')
  return socket
}

/** A browser whose sockets are fake, until `vi.unstubAllGlobals`; `hurry` is what it does when it is back on the net. */
export function stubBrowser(): { hurry: () => void } {
  FakeSocket.all = []
  const browser = { hurry: (): void => undefined }
  const events = {
    addEventListener: (_: string, then: () => void) => void (browser.hurry = then),
    removeEventListener: () => undefined,
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://games.example/table/m' })
  vi.stubGlobal('document', { ...events, querySelector: () => null })
  vi.stubGlobal('addEventListener', events.addEventListener)
  vi.stubGlobal('removeEventListener', events.removeEventListener)
  return browser
}
