import type { Voice } from '../../../words/voice.svelte'
import type { Draggable } from '../../../ui/drag'
import type { Choice } from '../../../server/delta'
import type { FollowUp } from '../../../server/wire'
import type { BoardProps } from '../../../game/module'
import { Camera } from './camera.svelte'
import { actionOf } from './choices'
import { period, type Face } from '../draw/faces'
import { centre } from '../draw/hex'
import { HousePlan } from './houses.svelte'
import { Position } from './position.svelte'
import type { Box, Outlook, PlaceTile, View } from '../types'

/** What the player does with a position: which tile is held, where and how it is turned, and which houses are ticked. */
export abstract class Selection extends Position {
  readonly camera = new Camera()
  readonly houses: HousePlan
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
  /** The cells of the placements in the hint, each with its places there. */
  hintedCells = $derived.by((): readonly { cell: string; rank: string }[] => {
    const cells = new Map<string, string[]>()
    for (const choice of this.choices) {
      const action = actionOf(choice)
      if (action?.verb !== 'place' || this.rank(choice.do) === '') continue
      cells.set(action.cell, [...(cells.get(action.cell) ?? []), choice.do])
    }
    return [...cells].map(([cell, lines]) => ({ cell, rank: this.rank(...lines) }))
  })
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

  constructor(props: () => BoardProps<View, Outlook, Box>, voice: Voice) {
    super(props, voice)
    this.houses = new HousePlan(props)
  }

  override get proposal(): readonly FollowUp[] {
    return this.houses.proposal
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
    if (this.chosen !== null) this.props().onchoose(null)
  }

  /** Lay the tile down on a cell, turned until it fits, in a lesson as it is taught; once more plays it. */
  lay(cell: string): void {
    const able = this.cells?.get(cell)
    if (this.tile === null || able === undefined) return
    if (this.chosenLay?.cell === cell) {
      this.pointed = null
      this.props().onconfirm()
      return
    }
    const turns = [...able].filter(([, choice]) => this.lights(choice.do)).map(([turn]) => turn)
    const good = turns.length > 0 ? turns : [...able.keys()]
    let { spin } = this
    for (let n = 0; n < 6 && !good.includes(this.#cut(spin)); n++) spin += 1
    this.camera.approach(centre(cell))
    this.#put(cell, spin)
  }

  /** A tile of the hand, to be dragged to a cell. */
  dragged(slot: number): Draggable | null {
    if (!this.laying) return null
    const before = this.slot
    return {
      take: () => {
        if (this.slot !== slot) this.take(slot)
        return this.tile !== null
      },
      over: (cell) => (this.pointed = cell),
      drop: (cell) => {
        if (this.cells?.has(cell) !== true) return false
        if (this.chosenLay?.cell !== cell) this.lay(cell)
        return true
      },
      back: () => {
        if (before !== slot) this.take(null)
      },
    }
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

  /** Whether a tile of the hand, or a cell for the held one, is lit. */
  lightsTile(tile: string): boolean {
    return [...(this.lays.get(tile)?.values() ?? [])].flatMap(linesOf).some((line) => this.lights(line))
  }
  lightsCell(cell: string): boolean {
    return linesOf(this.cells?.get(cell)).some((line) => this.lights(line))
  }

  /** The places in the hint of what can be done with a tile, or with the held one on a cell. */
  rankOfTile(tile: string): string {
    return this.rank(...[...(this.lays.get(tile)?.values() ?? [])].flatMap(linesOf))
  }
  rankOfCell(cell: string): string {
    return this.rank(...linesOf(this.cells?.get(cell)))
  }
}

/** The lines of a cell, however the tile is turned. */
const linesOf = (turns: ReadonlyMap<number, Choice> | undefined): string[] =>
  [...(turns?.values() ?? [])].map((choice) => choice.do)

const modulo = (number: number, by: number): number => ((number % by) + by) % by
