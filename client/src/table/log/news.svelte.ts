import { narrow } from '../../ui/narrow'
import type { Play } from '../play.svelte'

/**
 * Whether what happened since my last turn is shown: once by itself, and whenever a player wants it. On a phone
 * it opens when asked for.
 */
export class News {
  /** A player opened or closed it in this turn. */
  private asked = $state.raw<{ turn: string; open: boolean } | null>(null)
  private readonly play: Play

  /** The board tells it by itself on a wide screen. */
  private told = $derived.by(() => this.play.module?.tellsSince ?? false)
  private turn = $derived.by(() => `${this.play.update?.seat}/${this.play.since.from}`)
  any = $derived.by(() => this.play.since.turns.length > 0 && !this.play.covered)
  private fresh = $derived.by(() => this.any && this.play.myTurn && !this.play.since.acted)
  open = $derived.by(() => {
    if (this.any && this.asked?.turn === this.turn) return this.asked.open
    return this.fresh && !narrow.current && !this.told
  })
  /** Opened by a player, who goes on there. */
  wanted = $derived.by(() => this.open && this.asked?.turn === this.turn)
  /** Whether a phone calls for it: nobody has looked in this turn. */
  calls = $derived.by(() => narrow.current && this.fresh && this.asked?.turn !== this.turn)

  constructor(play: Play) {
    this.play = play
  }

  readonly set = (open: boolean): void => void (this.asked = { turn: this.turn, open })
  readonly toggle = (): void => this.set(!this.open)
}
