import { onDestroy } from 'svelte'
import { useVoice } from '../words/voice.svelte'
import { calledAt, type Badge } from '../seats/seats'
import type { FollowUp } from '../server/wire'
import type { BoardProps, Tool } from './module'

/** The table as the frame hands it to a board, and who sits at it; a game's board adds what the player does there. */
export abstract class Table<View, Outlook, Box> {
  protected readonly props: () => BoardProps<View, Outlook, Box>
  private readonly house = useVoice()

  view = $derived.by(() => this.props().view)
  outlook = $derived.by(() => this.props().outlook)
  box = $derived.by(() => this.props().box)
  readonly = $derived.by(() => this.props().readonly)
  seat = $derived.by(() => this.props().seat)
  sitters = $derived.by(() => this.props().sitters)
  story = $derived.by(() => this.props().story)
  revision = $derived.by(() => this.props().revision)
  chosen = $derived.by(() => (this.readonly ? null : this.props().chosen))
  steps = $derived.by(() => this.props().steps)
  private hints = $derived.by(() => (this.readonly ? [] : this.props().hints))
  /** The best choice of the hint. */
  hinted = $derived.by((): string | null => this.hints[0] ?? null)
  private taught = $derived.by(() => this.props().taught ?? null)
  private taughtThen = $derived.by(() => this.props().taughtThen ?? [])
  choices = $derived.by(() => (this.readonly ? [] : this.props().choices))
  /** The same by their lines. */
  lines = $derived.by(() => new Map(this.choices.map((choice) => [choice.do, choice])))

  /** The second line of the prompt. */
  abstract readonly detail: string | null
  /** The board's buttons in the prompt, and its keys. */
  abstract readonly tools: readonly Tool[]

  constructor(props: () => BoardProps<View, Outlook, Box>) {
    this.props = props
    const { onready } = props()
    onready({
      asks: () => this.asks,
      detail: () => this.detail,
      ahead: () => this.ahead,
      tools: () => this.tools,
      proposal: () => this.proposal,
    })
    onDestroy(() => onready(null))
  }

  /** What is asked for next, once the player has taken something up; null where the table itself asks. */
  get asks(): string | null {
    return null
  }

  /** What is said of a step that is pointed at, and could follow what is chosen. */
  get ahead(): string | null {
    return null
  }

  /** What it proposes to play, line after line. */
  get proposal(): readonly FollowUp[] {
    return []
  }

  /**
   * How a state begins that belongs to one position: `hovered = $derived.by((): string | null => this.anew(null))`
   * can be set, and is null again as soon as another position is on the table.
   */
  protected anew<T>(value: T): T {
    void this.revision
    return value
  }

  /** Whether what can be chosen is lit: in a step of a lesson only what that is about, and what was chosen all the same. */
  lights(line: string): boolean {
    return this.taught === null || this.taught.includes(line) || this.chosen === line
  }

  /** The same for what can be chosen to follow what is chosen. */
  lightsThen(line: string): boolean {
    const { taught, chosen } = this
    if (taught === null || this.steps.some((step) => step.do === line)) return true
    return chosen !== null && taught.includes(chosen) && this.taughtThen.includes(line)
  }

  /** The places of these lines in the hint, "1" for the best; empty where none is in it. */
  rank(...lines: readonly (string | undefined)[]): string {
    return this.hints.flatMap((line, at) => (lines.includes(line) ? [at + 1] : [])).join(' · ')
  }

  /** The same as a screen reader says it. */
  sayRank(...lines: readonly (string | undefined)[]): string {
    const rank = this.rank(...lines)
    return rank === '' ? '' : this.house.t('hint-rank', { rank })
  }

  /** "You", also in a replay and when all is over, where one person plays at this browser; else who sits there. */
  name(seat: number): string {
    const { mine } = this.props()
    return mine.length === 1 && mine[0] === seat ? this.house.t('name-you') : calledAt(seat, this.sitters)
  }

  /** A seat as the house shows it. */
  badge(seat: number): Badge {
    return { colours: [seat], name: this.name(seat) }
  }
}
