import type * as wire from '../wire'
import type { AskHint, Do, Hint, Refused, Talk, TalkLine, Undo } from '../wire'
import { at } from './address'
import { complete, received, type Table, type Update } from './update'

type Message = wire.Update | wire.Changes | wire.Played | Hint | Talk | Refused
type Submit = Do | Undo
type Order = Omit<Do, 'id' | 'seen'> | Omit<Undo, 'id' | 'seen'> | Omit<AskHint, 'seen'>

/** `waiting` is the calm time between a lost connection and the next attempt. */
export type Status = 'connecting' | 'open' | 'waiting' | 'gone'

/** Who is told what came, once it is known. */
export interface Listener {
  updated: (update: Update) => void
  hinted: () => void
  /** Lines of the talk that were said since the page was opened. */
  talked: (lines: readonly TalkLine[]) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
/** Whatever is submitted is answered sooner, or the connection is taken for broken. */
const PATIENCE = 15_000

/**
 * The socket of a table. What was submitted and is not answered when a connection breaks is sent again over the next
 * one, with the same id: the server plays it once, and tells that it was played if it was.
 */
export class Connection {
  update = $state.raw<Update | null>(null)
  /** When it came, by this browser's stopwatch. */
  heard = $state(0)
  hint = $state.raw<Hint | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** What was said at the table, the oldest first; null for who does not hear it. */
  talk = $state.raw<readonly TalkLine[] | null>(null)
  /** The ready lines that can be said. */
  reactions = $state.raw<readonly string[]>([])
  status = $state<Status>('connecting')
  /** Something was sent and is not answered yet. */
  busy = $state(false)

  private socket: WebSocket | null = null
  /** Nothing of the table has come over this connection yet. */
  private fresh = true
  private table: Table | null = null
  /** What was submitted and is neither played nor refused yet. */
  private pending: Submit | null = null
  private overdue: ReturnType<typeof setTimeout> | undefined
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private readonly path: string
  private readonly listener: Listener

  /** `path` is that of the match below `/api/`, for who sits at it or for who watches it. */
  constructor(path: string, listener: Listener) {
    this.path = path
    this.listener = listener
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    clearTimeout(this.overdue)
    this.closed = true
    const socket = this.socket
    this.socket = null // Its last events are of no interest any more.
    socket?.close()
  }

  /** Send one order about the position that is shown; false if there is no connection. */
  send(order: Order): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.update === null || this.busy) return false
    this.refused = null
    const seen = this.update.revision
    if (order.type !== 'hint') this.submit({ ...order, id: newId(), seen })
    else this.socket.send(JSON.stringify({ ...order, seen }))
    this.busy = true
    return true
  }

  dismiss(): void {
    this.refused = null
  }

  forgetHint(): void {
    this.hint = null
  }

  private submit(submit: Submit): void {
    this.pending = submit
    this.socket?.send(JSON.stringify(submit))
    clearTimeout(this.overdue)
    this.overdue = setTimeout(() => this.socket?.close(), PATIENCE)
  }

  /** Whatever was sent is answered. */
  private settle(): void {
    clearTimeout(this.overdue)
    this.pending = null
    this.busy = false
  }

  private connect(): void {
    const url = new URL(at(`/api/${this.path}/socket`), location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.socket = socket
    this.fresh = true
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Message)
    }
    socket.onclose = () => {
      if (socket === this.socket) void this.lost()
    }
  }

  private hear(message: Message): void {
    if (message.type === 'update' || message.type === 'changes') {
      this.table = received(this.table, message)
      // If something is missing, a new connection begins with the whole.
      if (this.table === null) this.socket?.close()
      else this.show(complete(this.table))
    } else if (message.type === 'played') {
      if (message.id === this.pending?.id) this.settle()
    } else if (message.type === 'hint') {
      this.settle()
      if (message.revision !== this.update?.revision) return
      this.hint = message
      this.listener.hinted()
    } else if (message.type === 'talk') {
      this.listen(message)
    } else {
      if (!this.fresh) this.settle()
      this.refused = message
      if (message.code === 'not_found') this.status = 'gone'
    }
  }

  /** A new connection tells everything again, so what is known is left out. */
  private listen({ lines, reactions }: Talk): void {
    const before = this.talk
    const last = before?.at(-1)?.n ?? -1
    const news = lines.filter(({ n }) => n > last)
    this.talk = [...(before ?? []), ...news]
    this.reactions = reactions
    if (before !== null && news.length > 0) this.listener.talked(news)
  }

  private show(update: Update): void {
    const { pending, fresh } = this
    const moved = update.revision !== this.update?.revision
    this.fresh = false
    this.status = 'open'
    this.wait = FIRST_WAIT
    // Over a new connection only the id can tell whether it was this that has moved the table on.
    if (pending !== null && fresh) this.submit(pending)
    else if (pending === null ? moved : update.revision > pending.seen) this.settle()
    if (moved) this.hint = null
    this.update = update
    this.heard = performance.now()
    // Who comes and goes is shown, but it is no new position.
    if (moved || fresh) this.listener.updated(update)
  }

  private async lost(): Promise<void> {
    clearTimeout(this.overdue)
    this.busy = this.pending !== null
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
      const answer = await fetch(at(`/api/${this.path}/record`))
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

/** An id that nobody else has. */
function newId(): string {
  // `randomUUID` is there only over https and on the own machine.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
