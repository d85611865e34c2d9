import type * as wire from '../wire'
import type { AskHint, Do, Hint, Refused, Talk, TalkLine, Undo } from '../wire'
import { at } from './address'
import { newId } from './ids'
import { ReconnectingSocket } from './reconnecting'
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

  private readonly socket: ReconnectingSocket
  /** Nothing of the table has come over this connection yet. */
  private fresh = true
  private table: Table | null = null
  /** What was submitted and is neither played nor refused yet. */
  private pending: Submit | null = null
  private overdue: ReturnType<typeof setTimeout> | undefined
  private readonly path: string
  private readonly listener: Listener

  /** `path` is that of the match below `/api/`, for who sits at it or for who watches it. */
  constructor(path: string, listener: Listener) {
    this.path = path
    this.listener = listener
    this.socket = new ReconnectingSocket(`${path}/socket`, {
      heard: (message) => this.hear(message as Message),
      connected: (is) => {
        if (!is) this.lost()
      },
      comesBack: () => this.comesBack(),
    })
  }

  close(): void {
    clearTimeout(this.overdue)
    this.socket.close()
  }

  /** Send one order about the position that is shown; false if there is no connection. */
  send(order: Order): boolean {
    if (this.update === null || this.busy) return false
    const seen = this.update.revision
    const message = order.type === 'hint' ? { ...order, seen } : { ...order, id: newId(), seen }
    if (!this.socket.send(message)) return false
    if (message.type !== 'hint') this.expect(message)
    this.refused = null
    this.busy = true
    return true
  }

  dismiss(): void {
    this.refused = null
  }

  /** A hint stands as long as the position that it is about. */
  showHint(hint: Hint): void {
    if (hint.revision !== this.update?.revision) return
    this.hint = hint
    this.listener.hinted()
  }

  forgetHint(): void {
    this.hint = null
  }

  /** What was submitted is to be answered in time. */
  private expect(submit: Submit): void {
    this.pending = submit
    clearTimeout(this.overdue)
    this.overdue = setTimeout(() => this.socket.drop(), PATIENCE)
  }

  /** Whatever was sent is answered. */
  private settle(): void {
    clearTimeout(this.overdue)
    this.pending = null
    this.busy = false
  }

  private hear(message: Message): void {
    if (message.type === 'update' || message.type === 'changes') {
      this.table = received(this.table, message)
      // If something is missing, a new connection begins with the whole.
      if (this.table === null) this.socket.drop()
      else this.show(complete(this.table))
    } else if (message.type === 'played') {
      // Before its position is here nothing else can be meant: `show` settles it then.
      const shown = message.revision <= (this.update?.revision ?? -1)
      if (message.id === this.pending?.id && shown) this.settle()
    } else if (message.type === 'hint') {
      this.settle()
      this.showHint(message)
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
    // Over a new connection only the id can tell whether it was this that has moved the table on.
    if (pending !== null && fresh) {
      this.socket.send(pending)
      this.expect(pending)
    } else if (pending === null ? moved : update.revision > pending.seen) this.settle()
    if (moved) this.hint = null
    this.update = update
    this.heard = performance.now()
    // Who comes and goes is shown, but it is no new position.
    if (moved || fresh) this.listener.updated(update)
  }

  private lost(): void {
    clearTimeout(this.overdue)
    this.busy = this.pending !== null
    this.fresh = true
  }

  private comesBack(): boolean | Promise<boolean> {
    if (this.status === 'gone') return false
    // A browser hides why a socket was refused; the match itself tells whether it is there.
    if (this.update === null) return this.awaitMatch()
    this.status = 'waiting'
    return true
  }

  private async awaitMatch(): Promise<boolean> {
    this.status = (await this.isMissing()) ? 'gone' : 'waiting'
    return this.status === 'waiting'
  }

  private async isMissing(): Promise<boolean> {
    try {
      const answer = await fetch(at(`/api/${this.path}/record`))
      return answer.status === 404
    } catch {
      return false
    }
  }
}
