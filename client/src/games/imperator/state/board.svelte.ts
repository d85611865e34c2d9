import { getContext, setContext } from 'svelte'
import type { Voice } from '../../../words/voice.svelte'
import type { BoardProps, Tool } from '../../../game/module'
import type { Offer } from './choices'
import { Selection } from './selection.svelte'
import type { Board, Box, Outlook, Preview, View } from '../types'

/** How a thing on the board looks. */
export interface Look {
  lit: boolean
  chosen: boolean
  pointed: boolean
  hinted: boolean
}

/**
 * What all parts of the board share. On top of the position and of what the player selects in it: what is drawn and said of
 * that. Every part reads `preview` from here, so that a thing is previewed everywhere at once.
 */
export class BoardState extends Selection {
  readonly tools: readonly Tool[] = []
  /** The choice that is previewed now: what is pointed at, else what is chosen. */
  shown = $derived.by(
    () => this.offers.find((one) => one.do === this.over) ?? this.offers.find((one) => one.do === this.chosen) ?? null,
  )
  preview = $derived.by((): Preview | null => this.shown?.preview ?? null)
  after = $derived.by((): Board => this.preview?.board ?? this.before)
  /** The points then; a lost game has none. */
  scoreAfter = $derived.by(() => scoreOf(this.after))
  /** The second line of the prompt. */
  detail = $derived.by((): string | null => {
    return this.shown === null ? null : this.voice.sentences(this.shown.wording.brings ?? [])
  })

  override get asks(): string | null {
    return this.armed === null ? null : this.voice.t('choose-a-lit-region')
  }

  look(offer: Offer | undefined): Look {
    const line = offer?.do
    return {
      lit: line !== undefined && this.lights(line),
      chosen: line !== undefined && this.chosen === line,
      pointed: line !== undefined && this.over === line,
      hinted: this.rank(line) !== '',
    }
  }

  /** A choice as a screen reader speaks it: what it means, what it brings, and whether it is the hint. */
  say({ do: line, label, wording }: Offer): string {
    const { voice } = this
    const brings = (wording.brings ?? []).map((one) => voice.say(one, 'spoken'))
    return [voice.t('sentence', { said: label }), ...brings, this.sayRank(line)].join(' ').trimEnd()
  }
}

/** The points of a board; null once Rome has fallen. */
export const scoreOf = (board: Board): number | null => (board.title === null ? null : board.score)

const KEY = Symbol('board')

/** Gives all parts of the board its state. */
export const provideBoard = (props: () => BoardProps<View, Outlook, Box>, voice: Voice): BoardState =>
  setContext(KEY, new BoardState(props, voice))

export const useBoard = (): BoardState => getContext<BoardState>(KEY)
