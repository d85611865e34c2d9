import { getContext, setContext } from 'svelte'
import { seated, type Voice } from '../../language/voice.svelte'
import { pointing, type Pointing } from '../../lib/pointing'
import type { Choice, FollowUp } from '../../wire'
import type { BoardProps, Tool } from '../module'
import { Table } from '../table.svelte'
import { actionOf, cellIn, previewOf, type Deed, type Ray, type Rays } from './choices'
import { tilesOf, type TileInfo, type Way } from './kinds'
import { say } from './speech'
import type {
  Action,
  Box,
  Holding,
  Line,
  Offer,
  Outlook,
  Preview,
  Spot,
  Standing,
  Temple,
  TileWords,
  View,
} from './types'

/** What a tile is shown with when it is enlarged. */
export interface Sight {
  tile: string
  /** The place of what is enlarged, in the window. */
  at: DOMRect
  /** What the enlarged tile should not hide. */
  clear: DOMRect
  /** Where it lies in a city. */
  cell?: string
  seat?: number
}

/** A place that a line of the log or a hint speaks of. */
interface Place {
  seat: number
  cell: string | null
  tile: string | null
}

/**
 * What all parts of the board share: the table, what may be chosen, and what the player points at.
 * Every part reads `shown` and `preview` from here, so that a thing is previewed everywhere at once.
 */
export class BoardState extends Table<View, Outlook, Box> {
  readonly tools: readonly Tool[] = []
  readonly voice: Voice

  /** The choice under the pointer or with the focus, by its `do`. */
  hovered = $derived.by((): string | null => this.anew(null))
  /** The direction under the pointer, where directions are chosen ahead. */
  hoveredWay = $derived.by((): Way | null => this.anew(null))
  /** The temple whose cells are shown. */
  temple = $derived.by((): string | null => this.anew(null))
  /** What is enlarged. */
  sight = $derived.by((): Sight | null => this.anew(null))
  /** The seat whose city is open in a dialog. */
  opened = $state<number | null>(null)

  tiles = $derived.by(() => tilesOf(this.box))
  offers = $derived.by(() => new Map(this.outlook.market.map((offer): [string, Offer] => [offer.tile, offer])))
  turns = $derived.by(() => this.props().turns)
  solo = $derived.by(() => this.view.seats.length === 1)
  over = $derived.by(() => this.view.moment.is === 'over')
  /** Order tiles count in the last round. */
  lastRound = $derived.by(() => !this.solo && this.view.round === this.view.rounds)
  /** The seat whose city lies in the middle. */
  centre = $derived.by(() => this.seat ?? 0)
  acting = $derived.by((): number | null =>
    'seat' in this.view.moment && this.view.moment.is !== 'drawing' ? this.view.moment.seat : null,
  )

  /** The choice that is previewed now: what is pointed at, else what is chosen. */
  shown = $derived.by((): Choice | null => {
    for (const line of [this.hovered, this.chosen]) {
      const choice = this.lines.get(line ?? '')
      if (choice !== undefined) return choice
    }
    return null
  })
  preview = $derived.by((): Preview | null => (this.shown === null ? null : previewOf(this.shown)))
  /** The step that is to follow the chosen line. */
  planned = $derived.by((): string | null => this.steps[0]?.do ?? null)
  /** The one line of facilities that is previewed. */
  line = $derived.by((): Line | null => {
    const rays = this.rays
    return rays?.rays.find(({ line }) => line.direction === rays.hot)?.line ?? null
  })
  /** What would change of denarii, tokens, glory and culture points. */
  gains = $derived.by((): Readonly<Record<string, number>> => {
    const gains: Record<string, number> = { ...this.preview?.gains }
    if (this.rays?.mode !== 'choose')
      for (const [unit, number] of Object.entries(this.line?.gains ?? {})) gains[unit] = (gains[unit] ?? 0) + number
    return gains
  })
  /** The score that it leads to. */
  estimate = $derived.by((): number | null => {
    if (this.preview === null) return null
    return this.rays?.mode !== 'choose' && this.line !== null ? this.line.estimate : this.preview.estimate
  })

