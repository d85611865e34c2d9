import { getContext, setContext } from 'svelte'
import type { Voice } from '../../language/voice.svelte'
import type { Badge } from '../../lib/seats'
import type { Standing } from '../../lib/Strip.svelte'
import type { Choice, FollowUp, Message } from '../../wire'
import type { BoardProps, Tool } from '../module'
import { Table } from '../table.svelte'
import { Camera } from './camera.svelte'
import { actionOf, previewOf } from './choices'
import { facesOf, period, romeOf, type Face, type Lie } from './faces'
import { boundsOf, centre } from './hex'
import { HousePlan } from './houses.svelte'
import { ringOf, type Ring } from './rings'
import type { Action, Box, Kind, Outlook, PlaceTile, Preview, View } from './types'
import { digestsOf, lastTurn, type Turn } from './turns'

type Props = BoardProps<View, Outlook, Box>

/**
 * What all parts of the board share: the table, the tile in the player's fingers, and where it is
 * held. What is shown of it everywhere is `preview`.
 */
export class BoardState extends Table<View, Outlook, Box> {
  readonly camera = new Camera()
  readonly houses: HousePlan
  private readonly voice: Voice

  /** The place in the hand of the tile that the player took up. A hint takes up the bot's tile. */
  private taken = $derived.by((): number | null => this.anew(this.#slotOf(this.hintedLay)))
  /** How often the player turned it; not cut to one full turn, so that it turns on. A hint turns it as the bot would. */
  private turned = $derived.by((): number => this.anew(this.hintedLay?.turns ?? 0))
  /** The cell on which the tile was turned until it fits no more; it lies there while nothing is chosen, until a hint. */
  private misfit = $derived.by((): string | null => {
    void this.hinted
    return this.anew(null)
  })
  /** The cell that the pointer or the focus is on; a hint draws the look away from it. */
  pointed = $derived.by((): string | null => {
    void this.hinted
    return this.anew(null)
  })
  /** The offered place under the pointer. */
  pointedPlace = $derived.by((): string | null => this.anew(null))

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
  /** The seat whose turn it is; null when the game is over. */
  mover = $derived.by(() => ('seat' in this.view.moment ? this.view.moment.seat : null))
  moverHue = $derived.by(() => (this.mover === null ? 'seat-0' : this.seatHue(this.mover)))
  /** The cells of the tiles of the turn that is being played. */
  fresh = $derived.by((): readonly string[] => {
    const moment = this.view.moment
    return moment.is === 'laying' || moment.is === 'building' ? moment.fresh : []
  })
  /** The turns that are news to who looks: since the last whole one of this seat, or that one too while others act. */
  news = $derived.by(() => {
    const { turns, toAct } = this.props()
    const [first, ...later] = turns
    const past = first?.seat === this.seat && toAct === this.seat && later.some(({ seat }) => seat !== this.seat)
    return past ? later : turns
  })
  /** The turn that is built up now, or else the one before: what it brought is drawn on the map. */
  recent = $derived.by((): Turn | null =>
    this.view.moment.is !== 'building' && this.fresh.length > 0 ? null : lastTurn(this.story),
  )
  /** What came of the tiles of this turn, once all of them lie. */
  brought = $derived.by(() => digestsOf(this.story).findLast(({ title }) => title != null) ?? null)
  /** The cells of tiles that are news, with the colours of who laid them. */
  freshCells = $derived.by(() => {
    const cells = new Map<string, string>()
    for (const { seat, first, last } of this.news)
      for (const { cell } of digestsOf(this.story.slice(first, last + 1)))
        if (cell != null) cells.set(cell, this.seatHue(seat))
    if (this.readonly && this.recent !== null)
      for (const cell of this.recent.cells) cells.set(cell, this.seatHue(this.recent.seat))
    for (const cell of this.fresh) cells.set(cell, this.moverHue)
    return cells
  })
  /** What is pointed at in the log, in what happened or in a hint. */
  indicated = $derived.by(() => this.props().pointed as Action | null)

  /** Where each tile of the hand can go, and in which turns. */
  lays = $derived.by(() => {
    const lays = new Map<string, Map<string, Map<number, Choice>>>()
    for (const choice of this.choices) {
      const action = actionOf(choice)
      if (action?.verb !== 'place') continue
      const cells = lays.get(action.tile) ?? new Map<string, Map<number, Choice>>()
      const turns = cells.get(action.cell) ?? new Map<number, Choice>()
      lays.set(action.tile, cells.set(action.cell, turns.set(action.turns, choice)))
    }
    return lays
  })
  /** The placement that is chosen, and the one that the bot would play. */
  chosenLay = $derived.by(() => this.#layOf(this.chosen))
  hintedLay = $derived.by(() => this.#layOf(this.hinted))

  /** The place in the hand of the tile that the player holds: the chosen one, else the one that was taken up. */
  slot = $derived.by((): number | null => {
    const { chosenLay, taken } = this
    const isTaken = chosenLay === null || (taken !== null && this.view.hand[taken] === chosenLay.tile)
    return isTaken ? taken : this.#slotOf(chosenLay)
  })
  /** The cell where the tile was laid down for a look. */
  spot = $derived.by((): string | null => (this.chosen === null ? this.misfit : (this.chosenLay?.cell ?? null)))
  tile = $derived.by((): Face | null => {
    const id = this.laying && this.slot !== null ? this.view.hand[this.slot] : undefined
    return id === undefined ? null : (this.faces.get(id) ?? null)
  })
  /** How often the tile is turned: as it was chosen, where it was laid down; elsewhere as the player turned it. */
  spin = $derived.by((): number => {
    const { chosenLay, pointed, turned } = this
    if (chosenLay === null || (pointed !== null && pointed !== chosenLay.cell)) return turned
    return this.#cut(turned) === chosenLay.turns ? turned : chosenLay.turns
  })
  turns = $derived.by(() => this.#cut(this.spin))
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
  why = $derived.by((): Message | null =>
    this.ghost === null || this.shown !== null ? null : this.#whyNot(this.ghost),
  )

  /** The points of all, and what the preview or the planned houses would add. */
  standings = $derived.by((): Standing[] =>
    this.view.seats.map(({ points }, seat) => ({
      badge: this.badge(seat),
      points,
      change: this.change(seat),
      acts: seat === this.mover,
      you: seat === this.seat,
    })),
  )

  detail = $derived.by((): string | null => {
    if (!this.laying) return null
    if (this.tile === null) return this.voice.t('pick-a-tile')
    if (this.ghost !== null) return this.say(this.ghost)
    if (this.cells !== null) return this.voice.t('choose-a-cell')
    return this.voice.say(this.outlook.placing?.obstacles.find(({ tile }) => tile === this.tile?.id)?.why)
  })

  tools = $derived.by((): readonly Tool[] =>
    this.tile === null ? this.#zooming : [...this.#turning, ...this.#zooming],
  )
  #zooming = $derived.by((): readonly Tool[] => {
    const closer = { label: this.voice.t('closer'), icon: 'plus', unseen: true, act: this.camera.closer } as const
    const whole = { label: this.voice.t('whole-map'), icon: 'fit', unseen: true, act: this.camera.fit } as const
    const further = this.voice.t('further-away')
    return [
      { key: '+', ...closer },
      { key: '=', ...closer },
      { key: '-', label: further, icon: 'minus', unseen: true, act: this.camera.further },
      { key: '0', ...whole },
      { key: 'f', ...whole },
    ]
  })
  #turning = $derived.by((): readonly Tool[] => {
    const right = { label: this.voice.t('turn-right'), icon: 'turn', act: () => this.turn(1) } as const
    return [
      { key: 'q', label: this.voice.t('turn-left'), icon: 'turn-back', act: () => this.turn(-1) },
      { key: 'e', ...right },
      { key: 'r', ...right, unseen: true },
    ]
  })

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

  constructor(props: () => Props, voice: Voice) {
    super(props)
    this.voice = voice
    this.houses = new HousePlan(props)
  }

  override get proposal(): readonly FollowUp[] {
    return this.houses.proposal
  }

  /** By how much the preview or the planned houses would change the points of a seat. */
  change(seat: number): number {
    if (this.building && seat === this.mover) return this.houses.planned.length * this.worth('house')
    return this.preview?.gains[seat] ?? 0
  }

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

  private colours(seat: number): string[] {
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

  /** A tile by what it shows. */
  tileName(id: string, form?: string): string {
    return this.voice.say(this.box.words.tiles[id], form)
  }

  fits(cell: string): boolean {
    return this.cells?.get(cell)?.has(this.turns) ?? false
  }

  /** Take a tile up, or put it back. */
  take(slot: number | null): void {
    if (!this.laying) return
    const same = slot === null || slot === this.slot
    const before = slot === null ? null : this.view.hand[slot]
    if (!same && (this.slot === null || this.view.hand[this.slot] !== before)) this.turned = 0
    this.taken = same ? null : slot
    this.misfit = null
    if (this.camera.follows) this.camera.fit()
    if (this.chosen !== null) this.props().onchoose(null)
  }

  /** Lay the tile down on a cell, turned until it fits; once more plays it. */
  lay(cell: string): void {
    const able = this.cells?.get(cell)
    if (this.tile === null || able === undefined) return
    if (this.chosenLay?.cell === cell) {
      this.pointed = null
      this.props().onconfirm()
      return
    }
    let { spin } = this
    for (let n = 0; n < 6 && !able.has(this.#cut(spin)); n++) spin += 1
    this.camera.approach(centre(cell))
    this.#put(cell, spin)
  }

  /** Turn the tile; where it was laid down it stays, and is chosen again as soon as it fits. */
  turn(by: number): void {
    if (this.tile === null) return
    const { spot, pointed } = this
    if (spot !== null && (pointed === null || pointed === spot)) this.#put(spot, this.spin + by)
    else this.turned = this.spin + by
  }

  /** Choose a cell with the tile turned so, or nothing while it does not fit there. */
  #put(cell: string, spin: number): void {
    const { slot } = this
    const choice = this.cells?.get(cell)?.get(this.#cut(spin))
    this.props().onchoose(choice?.do ?? null)
    this.taken = slot
    this.turned = spin
    this.misfit = choice === undefined ? cell : null
  }

  /** So many turns of the held tile without the full ones. */
  #cut(spin: number): number {
    return this.tile === null ? 0 : modulo(spin, period(this.tile))
  }

  /** The place of a tile in the hand. */
  #slotOf(lay: PlaceTile | null): number | null {
    return lay === null ? null : this.view.hand.indexOf(lay.tile)
  }

  #layOf(line: string | null): PlaceTile | null {
    const action = line === null ? null : actionOf(this.lines.get(line))
    return action?.verb === 'place' ? action : null
  }

  #whyNot(cell: string): Message | null {
    const placing = this.outlook.placing
    const obstacle = placing?.obstacles.find(
      (one) => one.tile === this.tile?.id && one.cell === cell && one.turns === this.turns,
    )
    return obstacle?.why ?? placing?.misfit ?? null
  }

  /** The name of a cell as a screen reader speaks it. */
  say(cell: string): string {
    const choice = this.cells?.get(cell)?.get(this.turns)
    const hint = this.isHinted(cell) ? this.voice.t('is-the-hint') : ''
    if (choice !== undefined) {
      const brings = this.voice.sentences(choice.wording.brings ?? [])
      return this.voice.t('spoken', { name: choice.label, brings, hint })
    }
    const tile = this.box.words.tiles[this.tile?.id ?? ''] ?? ''
    const where = this.outlook.placing?.names[cell] ?? ''
    return this.voice.t('spoken-misfit', { tile, where, why: this.#whyNot(cell) ?? '', hint })
  }

  isHinted(cell: string): boolean {
    return this.hintedLay?.cell === cell && this.hintedLay.tile === this.tile?.id
  }
}

const modulo = (number: number, by: number): number => ((number % by) + by) % by

const KEY = Symbol('board')

/** Gives everything below this component the state of the board. */
export const provideBoard = (props: () => Props, voice: Voice): BoardState =>
  setContext(KEY, new BoardState(props, voice))

export const useBoard = (): BoardState => getContext<BoardState>(KEY)
