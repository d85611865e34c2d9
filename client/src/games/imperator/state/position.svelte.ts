import type { Voice } from '../../../words/voice.svelte'
import type { BoardProps } from '../../../game/module'
import { Table } from '../../../game/table.svelte'
import type { Action, Board, Box, Card, Lower, Outlook, Resource, View } from '../types'

/** The position as the board shows it: what lies on the table, what has happened there, and who sits around it. */
export abstract class Position extends Table<View, Outlook, Box> {
  readonly voice: Voice
  words = $derived.by(() => this.box.words)
  before = $derived.by((): Board => this.outlook.board)
  /** With the Senate, culture and military pay and count for each other. */
  exchange = $derived.by(() => this.before.exchange)
  /** The action of the log that is pointed at: its place is lit. */
  private told = $derived.by(() => this.props().pointed as Action | null)
  private cards = $derived.by(() => new Map(this.box.cards.map((card) => [card.id, card])))
  private lowers = $derived.by(() => new Map(this.outlook.lowers.map((lower) => [lower.card, lower])))
  /** Whether it is about what was paid to the barbarians. */
  tellsInvasion = $derived.by(() => this.told?.verb === 'pay')

  constructor(props: () => BoardProps<View, Outlook, Box>, voice: Voice) {
    super(props)
    this.voice = voice
  }

  card(id: string): Card | undefined {
    return this.cards.get(id)
  }

  lower(card: string): Lower | undefined {
    return this.lowers.get(card)
  }

  /** Whether the line of the log that is pointed at is about a region. */
  tellsRegion(id: string): boolean {
    const { told } = this
    return (told?.verb === 'conquer' || told?.verb === 'lose') && told.region === id
  }

  /** Whether it is about a card: one that was used, or one that was drawn. */
  tellsCard(id: string): boolean {
    const { told } = this
    if (told?.verb === 'draw') return told.cards.includes(id)
    return told !== null && 'card' in told && told.card === id
  }

  /** Whether it is about a monument. */
  tellsMonument(id: string): boolean {
    return this.told?.verb === 'raise' && this.card(this.told.card)?.raises === id
  }

  /** Whether it is about units on a track. */
  tellsTrack(kind: Resource): boolean {
    const { told } = this
    if (told?.verb === 'tribute') return told.resource === kind
    return (told?.verb === 'spend' || told?.verb === 'book') && kind !== 'industry' && told[kind] > 0
  }
}
