import { at } from './address'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

/** Who is told what came over a socket, and whether there is a connection. */
export interface Hearer {
  heard: (message: unknown) => void
  connected: (is: boolean) => void
}

/** A socket that only listens, and comes back by itself after it was lost. */
export class ReconnectingSocket {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly path: string
  private readonly hearer: Hearer

  /** `path` is that of the socket below `/api/`. */
  constructor(path: string, hearer: Hearer) {
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
    const socket = this.socket
    this.socket = null // Its last events are of no interest any more.
    socket?.close()
  }

  private connect(): void {
    const url = new URL(at(`/api/${this.path}`), location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.wait = FIRST_WAIT
      this.hearer.connected(true)
      this.hearer.heard(JSON.parse(String(event.data)))
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private lost(): void {
    this.socket = null
    this.hearer.connected(false)
    this.timer = setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** Back in sight or on the net: no need to wait out the pause. */
  private readonly hurry = (): void => {
    if (document.hidden || this.socket !== null) return
    clearTimeout(this.timer)
    this.wait = FIRST_WAIT
    this.connect()
  }
}
