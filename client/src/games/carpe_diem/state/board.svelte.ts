import { getContext, setContext } from 'svelte'
import type { Voice } from '../../../words/voice.svelte'
import type { Standing } from '../../../seats/Strip.svelte'
import type { Choice } from '../../../server/delta'
import type { Message } from '../../../server/wire'
import type { BoardProps, Tool } from '../../../game/module'
import { actionOf, isTaking, previewOf } from './choices'
import type { Lie } from '../draw/grid'
import { Selection } from './selection.svelte'
import type { Box, CardSets, Outlook, Preview, View } from '../types'

/**
 * What all parts of the board share. On top of the position and of what the player selects in it: what is drawn and said of
 * that. Every part reads `preview` from here, so that a thing is previewed everywhere at once.
 */
export class BoardState extends Selection {
  /** A tile of the ring or the row under the pointer, to see it large and where it would fit. */
  regarded = $derived.by((): string | null => this.anew(null))
  /** Where it lies on the screen. */
  regardedAt = $state.raw<DOMRect | null>(null)
  /** What it is, or what taking it means, as a sentence. */
  private regardedAs = $state.raw('')
  /** The marker space under the pointer: the card spaces beside it. */
  pair = $derived.by((): readonly [number, number] | null => this.anew(null))
  /** Where it lies on the screen. */
  pairAt = $state.raw<DOMRect | null>(null)
  /** The seat whose district is shown large. */
  enlarged = $state<number | null>(null)
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
    if (this.regarded !== null) return this.#sayRegarded()
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
  /** The tile on a cell of my district; the held one lies where it is held. */
  readonly lieAt = (cell: string): Lie | undefined =>
    cell === this.ghost && this.tile !== null ? { tile: this.tile, turns: this.turns } : this.land.get(cell)

  /** How many sets of a card I could fulfil, and how many after what is shown. */
  sets(space: number): { now: number; then: number } {
    const total = (one: CardSets | undefined): number => (one === undefined ? 0 : one.own + one.paid + one.bread)
    const here = (one: CardSets): boolean => one.space === space
    const now = total(this.outlook.cards.find(here))
    const changed = this.preview?.cards?.find(here)
    return { now, then: changed === undefined ? now : total(changed) }
  }

  regard(tile: string, spot: Element | null, said: string): void {
    this.regarded = tile
    this.regardedAt = spot?.getBoundingClientRect() ?? null
    this.regardedAs = said
  }

  disregard(): void {
    this.regarded = null
    this.regardedAt = null
  }

  /** The tile under the pointer, and whether I could use it: by the choice that takes it, or by the cells that have room. */
  #sayRegarded(): string {
    const { looked, regardedAs } = this
    if (looked !== null && isTaking(actionOf(looked))) return this.say(looked)
    if (this.seat === null || this.tile !== null) return regardedAs
    return `${regardedAs} ${this.voice.t('would-fit', { n: this.couldLie.length })}`
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
    const turned = [...(this.places.get(cell)?.values() ?? [])].map((one) => one.do)
    return `${this.voice.t('cell-clashes', { cell: where, clash })} ${this.sayRank(...turned)}`.trimEnd()
  }

  /** A choice as a screen reader speaks it. */
  say(choice: Choice | undefined): string {
    if (choice === undefined) return ''
    const { label, wording } = choice
    const said = `${this.voice.t('said', { what: label })} ${this.voice.sentences(wording.brings ?? [])}`
    return `${said.trimEnd()} ${this.sayRank(choice.do)}`.trimEnd()
  }
}

const KEY = Symbol('board')

/** Gives all parts of the board its state. */
export const provideBoard = (props: () => BoardProps<View, Outlook, Box>, voice: Voice): BoardState =>
  setContext(KEY, new BoardState(props, voice))

export const useBoard = (): BoardState => getContext<BoardState>(KEY)
