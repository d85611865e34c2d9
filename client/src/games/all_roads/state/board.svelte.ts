import { getContext, setContext } from 'svelte'
import type { Voice } from '../../../words/voice.svelte'
import type { Standing } from '../../../seats/Strip.svelte'
import type { Choice } from '../../../server/delta'
import type { Message } from '../../../server/wire'
import type { BoardProps, Tool } from '../../../game/module'
import type { Lie } from '../draw/faces'
import { centre, type Point } from '../draw/hex'
import { ringOf, type Ring } from '../draw/rings'
import { Selection } from './selection.svelte'
import { spotOf } from '../draw/spots'
import type { Box, Outlook, Preview, View } from '../types'

/**
 * What all parts of the board share. On top of the position and of what the player selects in it: what is drawn and said of
 * that. Every part reads `preview` from here, so that a thing is previewed everywhere at once.
 */
export class BoardState extends Selection {
  /** Where the tile is drawn: under the pointer, else where it was laid down. */
  ghost = $derived.by(() => {
    for (const cell of [this.pointed, this.spot]) if (cell !== null && this.cells?.has(cell)) return cell
    return null
  })
  /** The choice that is shown, if the tile can lie so. */
  shown = $derived.by((): Choice | null =>
    this.ghost === null ? null : (this.cells?.get(this.ghost)?.get(this.turns) ?? null),
  )
  /** What it would bring; of a tile that closes nothing the outlook says it, by the room for houses. */
  preview = $derived.by((): Preview | null => {
    const preview = (this.shown?.preview ?? null) as Preview | null
    if (preview === null || preview.title != null) return preview
    return { ...preview, ...this.outlook.placing?.rooms[(preview.offers?.length ?? 0) - 1] }
  })
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
    if (this.shown !== null) return this.voice.sentences(this.shown.wording.brings ?? [])
    if (this.ghost !== null) return this.voice.say(this.why)
    if (this.cells !== null) return this.voice.t('choose-a-cell')
    return this.voice.say(this.outlook.placing?.obstacles.find(({ tile }) => tile === this.tile?.id)?.why)
  })
  tools = $derived.by((): readonly Tool[] =>
    this.tile === null ? this.#zooming : [...this.#turning, ...this.#zooming],
  )
  #zooming = $derived.by((): readonly Tool[] => {
    const closer = { label: this.voice.t('closer'), icon: 'plus', unseen: true, act: this.camera.closer } as const
    const whole = { label: this.voice.t('whole-map'), icon: 'fit', unseen: true, act: this.camera.whole } as const
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
  /** What can be chosen on the map: cells for the held tile, or places for houses. */
  wanted = $derived.by((): readonly Point[] => {
    if (this.building) return this.houses.places.map(({ place }) => spotOf(place, this.lieAt))
    return [...(this.cells?.keys() ?? [])].map(centre)
  })
  /** Where the others have played since my turn, and where a tile of my hand could lie. */
  lively = $derived.by((): readonly Point[] => {
    const able = [...this.lays.values()].flatMap((cells) => [...cells.keys()])
    const cells = [...this.freshCells.keys(), ...able]
    return [...new Set(cells.length > 0 ? cells : this.outlook.open_cells)].map(centre)
  })
  /** The tile on a cell; the held one lies where it is held. */
  readonly lieAt = (cell: string): Lie | undefined =>
    cell === this.ghost && this.tile !== null ? { face: this.tile, turns: this.turns } : this.land.get(cell)

  /** By how much the preview or the planned houses would change the points of a seat. */
  change(seat: number): number {
    if (this.building && seat === this.mover) return this.houses.planned.length * this.worth('house')
    return this.preview?.gains[seat] ?? 0
  }

  /** The line along which a loop runs that the held tile would close. */
  comingRing(loop: readonly string[]): Ring {
    return ringOf(loop, this.lieAt)
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
    const hint = this.sayRank(...[...(this.cells?.get(cell)?.values() ?? [])].map((one) => one.do))
    if (choice !== undefined) {
      const brings = this.voice.sentences(choice.wording.brings ?? [])
      return this.voice.t('spoken', { name: choice.label, brings, hint })
    }
    const tile = this.box.words.tiles[this.tile?.id ?? ''] ?? ''
    const where = this.outlook.placing?.names[cell] ?? ''
    return this.voice.t('spoken-misfit', { tile, where, why: this.#whyNot(cell) ?? '', hint })
  }
}

const KEY = Symbol('board')

/** Gives all parts of the board its state. */
export const provideBoard = (props: () => BoardProps<View, Outlook, Box>, voice: Voice): BoardState =>
  setContext(KEY, new BoardState(props, voice))

export const useBoard = (): BoardState => getContext<BoardState>(KEY)
