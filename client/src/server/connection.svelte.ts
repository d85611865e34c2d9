import type * as wire from './wire'
import type { AskHint, Do, Hint, Refused, Talk, TalkLine, Undo } from './wire'
import { report } from './errors'
import { newId } from './ids'
import { ReconnectingSocket } from './reconnecting'
import { FileRefused, transport } from './transport'
import { complete, received, type Table, type Update } from './delta'

type Message = wire.Update | wire.Changes | wire.Played | wire.Asked | Hint | Talk | Refused
type Submit = Do | Undo
type Order = Omit<Do, 'id' | 'seen'> | Omit<Undo, 'id' | 'seen'> | Omit<AskHint, 'seen'>

/** `waiting` is the calm time between a lost connection and the next attempt. */
export type Status = 'connecting' | 'open' | 'waiting' | 'gone'

/** Who is told what came, once it is known. */
export interface Listener {
  updated: (update: Update) => void
  hinted: () => void
  /** Somebody asks to take something back, or was answered. */
  requested: (update: Update) => void
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
  /** The whole table came in a form that this page cannot read: what is known of it is out of date. */
  unreadable = $state(false)
  /** Something was submitted and is not answered yet. */
  busy = $state(false)
  /** A hint is looked for; meanwhile the game goes on. */
  asking = $state(false)

  private readonly socket: ReconnectingSocket<Message>
  /** Nothing of the table has come over this connection yet. */
  private fresh = true
  private table: Table | null = null
  /** What was submitted and is neither played nor refused yet. */
  private pending: Submit | null = null
  private overdue: ReturnType<typeof setTimeout> | undefined
  /** The revision at which this connection has said that something is being chosen. */
  private choosing: number | null = null
  private readonly path: string
  private readonly listener: Listener

  /** `path` is that of the match below `/api/`, for who sits at it or for who watches it. */
  constructor(path: string, listener: Listener) {
    this.path = path
    this.listener = listener
    this.socket = new ReconnectingSocket(`${path}/socket`, {
      knows: { update: true, changes: true, played: true, asked: true, hint: true, talk: true, refused: true },
      heard: (message) => this.hear(message),
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
    if (this.update === null || this.busy || (this.asking && order.type === 'hint')) return false
    const seen = this.update.revision
    const message = order.type === 'hint' ? { ...order, seen } : { ...order, id: newId(), seen }
    if (!this.socket.send(message)) return false
    if (message.type !== 'hint') this.expect(message)
    this.refused = null
    this.busy = message.type !== 'hint'
    // Whoever plays does not need the hint any more, and the server stops looking for it.
    this.asking = message.type === 'hint'
    return true
  }

  /** Something is being chosen in the position that is shown: nobody takes that away without asking. */
  beginToChoose(): void {
    const seen = this.update?.revision
    if (seen === undefined || seen === this.choosing) return
    if (this.socket.send({ type: 'choosing', seen })) this.choosing = seen
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

  /** Whatever was submitted is answered. */
  private settle(): void {
    clearTimeout(this.overdue)
    this.pending = null
    this.busy = false
  }

  private hear(message: Message): void {
    if (message.type === 'update' || message.type === 'changes') {
      this.read(message)
    } else if (message.type === 'played') {
      // Before its position is here nothing else can be meant: `show` settles it then.
      const shown = message.revision <= (this.update?.revision ?? -1)
      if (message.id === this.pending?.id && shown) this.settle()
    } else if (message.type === 'asked') {
      if (message.id === this.pending?.id) this.settle()
    } else if (message.type === 'hint') {
      this.asking = false
      this.showHint(message)
    } else if (message.type === 'talk') {
      this.listen(message)
    } else this.refuse(message)
  }

  private refuse(message: Refused): void {
    if (message.id == null) {
      this.asking = false
      // A hint that came too late: what it was about is not on the table any more.
      if (message.code === 'stale') return
    } else if (message.id === this.pending?.id) this.settle()
    this.refused = message
    if (message.code === 'not_found') this.status = 'gone'
  }

  private read(message: wire.Update | wire.Changes): void {
    let update: Update | null = null
    try {
      this.table = received(this.table, message)
      if (this.table !== null) update = complete(this.table)
    } catch (error) {
      console.error(error)
      report('message', error)
      this.table = null
      this.unreadable = message.type === 'update'
    }
    if (update !== null) {
      this.unreadable = false
      this.show(update)
    } else if (!this.unreadable) {
      // Something is missing: a new connection begins with the whole.
      this.socket.drop()
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
    if (moved) {
      this.hint = null
      this.asking = false
    }
    const asked = JSON.stringify(update.take_back ?? null) !== JSON.stringify(this.update?.take_back ?? null)
    this.update = update
    this.heard = performance.now()
    // Who comes and goes is shown, but it is no new position.
    if (moved || fresh) this.listener.updated(update)
    if (asked) this.listener.requested(update)
  }

  private lost(): void {
    clearTimeout(this.overdue)
    this.busy = this.pending !== null
    this.asking = false
    this.choosing = null
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
      await transport().file(`${this.path}/record`)
      return false
    } catch (error) {
      return error instanceof FileRefused && error.answer.status === 404
    }
  }
}
