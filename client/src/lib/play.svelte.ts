import type { Choice, Update } from '../wire'
import { Connection } from './connection.svelte'

/** A player at a table: the connection, and what is chosen but not yet played. */
export class Play {
  readonly connection: Connection

  /** What the player picked in the position that is shown. */
  private picked = $state.raw<{ revision: number; line: string } | null>(null)
  /** What the board says about the thing under the pointer. */
  detail = $state<string | null>(null)

  update = $derived.by((): Update | null => this.connection.update)
  choices = $derived.by((): readonly Choice[] => this.update?.choices ?? [])
  hinted = $derived.by((): string | null => this.connection.hint?.do ?? null)
  ready = $derived.by(() => this.connection.status === 'open' && !this.connection.busy)

  chosen = $derived.by((): Choice | null => {
    const picked = this.picked
    if (picked !== null && picked.revision === this.update?.revision) {
      const choice = this.choices.find((one) => one.do === picked.line)
      if (choice !== undefined) return choice
    }
    // Where there is only one way to go on, it need not be looked for.
    return this.choices.length === 1 ? (this.choices[0] ?? null) : null
  })
  /** Whether there is a choice that could be dropped again. */
  canClear = $derived.by(() => this.picked !== null && this.chosen !== null && this.choices.length > 1)
  canUndo = $derived.by(() => this.canClear || (this.update?.can_undo ?? false))

  whyNoUndo = $derived.by((): string => {
    if (this.canUndo || this.update === null) return ''
    const mine = this.update.story.some((told) => told.seat === this.update?.seat)
    return mine
      ? 'Something new was revealed since your last decision, so it stands.'
      : 'There is nothing to take back yet.'
  })

  constructor(match: string) {
    this.connection = new Connection(match)
  }

  readonly choose = (line: string | null): void => {
    const revision = this.update?.revision
    this.picked = line === null || revision === undefined ? null : { revision, line }
    this.connection.dismiss()
  }

  readonly confirm = (): void => {
    if (this.chosen !== null) this.connection.send({ type: 'do', do: this.chosen.do })
  }

  readonly undo = (): void => {
    if (this.canClear) this.choose(null)
    else if (this.update?.can_undo) this.connection.send({ type: 'undo' })
  }

  readonly askHint = (): void => {
    if (this.choices.length > 0) this.connection.send({ type: 'hint' })
  }
}

/** What a listener has to be told: what happened between two updates, then what to do now. */
export function tidings(before: Update | null, now: Update): string {
  const known = before?.story.length ?? now.story.length
  const news = now.story.slice(known).map((told) => told.sentence)
  if (before !== null && now.revision > before.revision && now.story.length < known) news.push('Taken back.')
  return [...news, now.prompt].join(' ')
}
