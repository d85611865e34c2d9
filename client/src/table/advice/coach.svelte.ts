import { api } from '../../server/api'
import type { Play } from '../play.svelte'
import type { Hint } from '../../server/wire'

/** The coach in the free part of a lesson: it asks of each decision whether it matters, and offers its hint where it does. */
export class Coach {
  private found = $state.raw<Hint | null>(null)
  /** What it would show of the position that is on the table. */
  readonly offer = $derived.by((): Hint | null =>
    this.found?.revision === this.play.update?.revision ? this.found : null,
  )

  constructor(
    private readonly match: string,
    private readonly play: Play,
    private readonly offered: () => void,
  ) {}

  /** A new position is on the table. */
  async look(): Promise<void> {
    const { lesson, choices, update } = this.play
    if (lesson === null || lesson.step !== null || choices.length < 2 || update === null) return
    // Where it does not know, because the bots are busy or the table has moved on, it is silent.
    const found = await api.coach(this.match, { seen: update.revision }).catch(() => null)
    if (found === null || found.best.length === 0 || found.revision !== this.play.update?.revision) return
    this.found = found
    this.offered()
  }

  readonly show = (): void => {
    if (this.offer !== null) this.play.connection.showHint(this.offer)
    this.found = null
  }
}
