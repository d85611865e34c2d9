import { textOf } from '../../language/verbatim'
import { pointing, type Pointing } from '../../lib/pointing'
import type { Choice } from '../../wire'
import { Table } from '../table.svelte'
import { tilesByCell } from './grid'
import { tilesOf, type TileInfo, type Way } from './kinds'
import { boughtBy, objectOf, touched, verbOf } from './notation'
import { plan } from './plan.svelte'
import type { Box, Holding, Line, Offer, Outlook, Preview, Standing, Temple, View } from './types'
import { sayCell } from './speech'
import { previewOf } from './words'

/** What a tile is shown with when it is enlarged. */
export interface Sight {
  tile: string
  /** The place of what is enlarged, in the window. */
  at: DOMRect
  /** What the enlarged tile should not hide. */
  clear: DOMRect
  /** Where it lies in a city. */
  cell?: string
  seat?: number
}

/** What can be done with a cell of the own city. */
export interface Deed {
  line: string
  /** It follows the chosen line, which is confirmed first. */
  ahead: boolean
}

/** The lines that leave a cell, and what may be done with them. */
export interface Rays {
  cell: string
  lines: readonly Line[]
  /** They can be chosen, chosen ahead, or only looked at. */
  mode: 'choose' | 'ahead' | 'look'
  hot: Way | null
}

/**
 * What all parts of the board share: the table, what may be chosen, and what the player points at.
 * Every part reads `shown` and `preview` from here, so that a thing is previewed everywhere at once.
 */
export class Desk extends Table<View, Outlook, Box> {
  /** The line under the pointer or with the focus. */
  pointed = $state<string | null>(null)
  /** The direction under the pointer, where directions are chosen ahead. */
  pointedWay = $state<Way | null>(null)
  /** The temple whose cells are shown. */
  temple = $state<string | null>(null)
  /** What is enlarged. */
  sight = $state.raw<Sight | null>(null)
  /** The seat whose city is open in a dialog. */
  opened = $state<number | null>(null)

  tiles = $derived.by(() => tilesOf(this.box))
  offers = $derived.by(() => new Map(this.outlook.market.map((offer): [string, Offer] => [offer.tile, offer])))
  solo = $derived.by(() => this.view.seats.length === 1)
  over = $derived.by(() => this.view.moment.is === 'over')
  /** Order tiles count in the last round. */
  lastRound = $derived.by(() => !this.solo && this.view.round === this.view.rounds)
  /** The seat whose city lies in the middle. */
  centre = $derived.by(() => this.seat ?? 0)
  acting = $derived.by((): number | null =>
    'seat' in this.view.moment && this.view.moment.is !== 'drawing' ? this.view.moment.seat : null,
  )

  /** The line that is previewed now: what is pointed at, else what is chosen. */
  shown = $derived.by(() => {
    for (const line of [this.pointed, this.chosen]) if (line !== null && this.lines.has(line)) return line
    return null
  })
  preview = $derived.by((): Preview | null => {
    const choice = this.shown === null ? undefined : this.lines.get(this.shown)
    return choice === undefined ? null : previewOf(choice)
  })
  /** The one line of facilities that is previewed. */
  ray = $derived.by((): Line | null => {
    const rays = this.rays
    return rays?.lines.find(({ direction }) => direction === rays.hot) ?? null
  })
  /** What would change of denarii, tokens, glory and culture points. */
  gains = $derived.by((): Readonly<Record<string, number>> => {
    const gains: Record<string, number> = { ...this.preview?.gains }
    if (this.rays?.mode !== 'choose')
      for (const [unit, number] of Object.entries(this.ray?.gains ?? {})) gains[unit] = (gains[unit] ?? 0) + number
    return gains
  })
  /** The score that it leads to. */
  estimate = $derived.by((): number | null => {
    if (this.preview === null) return null
    return this.rays?.mode !== 'choose' && this.ray !== null ? this.ray.estimate : this.preview.estimate
  })

  /** The tile that waits for its cell: bought, or chosen in the market. */
  held = $derived.by((): TileInfo | null => {
    const { moment } = this.view
    if (moment.is === 'placing') return this.lines.size > 0 ? (this.tiles.get(moment.tile) ?? null) : null
    const bought = this.lines.has(this.chosen ?? '') ? boughtBy(this.chosen) : null
    return bought === null ? null : (this.tiles.get(bought.tile) ?? null)
  })

  /** What can be done with each cell of the own city. */
  deeds = $derived.by((): ReadonlyMap<string, Deed> => {
    const deeds = new Map<string, Deed>()
    const ahead = this.view.moment.is === 'acting' && this.held !== null
    for (const line of this.lines.keys()) {
      const [verb, cell] = [verbOf(line), objectOf(line)]
      if (CELL_VERBS.includes(verb) && !ahead) deeds.set(cell, { line, ahead: false })
    }
    if (ahead) for (const cell of this.outlook.cells) deeds.set(cell, { line: `at ${cell}`, ahead: true })
    return deeds
  })
  /** The cell of the own city that is pointed at or chosen. */
  spot = $derived.by((): string | null => {
    for (const line of [this.pointed, plan.after(this.chosen), this.chosen]) {
      const cell = objectOf(line)
      if (this.deeds.get(cell)?.line === line) return cell
    }
    return null
  })
  /** What a temple that is held, or pointed at in the market, would count on each cell. */
  spots = $derived.by((): ReadonlyMap<string, { vp: number; cells: readonly string[] }> => {
    const spots = new Map<string, { vp: number; cells: readonly string[] }>()
    const lines = this.view.moment.is === 'placing' ? [...this.lines.keys()] : [this.shown]
    for (const line of lines)
      for (const spot of previewOf(this.lines.get(line ?? '') ?? NOTHING).spots ?? []) spots.set(spot.cell, spot)
    return spots
  })

