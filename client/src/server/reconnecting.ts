import { report } from './errors'
import { transport, type Channel } from './transport'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

/** Who is told what came over a socket, and whether there is a connection. */
export interface Hearer<Heard extends { type: string }> {
  /** The types of messages that are understood; any others are ignored, and reported. */
  knows: Readonly<Record<Heard['type'], true>>
  heard: (message: Heard) => void
  connected: (is: boolean) => void
  /** Whether to come back after a connection was lost; always, if nobody says otherwise. */
  comesBack?: () => boolean | Promise<boolean>
}

/** A socket that comes back by itself after it was lost. */
export class ReconnectingSocket<Heard extends { type: string }> {
  private channel: Channel | null = null
  private wait = FIRST_WAIT
  /** Only between a lost connection and the next attempt. */
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private readonly path: string
  private readonly hearer: Hearer<Heard>

  /** `path` is that of the socket below `/api/`. */
  constructor(path: string, hearer: Hearer<Heard>) {
    this.path = path
    this.hearer = hearer
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Goes, and does not come back. */
  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    this.timer = undefined
    this.closed = true
    this.channel?.close()
    this.channel = null
  }

  /** Gives the connection up for another one. */
  drop(): void {
    this.channel?.drop()
  }

  /** Sends a message; false if there is no connection. */
  send(message: object): boolean {
    return this.channel?.send(message) ?? false
  }

  private connect(): void {
    this.timer = undefined
    this.channel = transport().open(this.path, {
      heard: (message) => this.read(message),
      lost: () => void this.lost(),
    })
  }

  /** Hands on a message, unless the page does not know what it means. */
  private read(message: unknown): void {
    const { type } = (message ?? {}) as { type?: unknown }
    if (typeof type === 'string' && Object.hasOwn(this.hearer.knows, type)) this.hear(message as Heard)
    else report('message', type)
  }

  private hear(message: Heard): void {
    // Who is refused at once was let in by nobody, and must not come again too soon.
    if (message.type !== 'refused') {
      this.wait = FIRST_WAIT
      this.hearer.connected(true)
    }
    this.hearer.heard(message)
  }

  private async lost(): Promise<void> {
    this.channel = null
    this.hearer.connected(false)
    const back = this.hearer.comesBack?.() ?? true
    if (!(typeof back === 'boolean' ? back : await back) || this.closed) return
    this.timer = setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** Back in sight or on the net: no need to wait out the pause. */
  private readonly hurry = (): void => {
    if (document.hidden || this.timer === undefined) return
    clearTimeout(this.timer)
    this.wait = FIRST_WAIT
    this.connect()
  }
}
