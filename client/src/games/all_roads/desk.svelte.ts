import type { Badge } from '../../lib/seats'
import type { Standing } from '../../lib/Strip.svelte'
import type { Choice } from '../../wire'
import { Table } from '../table.svelte'
import { Camera } from './camera.svelte'
import { facesOf, period, romeOf, type Face, type Lie } from './faces'
import { boundsOf, centre } from './hex'
import { springsFirst } from './houses'
import { lineOf, parseLay, type Lay } from './lays'
import { plan } from './plan.svelte'
import { ringOf, type Ring } from './rings'
import type { Box, Kind, Outlook, Preview, View } from './types'
import { sinceTurn, turnsOf, type Turn } from './turns'
import { previewOf, spokenPlace, spokenPlaceholder, whyNot } from './words'

/**
 * What all parts of the board share: the table, the tile in the player's fingers, and where it is
 * held. What is shown of it everywhere is `preview`.
 */
export class Desk extends Table<View, Outlook, Box> {
  readonly camera = new Camera()

  /** The place in the hand of the tile that the player holds. */
  slot = $state<number | null>(null)
  /** How often it was turned, to the right or left; not cut to one full turn, so that it turns on. */
  spin = $state(0)
  /** The cell that the pointer or the focus is on. */
  pointed = $state<string | null>(null)
  /** The cell where the tile was laid down for a look. */
  spot = $state<string | null>(null)
  /** The offered place under the pointer. */
  pointedPlace = $state<string | null>(null)

  faces = $derived.by(() => facesOf(this.box))
  rome = $derived.by(() => romeOf(this.box))
  points = $derived.by(() => new Map(this.box.tokens.map(({ id, points }) => [id, points])))

  /** Every cell with a tile, Rome included. */
  land = $derived.by(() => {
    const land = new Map<string, Lie>(this.rome)
    for (const { q, r, tile, turns } of this.view.tiles) {
      const face = this.faces.get(tile)
      if (face !== undefined) land.set(`${q},${r}`, { face, turns })
    }
    return land
  })
  /** What should be in sight: the tiles, and the cells that could be next. */
  bounds = $derived.by(() => boundsOf([...this.land.keys(), ...this.outlook.open_cells]))

  laying = $derived.by(() => this.view.moment.is === 'laying' && this.choices.length > 0)
  building = $derived.by(() => this.view.moment.is === 'building' && this.choices.length > 0)
  /** The cells of the tiles of the turn that is being played. */
  fresh = $derived.by((): readonly string[] => {
    const moment = this.view.moment
    return moment.is === 'laying' || moment.is === 'building' ? moment.fresh : []
  })
  turnsSoFar = $derived.by(() => turnsOf(this.story))
  /** The turns that are news to who looks. */
  news = $derived.by(() =>
    sinceTurn(this.turnsSoFar, this.seat, this.view.seats.length, this.props().toAct === this.seat),
  )
  /** The turn that is built up now, or else the one before: what it brought is drawn on the map. */
  recent = $derived.by((): Turn | null =>
    this.view.moment.is !== 'building' && this.fresh.length > 0 ? null : (this.turnsSoFar.at(-1) ?? null),
  )
  /** Whether the tile to be laid is not the last of the turn. */
  early = $derived.by(() => this.view.moment.is === 'laying' && this.fresh.length + 1 < this.view.moment.of)

  /** Where each tile of the hand can go, and in which turns. */
  lays = $derived.by(() => {
    const lays = new Map<string, Map<string, Map<number, Choice>>>()
    for (const choice of this.choices) {
      const lay = parseLay(choice.do)
      if (lay === null) continue
      const cells = lays.get(lay.tile) ?? new Map<string, Map<number, Choice>>()
      const turns = cells.get(lay.cell) ?? new Map<number, Choice>()
      lays.set(lay.tile, cells.set(lay.cell, turns.set(lay.turns, choice)))
    }
    return lays
  })

  tile = $derived.by((): Face | null => {
    const id = this.laying && this.slot !== null ? this.view.hand[this.slot] : undefined
    return id === undefined ? null : (this.faces.get(id) ?? null)
  })
  turns = $derived.by(() => (this.tile === null ? 0 : modulo(this.spin, period(this.tile))))
  /** Where the tile that is held can go. */
  cells = $derived.by(() => (this.tile === null ? null : (this.lays.get(this.tile.id) ?? null)))

  /** Where the tile is drawn: under the pointer, else where it was laid down. */
  ghost = $derived.by(() => {
    for (const cell of [this.pointed, this.spot]) if (cell !== null && this.cells?.has(cell)) return cell
    return null
  })
  /** The choice that is shown, if the tile can lie so. */
  shown = $derived.by((): Choice | null =>
    this.ghost === null ? null : (this.cells?.get(this.ghost)?.get(this.turns) ?? null),
  )
  preview = $derived.by((): Preview | null => (this.shown === null ? null : previewOf(this.shown)))
  /** Why the tile cannot lie as it is held. */
  why = $derived.by((): string =>
    this.ghost === null || this.tile === null || this.shown !== null ? '' : whyNot(this, this.ghost),
  )

  /** The points of all, and what the preview or the planned houses would add. */
  standings = $derived.by((): Standing[] =>
    this.view.seats.map(({ points }, seat) => {
      const acts = 'seat' in this.view.moment && this.view.moment.seat === seat
      const change =
        this.building && acts ? plan.planned.length * this.worth('house') : (this.preview?.gains[seat] ?? 0)
      return { badge: this.badge(seat), points, change, acts, you: seat === this.seat }
    }),
  )

