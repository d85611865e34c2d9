/** A screen reader may still be busy with the first of these when the last one comes. */
const MAX_KEPT = 12

/**
 * What a screen reader is to say, one line after the other. A line that replaced the one before would silence it where
 * several moves follow each other quickly, and one that is said again would not be noticed.
 */
export class Announcer {
  lines = $state.raw<readonly { at: number; text: string }[]>([])
  private count = 0

  readonly say = (text: string): void => {
    if (text !== '') this.lines = [...this.lines, { at: this.count++, text }].slice(-MAX_KEPT)
  }

  readonly clear = (): void => void (this.lines = [])
}
