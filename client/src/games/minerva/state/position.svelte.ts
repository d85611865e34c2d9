import { seated, type Voice } from '../../../words/voice.svelte'
import type { BoardProps } from '../../../game/module'
import { Table } from '../../../game/table.svelte'
import { cellIn, soldIn } from './choices'
import { tilesOf } from '../draw/kinds'
import type { Action, Box, Holding, Offer, Outlook, Standing, Temple, TileWords, View } from '../types'

/** A place that a line of the log or a hint speaks of. */
interface Place {
  seat: number
  cell: string | null
  tile: string | null
}

/** The position as the board shows it: what lies on the table, what has happened there, and who sits around it. */
export abstract class Position extends Table<View, Outlook, Box> {
  readonly voice: Voice
  tiles = $derived.by(() => tilesOf(this.box))
  offers = $derived.by(() => new Map(this.outlook.market.map((offer): [string, Offer] => [offer.tile, offer])))
  /** The kinds of tiles that the market has, and had when this round began: their places stay. */
  forSale = $derived.by(() => new Set([...this.view.market, ...soldIn(this.story)]))
  kindsForSale = $derived.by(() => this.forSale.size)
  turns = $derived.by(() => this.props().turns)
  /** Where in the story this round began. */
  roundBegan = $derived.by(() => this.story.findLastIndex(({ begins }) => begins))
  solo = $derived.by(() => this.view.seats.length === 1)
  over = $derived.by(() => this.view.moment.is === 'over')
  /** Order tiles count in the last round. */
  lastRound = $derived.by(() => !this.solo && this.view.round === this.view.rounds)
  /** The seat whose city lies in the middle. */
  centre = $derived.by(() => this.seat ?? 0)
  acting = $derived.by((): number | null =>
    'seat' in this.view.moment && this.view.moment.is !== 'drawing' ? this.view.moment.seat : null,
  )
  /** The tiles in the middle city that are still to be resolved in this turn, in their order. */
  agenda = $derived.by((): readonly string[] => {
    const { moment } = this.view
    if (this.acting !== this.centre || (moment.is !== 'resolving' && moment.is !== 'selling')) return []
    return [...new Set(moment.work.map(({ cell }) => cell))]
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
  /** What a tile is called and does. */
  readonly words = (tile: string): TileWords | undefined => this.box.words.tiles[tile]

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
