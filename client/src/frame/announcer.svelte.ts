/** Milliseconds that news are gathered for: lines that come closer together are not always said in their order. */
const GATHERED = 250

/** Milliseconds after which a screen reader has fetched a line, if it is still to be said. */
const FETCHED = 1500

/**
 * What a screen reader is to say, one line after the other. A line that replaced the one before would silence it where
 * several moves follow each other quickly, and one that is said again would not be noticed. Lines that stayed would all be
 * said once more when a dialog closes.
 */
export class Announcer {
  lines = $state.raw<readonly { at: number; text: string }[]>([])
  private count = 0
  private gathered: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly say = (text: string): void => {
    if (text === '') return
    this.gathered.push(text)
    this.timer ??= setTimeout(this.tell, GATHERED)
  }

  readonly clear = (): void => {
    clearTimeout(this.timer)
    this.timer = undefined
    this.gathered = []
    this.lines = []
  }

  private readonly tell = (): void => {
    const line = { at: this.count++, text: this.gathered.join(' ') }
    this.timer = undefined
    this.gathered = []
    this.lines = [...this.lines, line]
    setTimeout(() => (this.lines = this.lines.filter((one) => one !== line)), FETCHED)
  }
}
