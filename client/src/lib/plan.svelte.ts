import type { FollowUp } from '../wire'

/**
 * The one queue of steps that a player chose ahead. The first line is confirmed by hand; the others follow by
 * themselves, each as soon as the table offers it. A table that offers something else ends the plan.
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

  /** A line was sent: what was planned after it is under way, any other plan is dropped. */
  begin(line: string): void {
    if (line === this.first && this.steps.length > 0) this.started = true
    else this.clear()
  }

  /** A new position is on the table: the line to play now by itself, or null. */
  next(offers: (line: string) => boolean): string | null {
    // A board may have planned for the new position by now; that waits to be confirmed.
    if (!this.started && this.first !== null && offers(this.first)) return null
    const [step, ...rest] = this.steps
    if (!this.started || step === undefined || !offers(step.do)) {
      this.clear()
      return null
    }
    this.set(step.do, rest)
    return step.do
  }
}
