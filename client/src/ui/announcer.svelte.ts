/**
 * Milliseconds without news after which those gathered are told: lines that come closer together are not always said in
 * their order, and a screen reader that is busy with a new position leaves out what comes in the middle of it.
 */
const GATHERED = 250

/** Milliseconds after which a screen reader has fetched a line, even if a new position keeps it busy. */
const FETCHED = 5000

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
    clearTimeout(this.timer)
    this.timer = setTimeout(this.tell, GATHERED)
  }

  readonly clear = (): void => {
    this.take()
    this.drop()
  }

  /** What was told goes at once. */
  readonly drop = (): void => void (this.lines = [])

  /** What is gathered and not yet told, for somebody else to tell. */
  readonly take = (): string => {
    const text = this.gathered.join(' ')
    clearTimeout(this.timer)
    this.timer = undefined
    this.gathered = []
    return text
  }

  private readonly tell = (): void => {
    const line = { at: this.count++, text: this.take() }
    this.lines = [...this.lines, line]
    setTimeout(() => (this.lines = this.lines.filter((one) => one !== line)), FETCHED)
  }
}
