import { vi } from 'vitest'
import type { Own, PageError } from './wire'

/** What the only player of a match is told of themselves. */
export const own: Own = {
  mine: [0],
  left: [],
  replaceable: [],
  rematch: null,
  can_undo: false,
  undo_asks: [],
  campaign: null,
  coached: false,
  hinted: false,
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
  tell(message: unknown): void {
    this.hear(JSON.stringify(message))
  }
  hear(data: string): void {
    this.onmessage?.({ data })
  }
}

/** The connection that is open now. */
export function server(): FakeSocket {
  const socket = FakeSocket.all.at(-1)
  if (socket === undefined) throw new Error('nobody has connected')
  return socket
}

export interface FakeBrowser {
  /** What it does when it is back on the net. */
  hurry: () => void
  /** What was reported to the server. */
  reports: PageError[]
}

/** A browser whose sockets are fake, until `vi.unstubAllGlobals`. */
export function stubBrowser(): FakeBrowser {
  FakeSocket.all = []
  const browser: FakeBrowser = { hurry: () => undefined, reports: [] }
  const events = {
    addEventListener: (_: string, then: () => void) => void (browser.hurry = then),
    removeEventListener: () => undefined,
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    browser.reports.push(JSON.parse(body) as PageError)
    return Promise.resolve()
  })
  vi.stubGlobal('location', { href: 'http://games.example/table/m', pathname: '/table/m' })
  vi.stubGlobal('document', { ...events, querySelector: () => null })
  vi.stubGlobal('addEventListener', events.addEventListener)
  vi.stubGlobal('removeEventListener', events.removeEventListener)
  return browser
}
