import type { Voice } from '../../../words/voice.svelte'
import type { Turn } from '../../../server/wire'
import type { BoardProps } from '../../../game/module'
import { Table } from '../../../game/table.svelte'
import { landOf } from '../draw/grid'
import { placeOf, type Pointed } from './pointed'
import type { Action, Box, Outlook, View } from '../types'

/** The position as the board shows it: what lies on the table, what has happened there, and who sits around it. */
export abstract class Position extends Table<View, Outlook, Box> {
  readonly voice: Voice
  moment = $derived.by(() => this.view.moment)
  /** Whether points are final. */
  over = $derived.by((): 'yes' | 'no' => (this.moment.is === 'over' ? 'yes' : 'no'))
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

  /** The latest turns of a seat, the oldest first, with the cells it built on. */
  turnsOf(seat: number): { turn: Turn; cells: readonly string[] }[] {
    return this.props()
      .turns.filter((turn) => turn.seat === seat)
      .map((turn) => ({
        turn,
        cells: this.story.slice(turn.first, turn.last + 1).flatMap(({ action }) => cellOf(action)),
      }))
  }
}

const cellOf = (action: unknown): string[] => {
  const done = action as Action | null | undefined
  return done?.verb === 'place' ? [done.cell] : []
}
