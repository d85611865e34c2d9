import type { FollowUp } from '../server/wire'

/**
 * The one queue of steps that are under way: a player chose them ahead, and the line before them was played. Each follows by
 * itself, as soon as the table offers it. The queue waits while something else is asked first (tokens are sold before the
 * tile is placed); it ends with the turn, or with an undo.
 */
export class Plan {
  private steps: readonly FollowUp[] = []

  /** These follow the line that is played now. */
  start(steps: readonly FollowUp[]): void {
    this.steps = steps
  }

  clear(): void {
    this.steps = []
  }

  /** The step to play now by itself and all after it, if the table offers it; else nothing. */
  next(offers: (line: string) => boolean): readonly FollowUp[] {
    const [step] = this.steps
    return step !== undefined && offers(step.do) ? this.steps : []
  }
}
