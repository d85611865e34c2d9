import type { Standing } from '../../lib/Strip.svelte'
import type { Choice } from '../../wire'
import { Table } from '../table.svelte'
import { clash, landOf, period, room, type Lie } from './grid'
import { parse, placeLine } from './lines'
import { plan, type Wish } from './plan.svelte'
import type { Box, CardSets, Outlook, Preview, Tile, View } from './types'
import { previewOf, sayChoice, sayPlace } from './words'

/**
 * What all parts of the board share: the table, the tile in the player's hand and where it is held,
 * and what the pointer is on. What is shown of it everywhere is `preview`.
 */
export class Desk extends Table<View, Outlook, Box> {
  /** How often the tile was turned, to the right or left; not cut to one full turn, so that it turns on. */
  spin = $state(0)
  /** The cell that the pointer or the focus is on. */
  pointed = $state<string | null>(null)
  /** The cell where the tile was laid down for a look. */
  spot = $state<string | null>(null)
  /** The line of the thing, other than a cell, that the pointer or the focus is on. */
  looked = $state<string | null>(null)
  /** A tile of the ring or the row under the pointer, to see it large and where it would fit. */
  regarded = $state<string | null>(null)
  /** Where it lies on the screen. */
  regardedAt = $state.raw<DOMRect | null>(null)
  /** The marker space under the pointer, "6-7". */
  pair = $state<string | null>(null)
  /** The seat whose district is shown large. */
  enlarged = $state<number | null>(null)

  moment = $derived.by(() => this.view.moment)
  /** What I am asked to do; empty while others act. */
  asked = $derived.by(() => (this.choices.length > 0 ? this.moment.is : ''))
  /** The seat that acts, if one does. */
  actor = $derived.by(() => ('seat' in this.moment ? this.moment.seat : null))
  /** Whose district lies in the middle. */
  own = $derived.by(() => this.seat ?? 0)
  mine = $derived.by(() => this.view.seats[this.own])
  standing = $derived.by(() => this.outlook.seats[this.own])

  tiles = $derived.by(() => new Map(this.box.tiles.map((tile) => [tile.id, tile])))
  cards = $derived.by(() => new Map(this.box.forum_cards.map((card) => [card.id, card])))
  fountains = $derived.by(() => new Map(this.box.fountain_cards.map((card) => [card.id, card])))
  land = $derived.by(() => landOf(this.mine?.tiles ?? [], this.tiles))

  /** The tile that I hold. */
  tile = $derived.by((): Tile | null => {
    const { moment } = this
    return this.asked === 'placing' && moment.is === 'placing' ? (this.tiles.get(moment.tile) ?? null) : null
  })
  turns = $derived.by(() => (this.tile === null ? 0 : modulo(this.spin, period(this.tile))))
  /** Where it can go, and in which turns. */
  places = $derived.by(() => {
    const places = new Map<string, Map<number, Choice>>()
    for (const choice of this.choices) {
      const line = parse(choice.do)
      if (line?.verb !== 'place') continue
      const turns = places.get(line.cell) ?? new Map<number, Choice>()
      places.set(line.cell, turns.set(line.turns, choice))
    }
    return places
  })

  /** Where the tile is drawn: under the pointer, else where it was laid down. */
  ghost = $derived.by((): string | null => {
    if (this.tile === null) return null
    if (this.pointed !== null && this.places.has(this.pointed)) return this.pointed
    return this.looked === null ? this.spot : null
  })
  /** The choice that is shown: under the pointer, else the chosen one. */
  shown = $derived.by((): Choice | null => {
    if (this.ghost !== null) return this.places.get(this.ghost)?.get(this.turns) ?? null
    return this.lines.get(this.looked ?? '') ?? this.lines.get(this.chosen ?? '') ?? null
  })
  preview = $derived.by((): Preview | null => (this.shown === null ? null : previewOf(this.shown)))
  /** Why the tile cannot lie as it is held. */
  why = $derived.by((): string => {
    if (this.ghost === null || this.tile === null || this.shown !== null) return ''
    return clash(this.land, this.ghost, { tile: this.tile, turns: this.turns })
  })
  /** Where the tile under the pointer could lie one day; it is not mine yet. */
  couldLie = $derived.by((): ReadonlySet<string> => {
    const tile = this.regarded === null || this.tile !== null ? undefined : this.tiles.get(this.regarded)
    return tile === undefined ? new Set() : room(this.land, tile, this.mine?.shovel ?? '')
  })

  /** The scores of all, and what the preview would add to mine. */
  standings = $derived.by((): Standing[] =>
    this.outlook.seats.map(({ score }, seat) => ({
      badge: this.badge(seat),
      points: score.total,
      change: seat === this.own ? (this.preview?.total ?? 0) : 0,
      acts: this.actor === seat,
      you: seat === this.seat,
    })),
  )