  detail = $derived.by((): string | null => {
    if (this.laying && this.ghost !== null && this.tile !== null) return this.say(this.ghost)
    if (this.laying && this.tile !== null)
      return 'Choose a lit cell. Where a turn mark stands, it is turned until it fits.'
    if (this.laying) return 'Pick a tile of your hand: the cells where it fits light up.'
    return null
  })

  /** The line along which a loop of lying tiles runs. */
  ring(loop: readonly string[]): Ring {
    return ringOf(loop, (cell) => this.land.get(cell))
  }

  /** The same for a loop that the held tile would close. */
  comingRing(loop: readonly string[]): Ring {
    return ringOf(loop, this.lieAt)
  }

  /** The tile on a cell; the held one lies where it is held. */
  readonly lieAt = (cell: string): Lie | undefined =>
    cell === this.ghost && this.tile !== null ? { face: this.tile, turns: this.turns } : this.land.get(cell)

  /** The class with the colours of a set of tokens. */
  hue(colour: string): string {
    return `seat-${this.box.box.colours.indexOf(colour) + 1}`
  }

  colours(seat: number): string[] {
    return this.view.seats[seat]?.supplies.map(({ colour }) => colour) ?? []
  }

  /** The first colour of a seat stands for it. */
  seatHue(seat: number): string {
    return this.hue(this.colours(seat)[0] ?? '')
  }

  /** A seat as the house shows it. */
  override badge(seat: number): Badge {
    const colours = this.colours(seat)
    return {
      colours: colours.map((colour) => this.box.box.colours.indexOf(colour)),
      name: this.name(seat),
    }
  }

  worth(kind: Kind | null | undefined): number {
    return kind == null ? 0 : (this.points.get(kind) ?? 0)
  }

  fits(cell: string): boolean {
    return this.cells?.get(cell)?.has(this.turns) ?? false
  }

  /** Take a tile up, or put it back. */
  take(slot: number | null): void {
    if (!this.laying) return
    const same = slot === null || slot === this.slot
    const before = slot === null ? null : this.view.hand[slot]
    if (!same && (this.slot === null || this.view.hand[this.slot] !== before)) this.spin = 0
    this.slot = same ? null : slot
    this.spot = null
    if (this.camera.follows) this.camera.fit()
    if (this.chosen !== null) this.props().onchoose(null)
  }

  /** Lay the tile down on a cell, turned until it fits; once more plays it. */
  lay(cell: string): void {
    const able = this.cells?.get(cell)
    if (this.tile === null || able === undefined) return
    const line = lineOf({ tile: this.tile.id, cell, turns: this.turns })
    if (this.chosen === line) {
      this.pointed = null
      this.props().onconfirm()
      return
    }
    for (let n = 0; n < 6 && !able.has(this.turns); n++) this.spin += 1
    this.spot = cell
    this.camera.approach(centre(cell))
    this.#choose()
  }

  /** Turn the tile; where it was laid down it stays, and is chosen again as soon as it fits. */
  turn(by: number): void {
    if (this.tile === null) return
    this.spin += by
    if (this.spot !== null && (this.pointed === null || this.pointed === this.spot)) this.#choose()
  }

  #choose(): void {
    const legal = this.spot === null ? undefined : this.cells?.get(this.spot)?.get(this.turns)
    this.props().onchoose(legal?.do ?? null)
  }

  /** Something was chosen or dropped elsewhere: by a number, in the list, by undo. */
  heed(chosen: string | null): void {
    const lay = parseLay(chosen)
    if (lay !== null) this.#hold(lay, lay.cell)
    else if (this.spot !== null && this.fits(this.spot)) this.spot = null
  }

  /** The bot's tile is taken up, and its cell shown, but not chosen. */
  heedHint(hinted: string | null): void {
    const lay = parseLay(hinted)
    if (lay !== null && this.chosen === null) this.#hold(lay, null)
  }

  #hold({ tile, cell, turns }: Lay, spot: string | null): void {
    if (this.tile?.id !== tile) this.slot = this.view.hand.indexOf(tile)
    this.spot = spot
    if (this.turns !== turns) this.spin = turns
    if (spot === null) this.pointed = null
    this.camera.reveal(centre(cell))
  }

  /** What the recent turn brought, place by place; a tile in the hand is of more interest. */
  gains = $derived.by(
    () =>
      new Map(
        (this.tile === null ? (this.recent?.builds ?? []) : []).map(({ place, kind, was }) => [
          place,
          this.worth(kind) - this.worth(was),
        ]),
      ),
  )

  /** A new position is on the table. */
  reset(): void {
    this.slot = null
    this.spin = 0
    this.pointed = null
    this.spot = null
    this.pointedPlace = null
  }

  /** Put the plan of houses to the player: undo takes the tile back, not the plan. */
  propose(): void {
    this.props().onchoose(plan.next, true)
  }

  /** Tick or untick a place for a house. */
  toggle(place: string): boolean {
    const done = plan.toggle(place)
    if (done) this.propose()
    return done
  }

  tickAll(all: boolean): void {
    if (all) plan.set(springsFirst(plan.offers, this.outlook).slice(0, plan.most))
    else plan.set([])
    this.propose()
  }

  /** The name of a cell as a screen reader speaks it. */
  say(cell: string): string {
    const choice = this.cells?.get(cell)?.get(this.turns)
    const words = choice === undefined ? spokenPlaceholder(this, cell) : spokenPlace(this, cell, previewOf(choice))
    return this.isHinted(cell) ? `${words} This is the hint.` : words
  }

  isHinted(cell: string): boolean {
    const lay = parseLay(this.hinted)
    return lay !== null && lay.cell === cell && lay.tile === this.tile?.id
  }
}

const modulo = (number: number, by: number): number => ((number % by) + by) % by