  /** The choice of a tile in the market that waits for its cell. */
  buying = $derived.by((): Choice | null => {
    const choice = this.lines.get(this.chosen ?? '')
    return actionOf(choice)?.verb === 'build' ? (choice ?? null) : null
  })
  /** The tile that waits for its cell: bought, or chosen in the market. */
  held = $derived.by((): TileInfo | null => {
    const { moment } = this.view
    if (moment.is === 'placing') return this.lines.size > 0 ? (this.tiles.get(moment.tile) ?? null) : null
    const action = actionOf(this.buying)
    return action?.verb === 'build' ? (this.tiles.get(action.tile) ?? null) : null
  })

  /** What can be done with each cell of the own city. */
  deeds = $derived.by((): ReadonlyMap<string, Deed> => {
    if (this.buying !== null) return this.#placements(this.buying)
    return new Map(
      this.choices.flatMap((choice): [string, Deed][] => {
        const cell = cellIn(actionOf(choice))
        return cell === null ? [] : [[cell, { do: choice.do, choice }]]
      }),
    )
  })
  /** The cell of the own city that is pointed at or chosen. */
  spot = $derived.by((): string | null => {
    const cells = [...this.deeds]
    for (const line of [this.hovered, this.planned, this.chosen]) {
      const found = cells.find(([, deed]) => deed.do === line)
      if (found !== undefined) return found[0]
    }
    return null
  })
  /** What a temple that is held, or pointed at in the market, would count on each cell. */
  spots = $derived.by((): ReadonlyMap<string, Spot> => {
    const previews = this.view.moment.is === 'placing' ? this.choices.map(previewOf) : [this.preview]
    return new Map(previews.flatMap((preview) => preview?.spots ?? []).map((spot) => [spot.cell, spot]))
  })

  /** The directions of the residence that is being built or assisted. */
  rays = $derived.by((): Rays | null => {
    const { moment } = this.view
    const action = actionOf(this.shown)
    if (moment.is === 'directing' && this.choices.length > 0) {
      const rays = this.choices.flatMap((choice): Ray[] => {
        const line = previewOf(choice).total
        return line ? [{ do: choice.do, line, label: choice.label, brings: choice.wording.brings ?? [] }] : []
      })
      const hot = action?.verb === 'activate' ? (action.direction as Way) : null
      return { cell: moment.cell, rays, mode: 'choose', hot }
    }
    const cell = cellIn(action)
    const { lines, ahead = [] } = this.preview ?? {}
    if (cell === null || lines === undefined) return null
    const rays = lines.flatMap((line, n): Ray[] => {
      const step = ahead[n]
      return step ? [{ do: step.do, line, label: step.label, brings: step.wording.brings ?? [] }] : []
    })
    const fixed = this.shown?.do === this.chosen
    const then = fixed ? rays.find((ray) => ray.do === this.planned)?.line.direction : undefined
    return { cell, rays, mode: fixed ? 'ahead' : 'look', hot: (fixed ? this.hoveredWay : null) ?? then ?? null }
  })

  /** The tiles that are still to be resolved in this turn, in their order. */
  agenda = $derived.by((): readonly string[] => {
    const { moment } = this.view
    if (moment.is !== 'resolving' && moment.is !== 'selling') return []
    return [...new Set(moment.work.map(({ cell }) => cell))]
  })

  /** The second line of the prompt. */
  detail = $derived.by((): string | null => {
    const { shown } = this
    if (shown === null || shown.do === this.chosen) return null
    const action = actionOf(shown)
    if (action?.verb === 'build') return this.voice.say(this.words(action.tile)?.does)
    return say(this, shown)
  })

