import { pointing, type Pointing } from '../../lib/pointing'
import type { Choice } from '../../wire'
import { Table } from '../table.svelte'
import type { Board, Box, Card, Lower, Outlook, Preview, View } from './types'
import { previewOf, spoken, summary } from './words'

/** What makes a thing on the board an offer: its state and what the hand does to it. */
export interface Offer extends Pointing {
  'aria-pressed': boolean
  onclick: () => void
}

/**
 * What all parts of the board share: the table, what may be chosen, and what the player points at.
 *
 * Every part reads `shown` and `preview` from here, so that one pointed thing is previewed
 * everywhere at once.
 */
export class Desk extends Table<View, Outlook, Box> {
  /** The line under the pointer or with the focus. */
  pointed = $state<string | null>(null)
  /** The card in whose lower part the player reached for a line; two cards may offer the same. */
  via = $state<string | null>(null)
  /** The conquest card that waits for its region. */
  armed = $state<string | null>(null)

  /** The line that is previewed now: what is pointed at, else what is chosen. */
  shown = $derived.by(() => {
    for (const line of [this.pointed, this.chosen]) if (line !== null && this.lines.has(line)) return line
    return null
  })
  preview = $derived.by((): Preview | null => {
    const choice = this.shown === null ? undefined : this.lines.get(this.shown)
    return choice === undefined ? null : previewOf(choice)
  })
  before = $derived.by((): Board => this.outlook.board)
  after = $derived.by((): Board => this.preview?.board ?? this.before)

  /** With the Senate complete, culture and military pay and count for each other. */
  exchange = $derived.by(() =>
    this.box.monuments.some(
      (one) => one.effect === 'culture_military_exchange' && (this.before.monuments[one.id] ?? 0) >= one.cubes,
    ),
  )

  /** The second line of the prompt. */
  detail = $derived.by((): string | null => {
    if (this.preview !== null) return summary(this.preview, this.before)
    if (this.armed !== null) return 'Choose a lit region on the map.'
    return null
  })

  #cards = $derived.by(() => new Map(this.box.cards.map((card) => [card.id, card])))
  #lowers = $derived.by(() => new Map(this.outlook.lowers.map((lower) => [lower.card, lower])))

  card(id: string): Card | undefined {
    return this.#cards.get(id)
  }

  lower(card: string): Lower | undefined {
    return this.#lowers.get(card)
  }

  choice(line: string): Choice | undefined {
    return this.lines.get(line)
  }

  /** The legal lines that begin with this word. */
  linesOf(verb: string): string[] {
    return [...this.lines.keys()].filter((line) => line.split(' ')[0] === verb)
  }

  /** The legal lines that the lower part of a card offers. */
  below(card: Card): string[] {
    switch (card.kind) {
      case 'conquest':
        return this.linesOf('conquer')
      case 'tribute':
        return this.linesOf('tribute')
      case 'building':
        return this.#known(`build ${card.id}`)
      case 'monument':
        return this.#known(`raise ${card.id}`)
    }
  }

  /** Of several drawn cards that offer the same line, the one that counts as used. */
  uses(card: Card, line: string): boolean {
    const able = this.view.hand.filter((id) => {
      const other = this.card(id)
      return other !== undefined && this.below(other).includes(line)
    })
    const used = this.via !== null && able.includes(this.via) ? this.via : able[0]
    return used === card.id
  }

  is(line: string): { lit: boolean; chosen: boolean; pointed: boolean; hinted: boolean } {
    return {
      lit: this.lines.has(line),
      chosen: this.chosen === line && this.lines.has(line),
      pointed: this.pointed === line,
      hinted: this.hinted === line && this.lines.has(line),
    }
  }

  /** Choose a line; the chosen one again plays it. */
  pick(line: string, via: string | null = null): void {
    if (!this.lines.has(line)) return
    if (this.chosen === line && (via === null || via === this.via || this.via === null)) {
      this.pointed = null
      this.props().onconfirm()
      return
    }
    if (via !== null) this.via = via
    if (!line.startsWith('conquer ')) this.armed = null
    this.props().onchoose(line)
  }

  /** Take up a conquest card: its region is still to be chosen. */
  arm(card: string): void {
    const regions = this.linesOf('conquer')
    const only = regions.length === 1 ? regions[0] : undefined
    if (only !== undefined) {
      this.pick(only, card)
      return
    }
    const again = this.armed === card
    this.armed = again ? null : card
    this.via = again ? null : card
    this.props().onchoose(null)
  }

  /** A new position is on the table: what was pointed at or armed is no more. */
  reset(): void {
    this.pointed = null
    this.armed = null
    this.via = null
  }

  /** The name of a line as a screen reader speaks it. */
  say(line: string): string {
    const choice = this.lines.get(line)
    if (choice === undefined) return line
    return spoken(choice, this.before, this.box) + (this.hinted === line ? '. This is the hint' : '')
  }

  offer(line: string, via: string | null = null): Offer {
    return {
      'aria-pressed': this.chosen === line,
      onclick: () => this.pick(line, via),
      ...this.pointing(line),
    }
  }

  /** Preview without choosing. */
  pointing(line: string): Pointing {
    return pointing((on) => {
      if (on) this.pointed = line
      else if (this.pointed === line) this.pointed = null
    })
  }

  #known(line: string): string[] {
    return this.lines.has(line) ? [line] : []
  }
}