  detail = $derived.by((): string | null => {
    if (this.ghost !== null) return this.sayCell(this.ghost)
    const looked = this.lines.get(this.looked ?? '')
    if (looked !== undefined) return sayChoice(this, looked)
    if (this.tile !== null) return 'Lit cells take it as it lies; where a turn mark stands, turn it first.'
    return null
  })

  /** The tile on a cell of my district; the held one lies where it is held. */
  readonly lieAt = (cell: string): Lie | undefined =>
    cell === this.ghost && this.tile !== null ? { tile: this.tile, turns: this.turns } : this.land.get(cell)

  /** In a replay, and when all is over, still "You". */
  override name(seat: number): string {
    return seat === this.seat && this.props().mine.length === 1 ? 'You' : super.name(seat)
  }

  /** How many sets of a card I could fulfil, and how many after what is shown. */
  sets(space: number): { now: number; then: number } {
    const total = (one: CardSets | undefined): number => (one === undefined ? 0 : one.own + one.paid + one.bread)
    const here = (one: CardSets): boolean => one.space === space
    const now = total(this.outlook.cards.find(here))
    const changed = this.preview?.cards?.find(here)
    return { now, then: changed === undefined ? now : total(changed) }
  }

  regard(tile: string | null, spot: Element | null): void {
    this.regarded = tile
    this.regardedAt = spot?.getBoundingClientRect() ?? null
  }

  fits(cell: string): boolean {
    return this.places.get(cell)?.has(this.turns) ?? false
  }

  isChosen(line: string): boolean {
    return this.chosen === line
  }

  /** Choose a line; once more plays it. */
  choose(line: string, wish: Wish | null = null): void {
    const again = this.chosen === line && wish?.slot === plan.wish?.slot
    plan.wish = wish
    if (again) this.props().onconfirm()
    else this.props().onchoose(line)
  }

  /** Lay the tile down on a cell, turned until it fits; once more plays it. */
  lay(cell: string): void {
    const able = this.places.get(cell)
    if (able === undefined) return
    if (this.chosen === placeLine(cell, this.turns)) {
      this.pointed = null
      this.props().onconfirm()
      return
    }
    for (let n = 0; n < 4 && !able.has(this.turns); n++) this.spin += 1
    this.spot = cell
    this.#chooseSpot()
  }

  /** Turn the tile; where it was laid down it stays, and is chosen again as soon as it fits. */
  turn(by: number): void {
    if (this.tile === null) return
    this.spin += by
    if (this.spot !== null && (this.pointed === null || this.pointed === this.spot)) this.#chooseSpot()
  }

  #chooseSpot(): void {
    this.props().onchoose(this.places.get(this.spot ?? '')?.get(this.turns)?.do ?? null)
  }

  /** Something was chosen or dropped elsewhere: by a number, in the list, by undo. */
  heed(chosen: string | null): void {
    const line = parse(chosen)
    if (line?.verb === 'place') {
      this.spot = line.cell
      if (this.turns !== line.turns) this.spin = line.turns
    } else if (chosen !== null || (this.spot !== null && this.fits(this.spot))) this.spot = null
    if (plan.wish !== null && plan.wish.way !== chosen) plan.wish = null
  }

  /** The hint turns the tile as the bot would. */
  heedHint(hinted: string | null): void {
    const line = parse(hinted)
    if (line?.verb === 'place' && this.chosen === null && this.turns !== line.turns) this.spin = line.turns
  }

  /** A new position is on the table: goes on with the plan, if its way was gone. */
  reset(): void {
    const { wish } = plan
    this.spin = 0
    this.pointed = this.spot = this.looked = this.regarded = this.pair = null
    plan.wish = null
    if (wish === null || this.asked !== 'taking' || !this.lines.has(`take ${wish.slot}`)) return
    this.props().onchoose(`take ${wish.slot}`)
    this.props().onconfirm()
  }

  isHinted(cell: string): boolean {
    const line = parse(this.hinted)
    return line?.verb === 'place' && line.cell === cell
  }

  /** A cell as a screen reader speaks it. */
  sayCell(cell: string): string {
    const words = sayPlace(this, cell)
    return this.isHinted(cell) ? `${words} This is the hint.` : words
  }

  /** A choice as a screen reader speaks it. */
  say(line: string): string {
    const choice = this.lines.get(line)
    if (choice === undefined) return ''
    return `${sayChoice(this, choice)}${this.hinted === line ? ' This is the hint.' : ''}`
  }
}

const modulo = (number: number, by: number): number => ((number % by) + by) % by