  /** The directions of the residence that is being built or assisted. */
  rays = $derived.by((): Rays | null => {
    const { moment } = this.view
    if (moment.is === 'directing' && this.lines.size > 0) {
      const lines = [...this.lines.values()].flatMap((choice) => previewOf(choice).total ?? [])
      const hot = verbOf(this.shown) === 'activate' ? (objectOf(this.shown) as Way) : null
      return { cell: moment.cell, lines, mode: 'choose', hot }
    }
    const line = this.shown
    if (!['residence', 'assist'].includes(verbOf(line)) || this.preview?.lines === undefined) return null
    const fixed = line === this.chosen
    const then = objectOf(plan.after(line)) as Way | ''
    return {
      cell: objectOf(line),
      lines: this.preview.lines,
      mode: fixed ? 'ahead' : 'look',
      hot: (fixed && this.pointedWay) || then || null,
    }
  })

  /** The tiles that are still to be resolved in this turn, in their order. */
  agenda = $derived.by((): readonly string[] => {
    const { moment } = this.view
    if (moment.is !== 'resolving' && moment.is !== 'selling') return []
    return [...new Set(moment.work.map(({ cell }) => cell))]
  })

  /** The second line of the prompt. */
  detail = $derived.by((): string | null => {
    const { shown } = this
    if (shown === null || shown === this.chosen) return null
    const verb = verbOf(shown)
    if (verb === 'build') return this.box.words[objectOf(shown)] ?? null
    const cell = objectOf(shown)
    if (this.deeds.get(cell)?.line === shown) return sayCell(this, cell)
    return textOf(this.lines.get(shown)?.label) || null
  })

  holding(seat: number): Holding {
    return this.view.seats[seat] as Holding
  }

  standing(seat: number): Standing {
    return this.outlook.seats[seat] as Standing
  }

  place(seat: number): number {
    const mine = this.standing(seat)
    return (
      1 +
      this.outlook.seats.filter(
        (one) => one.estimate > mine.estimate || (one.ahead && !mine.ahead && one.estimate === mine.estimate),
      ).length
    )
  }

  templeAt(seat: number, cell: string): Temple | undefined {
    return this.standing(seat).temples.find((one) => one.cell === cell)
  }

  /** Where a seat laid or set something since my last turn. */
  fresh(seat: number): ReadonlySet<string> {
    return touched(this.since, seat)
  }

  tileName(id: string): string {
    return this.tiles.get(id)?.name ?? id
  }

  /** The names of the tiles on these cells of the own city. */
  namesAt(cells: readonly string[]): string[] {
    const laid = tilesByCell(this.holding(this.centre).tiles)
    return cells.map((cell) => this.tileName(laid.get(cell)?.tile ?? ''))
  }

  is(line: string): { lit: boolean; chosen: boolean; hinted: boolean } {
    return {
      lit: this.lines.has(line),
      chosen: this.chosen === line && this.lines.has(line),
      hinted: this.hinted === line,
    }
  }

  /** Choose a line; the chosen one again plays it. */
  pick(line: string): void {
    if (!this.lines.has(line)) return
    if (this.chosen === line) {
      this.pointed = null
      this.props().onconfirm()
    } else this.props().onchoose(line)
  }

  /** Something is done with a cell of the own city. */
  pickCell(cell: string): void {
    const deed = this.deeds.get(cell)
    if (deed === undefined) return
    if (deed.ahead) this.#ahead(deed.line)
    else this.pick(deed.line)
  }

  /** A direction is chosen, now or ahead. */
  pickWay(way: Way): void {
    if (this.rays?.mode === 'choose') this.pick(`activate ${way}`)
    else if (this.rays?.mode === 'ahead') this.#ahead(`activate ${way}`)
  }

  #ahead(then: string): void {
    if (this.chosen === null) return
    if (plan.after(this.chosen) === then) this.props().onconfirm()
    else {
      plan.set(this.chosen, then)
      // Chosen once more, so that the prompt says what is planned.
      this.props().onchoose(this.chosen)
    }
  }

  /** A new position is on the table. */
  reset(): void {
    this.pointed = null
    this.pointedWay = null
    this.temple = null
    this.sight = null
  }

  /** Preview without choosing. */
  pointing(line: string): Pointing {
    return pointing((on) => {
      if (on) this.pointed = line
      else if (this.pointed === line) this.pointed = null
    })
  }
}

/** What is done with a cell. */
const CELL_VERBS = ['residence', 'assist', 'at', 'use', 'move', 'remove']

const NOTHING: Choice = { do: '', action: null, label: { id: 'verbatim' }, wording: {}, preview: { gains: {} } }
