import { getContext, setContext } from 'svelte'
import type { Voice } from '../../language/voice.svelte'
import { calledAt } from '../../lib/seats'
import type { Standing } from '../../lib/Strip.svelte'
import type { Choice, FollowUp, Message, Turn } from '../../wire'
import type { BoardProps, Tool } from '../module'
import { Table } from '../table.svelte'
import { landOf, period, type Lie } from './grid'
import { placeOf, type Pointed } from './pointed'
import type { Action, Box, CardSets, Outlook, Preview, Tile, View } from './types'

export const actionOf = (choice: Choice): Action => choice.action as Action
export const previewOf = (choice: Choice): Preview => choice.preview as Preview

/** A number with what it counts, as a phrase of the game. */
export const amount = (n: number, thing: string): Message => ({ id: 'amount', args: { n, thing } })

/** How I can come to a space now; bread is not offered for what costs nothing. */
export interface Way {
  choice: Choice
  to: 'left' | 'right' | 'both'
  bread: boolean
}

/**
 * What all parts of the board share: the table, the tile in the player's hand and where it is held,
 * and what the pointer is on. What is shown of it everywhere is `preview`.
 */
export class BoardState extends Table<View, Outlook, Box> {
  readonly voice: Voice

  /** How often the player turned the tile; not cut to one full turn, so that it turns on. A hint turns it as the bot would. */
  private turned = $derived.by((): number => this.anew(this.#placing(this.hinted)?.turns ?? 0))
  /** The cell on which the tile was turned until it fits no more; it lies there while nothing is chosen. */
  private misfit = $derived.by((): string | null => this.anew(null))
  /** The cell that the pointer or the focus is on. */
  hovered = $derived.by((): string | null => this.anew(null))
  /** The choice, other than a cell, that the pointer or the focus is on. */
  looked = $derived.by((): Choice | null => this.anew(null))
  /** A tile of the ring or the row under the pointer, to see it large and where it would fit. */
  regarded = $derived.by((): string | null => this.anew(null))
  /** Where it lies on the screen. */
  regardedAt = $state.raw<DOMRect | null>(null)
  /** The marker space under the pointer: the card spaces beside it. */
  pair = $derived.by((): readonly [number, number] | null => this.anew(null))
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

  words = $derived.by(() => this.box.words)
  tiles = $derived.by(() => new Map(this.box.tiles.map((tile) => [tile.id, tile])))
  cards = $derived.by(() => new Map(this.box.forum_cards.map((card) => [card.id, card])))
  fountains = $derived.by(() => new Map(this.box.fountain_cards.map((card) => [card.id, card])))
  land = $derived.by(() => landOf(this.mine?.tiles ?? [], this.tiles))

  /** The tile that I hold. */
  tile = $derived.by((): Tile | null => {
    const { moment } = this
    return this.asked === 'placing' && moment.is === 'placing' ? (this.tiles.get(moment.tile) ?? null) : null
  })
  private chosenPlace = $derived.by(() => this.#placing(this.chosen))
  /** The cell where the tile was laid down for a look. */
  spot = $derived.by((): string | null => (this.chosen === null ? this.misfit : (this.chosenPlace?.cell ?? null)))
  /** How often the tile is turned: as it was chosen, where it was laid down; elsewhere as the player turned it. */
  spin = $derived.by((): number => {
    const { chosenPlace, hovered, turned } = this
    if (chosenPlace === null || (hovered !== null && hovered !== chosenPlace.cell)) return turned
    return this.#cut(turned) === chosenPlace.turns ? turned : chosenPlace.turns
  })
  turns = $derived.by(() => this.#cut(this.spin))
  /** Where it can go, and in which turns. */
  places = $derived.by(() => {
    const places = new Map<string, Map<number, Choice>>()
    for (const choice of this.choices) {
      const action = actionOf(choice)
      if (action.verb !== 'place') continue
      const turns = places.get(action.cell) ?? new Map<number, Choice>()
      places.set(action.cell, turns.set(action.turns, choice))
    }
    return places
  })

  /** Where the tile is drawn: under the pointer, else where it was laid down. */
  ghost = $derived.by((): string | null => {
    if (this.tile === null) return null
    if (this.hovered !== null && this.places.has(this.hovered)) return this.hovered
    return this.looked === null ? this.spot : null
  })
  /** The choice that is shown: under the pointer, else the chosen one. */
  shown = $derived.by((): Choice | null => {
    if (this.ghost !== null) return this.places.get(this.ghost)?.get(this.turns) ?? null
    return this.looked ?? this.lines.get(this.chosen ?? '') ?? null
  })
  preview = $derived.by((): Preview | null => (this.shown === null ? null : previewOf(this.shown)))
  /** Why the tile cannot lie as it is held. */
  why = $derived.by((): Message | null => (this.ghost === null || this.shown !== null ? null : this.clash(this.ghost)))
  /** Where the tile under the pointer could lie one day; it is not mine yet. */
  couldLie = $derived.by((): readonly string[] =>
    this.regarded === null || this.tile !== null ? [] : (this.outlook.room[this.regarded] ?? []),
  )

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
    if (this.looked !== null) return this.say(this.looked)
    if (this.tile !== null) return this.voice.t('detail-turning')
    return null
  })

  tools = $derived.by((): readonly Tool[] => {
    if (this.tile === null) return []
    const right = { label: this.voice.t('turn-right'), icon: 'turn-right', act: () => this.turn(1) } as const
    const stored = this.find((one) => one.verb === 'store')
    const store = (): void => this.choose(stored)
    return [
      { key: 'q', label: this.voice.t('turn-left'), icon: 'turn-left', act: () => this.turn(-1) },
      { key: 'e', ...right },
      { key: 'r', ...right, unseen: true },
      ...(stored
        ? [{ key: 's', label: this.voice.t('store-it'), icon: 'store', unseen: true, act: store } as const]
        : []),
    ]
  })

  pointed = $derived.by((): Pointed => {
    const action = this.props().pointed as Action | null
    if (action === null) return {}
    const line = this.story.find((one) => one.action === action)
    const choice = this.choices.find((one) => one.action === action)
    return placeOf(action, line, choice, this.view)
  })

  constructor(props: () => BoardProps<View, Outlook, Box>, voice: Voice) {
    super(props)
    this.voice = voice
  }

  /** The tile on a cell of my district; the held one lies where it is held. */
  readonly lieAt = (cell: string): Lie | undefined =>
    cell === this.ghost && this.tile !== null ? { tile: this.tile, turns: this.turns } : this.land.get(cell)

  /** In a replay, and when all is over, still "You". */
  override name(seat: number): string {
    if (seat === this.seat && this.props().mine.length === 1) return this.voice.t('you')
    return calledAt(seat, this.sitters)
  }

  /** The choice whose action is meant, if it is there now. */
  find(isMeant: (action: Action) => boolean): Choice | undefined {
    return this.choices.find((choice) => isMeant(actionOf(choice)))
  }

  /** How I can come to a space now. */
  wayTo(space: number): Way | null {
    if (this.asked !== 'moving') return null
    const ways = this.choices.filter((choice) => previewOf(choice).space === space)
    const free = ways.filter((choice) => actionOf(choice).verb === 'go')
    const choice = free.find((one) => this.isChosen(one)) ?? free[0] ?? ways[0]
    if (choice === undefined) return null
    const action = actionOf(choice)
    const to = free.length > 1 ? 'both' : action.verb === 'go' && action.step < 0 ? 'left' : 'right'
    return { choice, to, bread: free.length === 0 }
  }

  /** What would be taken after a move, once it is chosen. */
  planned(choice: Choice): FollowUp | undefined {
    return this.props().plan.after(choice.do)[0]
  }

  /** How many sets of a card I could fulfil, and how many after what is shown. */
  sets(space: number): { now: number; then: number } {
    const total = (one: CardSets | undefined): number => (one === undefined ? 0 : one.own + one.paid + one.bread)
    const here = (one: CardSets): boolean => one.space === space
    const now = total(this.outlook.cards.find(here))
    const changed = this.preview?.cards?.find(here)
    return { now, then: changed === undefined ? now : total(changed) }
  }

  /** The latest turns of a seat, the oldest first, with the cells it built on. */
  turnsOf(seat: number): { turn: Turn; cells: readonly string[] }[] {
    return this.props()
      .turns.filter((turn) => turn.seat === seat)
      .map((turn) => ({
        turn,
        cells: this.story.slice(turn.first, turn.last + 1).flatMap(({ action }) => cellOf(action)),
      }))
  }

  regard(tile: string | null, spot: Element | null): void {
    this.regarded = tile
    this.regardedAt = spot?.getBoundingClientRect() ?? null
  }

  /** The pointer or the focus came to a choice, or left it. */
  look(choice: Choice | undefined, on: boolean): void {
    if (on) this.looked = choice ?? null
    else if (this.looked === choice) this.looked = null
  }

  fits(cell: string): boolean {
    return this.places.get(cell)?.has(this.turns) ?? false
  }

  isChosen(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.do === this.chosen
  }

  isHinted(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.do === this.hinted
  }

  /** Choose, with what follows in the same turn; once more plays it. */
  choose(choice: Choice | undefined, then?: FollowUp): void {
    if (choice === undefined) return
    const { plan, onchoose, onconfirm } = this.props()
    if (this.isChosen(choice) && this.planned(choice)?.do === then?.do) {
      onconfirm()
      return
    }
    if (then === undefined) plan.clear()
    else plan.set(choice.do, [then])
    onchoose(choice.do)
  }

  /** Lay the tile down on a cell, turned until it fits; once more plays it. */
  lay(cell: string): void {
    const able = this.places.get(cell)
    if (able === undefined) return
    if (this.chosenPlace?.cell === cell) {
      this.hovered = null
      this.props().onconfirm()
      return
    }
    let { spin } = this
    for (let n = 0; n < 4 && !able.has(this.#cut(spin)); n++) spin += 1
    this.#put(cell, spin)
  }

  /** Turn the tile; where it was laid down it stays, and is chosen again as soon as it fits. */
  turn(by: number): void {
    if (this.tile === null) return
    const { spot, hovered } = this
    if (spot !== null && (hovered === null || hovered === spot)) this.#put(spot, this.spin + by)
    else this.turned = this.spin + by
  }

  /** Choose a cell with the tile turned so, or nothing while it does not fit there. */
  #put(cell: string, spin: number): void {
    const choice = this.places.get(cell)?.get(this.#cut(spin))
    this.props().onchoose(choice?.do ?? null)
    this.turned = spin
    this.misfit = choice === undefined ? cell : null
  }

  /** So many turns of the held tile without the full ones. */
  #cut(spin: number): number {
    return this.tile === null ? 0 : modulo(spin, period(this.tile))
  }

  /** The placement that a line means, if it is one. */
  #placing(line: string | null): Extract<Action, { verb: 'place' }> | null {
    const choice = this.lines.get(line ?? '')
    const action = choice === undefined ? null : actionOf(choice)
    return action?.verb === 'place' ? action : null
  }

  isHintedCell(cell: string): boolean {
    return this.#placing(this.hinted)?.cell === cell
  }

  /** Why the tile cannot lie on a cell as it is turned. */
  clash(cell: string): Message | null {
    return this.outlook.clashes[this.outlook.misfits[cell]?.[this.turns] ?? -1] ?? null
  }

  /** A cell as a screen reader speaks it. */
  sayCell(cell: string): string {
    const choice = this.places.get(cell)?.get(this.turns)
    if (choice !== undefined) return this.say(choice)
    const [where, clash] = [this.words.cells[cell], this.clash(cell)]
    if (where === undefined || clash === null) return ''
    return this.#withHint(this.voice.t('cell-clashes', { cell: where, clash }), this.isHintedCell(cell))
  }

  /** A choice as a screen reader speaks it. */
  say(choice: Choice | undefined): string {
    if (choice === undefined) return ''
    const { label, wording } = choice
    const said = `${this.voice.t('said', { what: label })} ${this.voice.sentences(wording.brings ?? [])}`
    return this.#withHint(said.trimEnd(), this.isHinted(choice))
  }

  #withHint(said: string, hinted: boolean): string {
    return hinted ? `${said} ${this.voice.t('is-hint')}` : said
  }
}

const cellOf = (action: unknown): string[] => {
  const done = action as Action | null | undefined
  return done?.verb === 'place' ? [done.cell] : []
}

const modulo = (number: number, by: number): number => ((number % by) + by) % by

const KEY = Symbol('board')

export const provideBoard = (board: BoardState): BoardState => setContext(KEY, board)

/** The state of the board that this component is part of. */
export const useBoard = (): BoardState => getContext<BoardState>(KEY)
