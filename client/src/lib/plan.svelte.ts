import type { FollowUp } from '../wire'

/**
 * The one queue of steps that a player chose ahead. The first line is confirmed by hand; the others follow by
 * themselves, each as soon as the table offers it. A plan under way waits while something else is asked first
 * (tokens are sold before the tile is placed); it ends with the turn, or with an undo.
 */
export class Plan {
  /** The line that the plan begins with; it is chosen and not yet played. */
  private first = $state<string | null>(null)
  private steps = $state.raw<readonly FollowUp[]>([])
  /** The first line was played: the steps are under way. */
  private started = false

  /** What follows a line once it is played; nothing unless the plan begins with it. */
  after(line: string | null): readonly FollowUp[] {
    return line !== null && line === this.first ? this.steps : []
  }

  set(first: string, steps: readonly FollowUp[]): void {
    this.first = first
    this.steps = steps
    this.started = false
  }

  clear(): void {
    this.first = null
    this.steps = []
    this.started = false
  }

  /** A line was sent: what was planned after it is under way, a plan that begins otherwise is dropped. */
  begin(line: string): void {
    if (line === this.first && this.steps.length > 0) this.started = true
    else if (!this.started) this.clear()
  }

  /** A new position is on the table: the line to play now by itself, or null. */
  next(offers: (line: string) => boolean): string | null {
    if (!this.started) {
      // A board may have planned for the new position by now; that waits to be confirmed.
      if (this.first === null || !offers(this.first)) this.clear()
      return null
    }
    const [step, ...rest] = this.steps
    if (step === undefined || !offers(step.do)) return null
    this.set(step.do, rest)
    return step.do
  }
}