  /** The place that is pointed at in the log, in what happened or in a hint. */
  place = $derived.by((): Place | null => {
    const action = this.props().pointed as Action | null
    if (action === null) return null
    const at = this.story.findIndex((line) => line.action === action)
    const seat = this.story[at]?.seat ?? this.centre
    const tile = 'tile' in action ? action.tile : null
    const follows = ['activate', 'choose', 'exchange', 'take', 'done'].includes(action.verb)
    return { seat, tile, cell: follows ? this.#before(at, seat) : cellIn(action) }
  })

  constructor(props: () => BoardProps<View, Outlook, Box>, voice: Voice) {
    super(props)
    this.voice = voice
  }

  override name(seat: number): string {
    return this.voice.t('subject', { who: seated(seat) })
  }

  holding(seat: number): Holding {
    return this.view.seats[seat] as Holding
  }

  standing(seat: number): Standing {
    return this.outlook.seats[seat] as Standing
  }

  templeAt(seat: number, cell: string): Temple | undefined {
    return this.standing(seat).temples.find((one) => one.cell === cell)
  }

  /** What a tile is called and does. */
  readonly words = (tile: string): TileWords | undefined => this.box.words.tiles[tile]

  tileName(tile: string): string {
    return this.voice.say(this.words(tile)?.name)
  }

  /** Where another seat laid or set something since my last turn; nothing for who looks on. */
  fresh(seat: number): ReadonlySet<string> {
    const SETS = ['at', 'residence', 'assist']
    if (this.seat === null || seat === this.seat) return new Set()
    const lines = this.turns
      .filter((turn) => turn.seat === seat)
      .flatMap(({ first, last }) => this.story.slice(first, last + 1))
    return new Set(
      lines.flatMap((line) => {
        const action = line.action as Action | null
        const cell = cellIn(action)
        return line.seat === seat && action !== null && cell !== null && SETS.includes(action.verb) ? [cell] : []
      }),
    )
  }

  /** Whether a cell of a city, or a tile of the market, is what somebody points at elsewhere. */
  isPointed(seat: number, cell: string): boolean {
    return this.place?.seat === seat && this.place.cell === cell
  }

  /** Solitaire: what is previewed takes this tile of a pair out of the game. */
  leaves(tile: string, other: string): boolean {
    const action = actionOf(this.shown)
    if (action?.verb === 'take-coins') return other === 'coins' && action.tile === tile
    return action?.verb === 'build' && action.tile === other && action.other === tile
  }

  is(choice: Choice | undefined): { lit: boolean; chosen: boolean; hinted: boolean } {
    const line = choice?.do
    return {
      lit: line !== undefined,
      chosen: line !== undefined && this.chosen === line,
      hinted: line !== undefined && this.hinted === line,
    }
  }

  /** Choose something; what is chosen, chosen again, is played. */
  pick(choice: Choice | undefined): void {
    if (choice === undefined) return
    if (this.chosen === choice.do) {
      this.hovered = null
      this.props().onconfirm()
    } else this.props().onchoose(choice.do)
  }

  /** Something is done with a cell of the own city. */
  pickCell(cell: string): void {
    const deed = this.deeds.get(cell)
    if (deed?.choice !== undefined) this.pick(deed.choice)
    else if (deed !== undefined) this.#plan(deed.step)
  }

  /** A direction is chosen, now or ahead. */
  pickRay(ray: Ray): void {
    if (this.rays?.mode === 'choose') this.pick(this.lines.get(ray.do))
    const step = this.preview?.ahead?.find((one) => one.do === ray.do)
    if (this.rays?.mode === 'ahead' && step !== undefined) this.#plan(step)
  }

  /** Preview without choosing. */
  pointing(line: string): Pointing {
    return pointing((on) => {
      if (on) this.hovered = line
      else if (this.hovered === line) this.hovered = null
    })
  }

  /** Where a tile that is being bought can be laid, chosen ahead. */
  #placements(choice: Choice): ReadonlyMap<string, Deed> {
    const { here, spots = [] } = previewOf(choice)
    const action = actionOf(choice)
    const does = action?.verb === 'build' ? this.words(action.tile)?.does : undefined
    return new Map(
      this.outlook.cells.map(({ cell, do: line, label }): [string, Deed] => {
        const worth = spots.find((spot) => spot.cell === cell)
        const brings = [...(worth ? [worth.says] : []), ...(does ? [does] : [])]
        return [cell, { do: line, step: { do: line, label, wording: { ...here, brings } } }]
      }),
    )
  }

  /** Choose ahead what follows the chosen line; chosen again, both are played. */
  #plan(step: FollowUp): void {
    if (this.chosen === null) return
    if (this.planned === step.do) this.props().onconfirm()
    else this.props().onchoose(this.chosen, [step])
  }

  /** The cell at which the turn began that a line of the log belongs to. */
  #before(at: number, seat: number): string | null {
    for (const line of this.story.slice(0, Math.max(0, at)).reverse()) {
      const cell = cellIn((line.action ?? null) as Action | null)
      if (line.seat !== seat) return null
      if (cell !== null) return cell
    }
    return null
  }
}

const KEY = Symbol('board')

/** Gives all parts of the board its state. */
export const provideBoard = (props: () => BoardProps<View, Outlook, Box>, voice: Voice): BoardState =>
  setContext(KEY, new BoardState(props, voice))

export const useBoard = (): BoardState => getContext<BoardState>(KEY)
