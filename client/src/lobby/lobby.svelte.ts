import { language } from '../language/language.svelte'
import { ReconnectingSocket } from '../lib/reconnecting'
import type { Begun, Lobby, Refused } from '../wire'

/** A table that waits for people, as it is now. */
export class LobbyConnection {
  lobby = $state.raw<Lobby | null>(null)
  /** Why there is nothing to wait for any more. */
  gone = $state.raw<Refused | Begun | null>(null)
  connected = $state(true)
  private readonly socket: ReconnectingSocket

  /** `onbegun` is told the address of the match, once it begins. */
  constructor(code: string, onbegun: (match: string) => void) {
    this.socket = new ReconnectingSocket(`lobbies/${encodeURIComponent(code)}/socket`, {
      connected: (is) => (this.connected = is),
      heard: (message) => this.hear(message as Lobby | Begun | Refused, onbegun),
    })
  }

  close(): void {
    this.socket.close()
  }

  private hear(message: Lobby | Begun | Refused, onbegun: (match: string) => void): void {
    if (message.type === 'lobby') {
      this.lobby = message
      return
    }
    if (message.type === 'refused' && message.code !== 'not_found') return // It comes back by itself.
    this.close()
    if (message.type === 'begun' && message.match !== null) onbegun(message.match)
    else void this.end(message)
  }

  private async end(message: Begun | Refused): Promise<void> {
    if (message.type === 'refused') await language.load(message.part ?? 'frame')
    this.gone = message
  }
}
