import type { View } from './types'

type Worths = ReadonlyMap<string, number>

/** What a turn found on the table, so that what it brought can be shown. A page that was just opened knows nothing. */
export class Memory {
  /** What the tokens were worth before the turn that is built up now, or else the one before. */
  before = $state.raw<Worths | null>(null)
  #start: { turn: string; worths: Worths } | null = null

  heed({ moment, turn }: View, worths: Worths): void {
    if (moment.is !== 'laying' || moment.fresh.length > 0) {
      this.before = moment.is === 'laying' ? null : (this.#start?.worths ?? null)
      return
    }
    const now = `${turn} ${moment.seat}`
    if (this.#start?.turn === now) return
    this.before = this.#start?.worths ?? null
    this.#start = { turn: now, worths }
  }
}
