import type { Draggable } from '../../../ui/drag'
import type { Choice } from '../../../server/delta'
import type { FollowUp } from '../../../server/wire'
import { actionOf, previewOf, type Way } from './choices'
import { period } from '../draw/grid'
import { Position } from './position.svelte'
import type { Action, Tile } from '../types'

/** What the player does with a position: how the tile is held and turned, what is pointed at and chosen, and what is to follow. */
export abstract class Selection extends Position {
  /** How often the player turned the tile; not cut to one full turn, so that it turns on. A hint turns it as the bot would. */
  private turned = $derived.by((): number => this.anew(this.#placing(this.hinted)?.turns ?? 0))
  /** The cell on which the tile was turned until it fits no more; it lies there while nothing is chosen. */
  private misfit = $derived.by((): string | null => this.anew(null))
  /** The cell that the pointer or the focus is on. */
  hovered = $derived.by((): string | null => this.anew(null))
  /** The choice, other than a cell, that the pointer or the focus is on. */
  looked = $derived.by((): Choice | null => this.anew(null))
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

  /** The lines of all moves to a space. */
  linesTo(space: number): string[] {
    return this.choices.flatMap((one) => (previewOf(one).space === space ? [one.do] : []))
  }

  /** What would be taken after a move, once it is chosen. */
  planned(choice: Choice): FollowUp | undefined {
    return this.isChosen(choice) ? this.steps[0] : undefined
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
    return this.rank(choice?.do) !== ''
  }

  /** Choose, with what follows in the same turn; once more plays it. */
  choose(choice: Choice | undefined, then?: FollowUp): void {
    if (choice === undefined) return
    const { onchoose, onconfirm } = this.props()
    if (this.isChosen(choice) && this.planned(choice)?.do === then?.do) onconfirm()
    else onchoose(choice.do, then === undefined ? [] : [then])
  }

  /** Lay the tile down on a cell, turned until it fits, in a lesson as it is taught; once more plays it. */
  lay(cell: string): void {
    const able = this.places.get(cell)
    if (able === undefined) return
    if (this.chosenPlace?.cell === cell) {
      this.hovered = null
      this.props().onconfirm()
      return
    }
    const turns = [...able].filter(([, choice]) => this.lights(choice.do)).map(([turn]) => turn)
    const good = turns.length > 0 ? turns : [...able.keys()]
    let { spin } = this
    for (let n = 0; n < 4 && !good.includes(this.#cut(spin)); n++) spin += 1
    this.#put(cell, spin)
  }

  /** The tile that I hold, to be dragged to a cell. */
  dragged(): Draggable | null {
    if (this.tile === null) return null
    return {
      take: () => this.places.size > 0,
      over: (cell) => (this.hovered = cell),
      drop: (cell) => {
        if (!this.places.has(cell)) return false
        if (this.chosenPlace?.cell !== cell) this.lay(cell)
        return true
      },
      back: () => undefined,
    }
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

  /** Whether a cell for the held tile is lit, however the tile lies there. */
  lightsCell(cell: string): boolean {
    return [...(this.places.get(cell)?.values() ?? [])].some((choice) => this.lights(choice.do))
  }

  /** The places of a cell in the hint, however the tile lies there. */
  rankOfCell(cell: string): string {
    return this.rank(...[...(this.places.get(cell)?.values() ?? [])].map((choice) => choice.do))
  }
}

const modulo = (number: number, by: number): number => ((number % by) + by) % by
