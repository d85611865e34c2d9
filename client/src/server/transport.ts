/** What the house answered. */
export interface Answer {
  /** As HTTP numbers it. */
  status: number
  /** Undefined if there is nothing, or nothing that the page can read. */
  body: unknown
}

/** Who is told what comes over a channel. */
export interface ChannelHearer {
  heard: (message: unknown) => void
  /** It is gone, or never opened. Nothing more is heard of it. */
  lost: () => void
}

/** One connection, which stays open until either side ends it. */
export interface Channel {
  /** Sends a message; false if the channel is not open. */
  send: (message: object) => boolean
  /** Gives it up; the hearer is told that it is lost. */
  drop: () => void
  /** Ends it; the hearer is told nothing more. */
  close: () => void
}

/** How the page reaches the house. Every `path` is one below `/api/`, such as `home`. */
export interface Transport {
  /**
   * Throws if there is no answer, and a SyntaxError if a good answer cannot be read. `leaving`: the page may be closed
   * before the answer is there.
   */
  request: (method: string, path: string, body?: unknown, leaving?: boolean) => Promise<Answer>
  open: (path: string, hearer: ChannelHearer) => Channel
  /** A file with its name; throws `FileRefused`, or something else if there is no answer. */
  file: (path: string) => Promise<File>
}

/** The house answered, but not with the file. */
export class FileRefused extends Error {
  constructor(readonly answer: Answer) {
    super(`${answer.status}`)
    this.name = 'FileRefused'
  }
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

let chosen: Transport | null = null

/** Everything that is sent from now on goes this way. */
export function setTransport(transport: Transport): void {
  chosen = transport
}

/** How the page reaches the house; throws before `setTransport`. */
export function transport(): Transport {
  if (chosen === null) throw new Error('setTransport was not called')
  return chosen
}
