import type { Awaited, AwaitedMatch, Refused } from '../server/wire'
import { ReconnectingSocket } from '../server/reconnecting'

/** The matches in which others wait for me, on whatever screen I am. */
class Bell {
  matches = $state.raw<readonly AwaitedMatch[]>([])
  /** Told of each match in which I am awaited from now on. */
  onring: (match: AwaitedMatch) => void = () => undefined
  private socket: ReconnectingSocket<Awaited | Refused> | null = null
  /** Whether anything has been heard: what was there before rings no bell. */
  private heard = false

  /** Listens anew: who has come to a table is known to the server from then on. */
  listen(): void {
    this.socket?.close()
    this.socket = new ReconnectingSocket('me/socket', {
      knows: { awaited: true, refused: true },
      connected: () => undefined,
      heard: (message) => this.hear(message),
    })
  }

  private hear(message: Awaited | Refused): void {
    if (message.type === 'refused') return // It comes back by itself.
    const { matches } = message
    const before = new Set(this.matches.map(({ match }) => match))
    const added = matches.filter(({ match }) => !before.has(match))
    if (added.length > 0 || matches.length < before.size) this.matches = matches
    if (this.heard) added.forEach((one) => this.onring(one))
    this.heard = true
  }
}

export const bell = new Bell()
