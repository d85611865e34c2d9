import { vi } from 'vitest'
import type { Answer, Channel, ChannelHearer, Transport } from './transport'
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

/** A channel of which a test is the server. */
export class FakeChannel implements Channel {
  static all: FakeChannel[] = []
  sent: Sent[] = []
  private open = true
  private readonly hearer: ChannelHearer
  constructor(hearer: ChannelHearer) {
    this.hearer = hearer
    FakeChannel.all.push(this)
  }
  send(message: object): boolean {
    if (this.open) this.sent.push(copy(message) as Sent)
    return this.open
  }
  drop(): void {
    this.open = false
    this.hearer.lost()
  }
  close(): void {
    this.open = false
  }
  tell(message: unknown): void {
    this.hearer.heard(copy(message))
  }
}

/** The same as it comes over a wire. */
const copy = (message: unknown): unknown => JSON.parse(JSON.stringify(message))

/** The channel that is open now. */
export function server(): FakeChannel {
  const channel = FakeChannel.all.at(-1)
  if (channel === undefined) throw new Error('nobody has connected')
  return channel
}

/** A transport whose answers and files a test gives; by default there are none. */
export function fakeTransport(given: Partial<Transport> = {}): Transport {
  return {
    request: (): Promise<Answer> => Promise.reject(new TypeError('no answer')),
    open: (_, hearer) => new FakeChannel(hearer),
    file: () => Promise.reject(new TypeError('no file')),
    ...given,
  }
}

export interface FakeBrowser {
  /** What it does when it is back on the net. */
  hurry: () => void
  /** What was reported to the server. */
  reports: PageError[]
}

/** A browser whose server is fake, until `vi.unstubAllGlobals`. After `vi.resetModules` it is needed anew. */
export async function stubBrowser(): Promise<FakeBrowser> {
  FakeChannel.all = []
  const browser: FakeBrowser = { hurry: () => undefined, reports: [] }
  const events = {
    addEventListener: (_: string, then: () => void) => void (browser.hurry = then),
    removeEventListener: () => undefined,
  }
  const request = (_: string, path: string, body: unknown): Promise<Answer> => {
    if (path === 'errors') browser.reports.push(body as PageError)
    return Promise.resolve({ status: 204, body: undefined })
  }
  const { setTransport } = await import('./transport')
  setTransport(fakeTransport({ request }))
  vi.stubGlobal('location', { href: 'http://games.example/table/m', pathname: '/table/m' })
  vi.stubGlobal('document', { ...events, querySelector: () => null })
  vi.stubGlobal('addEventListener', events.addEventListener)
  vi.stubGlobal('removeEventListener', events.removeEventListener)
  return browser
}
