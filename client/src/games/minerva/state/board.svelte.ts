import { getContext, setContext } from 'svelte'
import type { Voice } from '../../../words/voice.svelte'
import type { BoardProps, Tool } from '../../../game/module'
import { actionOf, previewOf } from './choices'
import { Selection } from './selection.svelte'
import { say, sayCell } from './speech'
import type { Box, Outlook, Spot, View } from '../types'

/**
 * What all parts of the board share. On top of the position and of what the player selects in it: what is drawn and said of
 * that. Every part reads `preview` from here, so that a thing is previewed everywhere at once.
 */
export class BoardState extends Selection {
  readonly tools: readonly Tool[] = []
  /** The temple whose cells are shown. */
  temple = $derived.by((): string | null => this.anew(null))
  /** The seat whose city is open in a dialog. */
  opened = $state<number | null>(null)
  /** How many tokens would have to be sold; which of them is chosen then. */
  sell = $derived.by(() => this.preview?.sell ?? 0)
  /** What would change of denarii, tokens, glory and culture points. */
  gains = $derived.by((): Readonly<Record<string, number>> => {
    const gains: Record<string, number> = { ...this.preview?.gains }
    const sale = this.preview?.sale ?? 0
    if (sale > 0) gains.denarii = (gains.denarii ?? 0) + sale
    if (this.rays?.mode !== 'choose')
      for (const [unit, number] of Object.entries(this.line?.gains ?? {})) gains[unit] = (gains[unit] ?? 0) + number
    return gains
  })
  /** The score that it leads to: of a tile that is bought on the cell that is pointed at or chosen, else on its best one. */
  estimate = $derived.by((): number | null => {
    if (this.preview === null) return null
    if (this.rays?.mode !== 'choose' && this.line !== null) return this.line.estimate
    return this.preview.scores?.[this.spot ?? ''] ?? this.preview.estimate
  })
  /** What a temple that is held, or pointed at in the market, would count on each cell. */
  spots = $derived.by((): ReadonlyMap<string, Spot> => {
    const previews = this.view.moment.is === 'placing' ? this.choices.map(previewOf) : [this.preview]
    return new Map(previews.flatMap((preview) => preview?.spots ?? []).map((spot) => [spot.cell, spot]))
  })
  /** The second line of the prompt. */
  detail = $derived.by((): string | null => {
    const { shown } = this
    if (shown === null || shown.do === this.chosen) return null
    const action = actionOf(shown)
    if (action?.verb === 'build') return this.voice.say(this.words(action.tile)?.does)
    return say(this, shown, 'brief')
  })

  /** What is said of the cell that is pointed at for the tile that is chosen. */
  override get ahead(): string | null {
    const cell = [...this.deeds].find(([, { do: line, step }]) => step !== undefined && line === this.hovered)?.[0]
    return cell === undefined || this.planned === this.hovered ? null : sayCell(this, cell)
  }

  /** Solitaire: what is previewed takes this tile of a pair out of the game. */
  leaves(tile: string, other: string): boolean {
    const action = actionOf(this.shown)
    if (action?.verb === 'take-coins') return other === 'coins' && action.tile === tile
    return action?.verb === 'build' && action.tile === other && action.other === tile
  }
}

const KEY = Symbol('board')

/** Gives all parts of the board its state. */
export const provideBoard = (props: () => BoardProps<View, Outlook, Box>, voice: Voice): BoardState =>
  setContext(KEY, new BoardState(props, voice))

export const useBoard = (): BoardState => getContext<BoardState>(KEY)
