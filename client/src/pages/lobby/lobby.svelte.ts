import { language } from '../../words/language.svelte'
import { ReconnectingSocket } from '../../server/reconnecting'
import type { Begun, Lobby, Refused } from '../../server/wire'

/** Who is told what comes of a table that waits. */
export interface Waiting {
  /** Nothing was known `before` the first. */
  changed: (before: Lobby | null, now: Lobby) => void
  /** It begins, as the match of this address. */
  begun: (match: string) => void
}

/** A table that waits for people, as it is now. */
export class LobbyConnection {
  lobby = $state.raw<Lobby | null>(null)
  /** Why there is nothing to wait for any more. */
  gone = $state.raw<Refused | Begun | null>(null)
  connected = $state(true)
  private readonly code: string
  private readonly waiting: Waiting
  private socket: ReconnectingSocket<Lobby | Begun | Refused>

  constructor(code: string, waiting: Waiting) {
    this.code = code
    this.waiting = waiting
    this.socket = this.listen()
  }

  /** Listens anew: who has sat down is known to the server from then on. */
  renew(): void {
    this.socket.close()
    this.socket = this.listen()
  }

  private listen(): ReconnectingSocket<Lobby | Begun | Refused> {
    return new ReconnectingSocket(`lobbies/${encodeURIComponent(this.code)}/socket`, {
      knows: { lobby: true, begun: true, refused: true },
      connected: (is) => (this.connected = is),
      heard: (message) => this.hear(message),
    })
  }

  close(): void {
    this.socket.close()
  }

  private hear(message: Lobby | Begun | Refused): void {
    if (message.type === 'lobby') {
      const before = this.lobby
      this.lobby = message
      this.waiting.changed(before, message)
      return
    }
    if (message.type === 'refused' && message.code !== 'not_found') return // It comes back by itself.
    this.close()
    if (message.type === 'begun' && message.match !== null) this.waiting.begun(message.match)
    else void this.end(message)
  }

  private async end(message: Begun | Refused): Promise<void> {
    if (message.type === 'refused') await language.load(message.part ?? 'frame')
    this.gone = message
  }
}
