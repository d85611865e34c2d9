import type * as wire from '../wire'
import type { AskHint, Do, Hint, Refused, Undo } from '../wire'
import { complete, received, type Table, type Update } from './update'

type Message = wire.Update | wire.Changes | Hint | Refused
type Order = Omit<Do, 'seen'> | Omit<Undo, 'seen'> | Omit<AskHint, 'seen'>

/** `waiting` is the calm time between a lost connection and the next attempt. */
export type Status = 'connecting' | 'open' | 'waiting' | 'gone'

/** Who is told what came, once it is known. */
export interface Listener {
  updated: (update: Update) => void
  hinted: () => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

/**
 * The socket of a table. The last Update is the truth: whatever was under way when a connection
 * broke is not sent again, since the server may well have done it.
 */
export class Connection {
  update = $state.raw<Update | null>(null)
  hint = $state.raw<Hint | null>(null)
  refused = $state.raw<Refused | null>(null)
  status = $state<Status>('connecting')
  /** Something was sent and is not answered yet. */
  busy = $state(false)

  private socket: WebSocket | null = null
  private table: Table | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private readonly match: string
  private readonly listener: Listener

  constructor(match: string, listener: Listener) {
    this.match = match
    this.listener = listener
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    this.closed = true
    const socket = this.socket
    this.socket = null // Its last events are of no interest any more.
    socket?.close()
  }

  /** Send one order about the position that is shown; false if there is no connection. */
  send(order: Order): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.update === null || this.busy) return false
    this.refused = null
    this.busy = true
    this.socket.send(JSON.stringify({ ...order, seen: this.update.revision }))
    return true
  }

  dismiss(): void {
    this.refused = null
  }

  forgetHint(): void {
    this.hint = null
  }

  private connect(): void {
    const url = new URL(`/api/matches/${encodeURIComponent(this.match)}/socket`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Message)
    }
    socket.onclose = () => {
      if (socket === this.socket) void this.lost()
    }
  }

  private hear(message: Message): void {
    this.busy = false
    if (message.type === 'update' || message.type === 'changes') {
      this.table = received(this.table, message)
      if (this.table === null)
        this.socket?.close() // Something is missing: a new connection begins with the whole.
      else this.show(complete(this.table))
    } else if (message.type === 'hint') {
      if (message.revision !== this.update?.revision) return
      this.hint = message
      this.listener.hinted()
    } else {
      this.refused = message
      if (message.code === 'not_found') this.status = 'gone'
    }
  }

  private show(update: Update): void {
    this.status = 'open'
    this.wait = FIRST_WAIT
    if (update.revision !== this.update?.revision) this.hint = null
    this.update = update
    this.listener.updated(update)
  }

  private async lost(): Promise<void> {
    this.busy = false
    this.socket = null
    if (this.status === 'gone') return
    // A browser hides why a socket was refused; the match itself tells whether it is there.
    if (this.update === null && (await this.isMissing())) {
      this.status = 'gone'
      return
    }
    if (this.closed) return
    this.status = 'waiting'
    this.timer = setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private async isMissing(): Promise<boolean> {
    try {
      const answer = await fetch(`/api/matches/${encodeURIComponent(this.match)}/record`)
      return answer.status === 404
    } catch {
      return false
    }
  }

  /** Back in sight or on the net: no need to wait out the pause. */
  private readonly hurry = (): void => {
    if (this.status !== 'waiting' || document.hidden || this.socket !== null) return
    clearTimeout(this.timer)
    this.wait = FIRST_WAIT
    this.connect()
  }
}
