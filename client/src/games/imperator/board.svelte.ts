import { getContext, setContext } from 'svelte'
import type { Voice } from '../../language/voice.svelte'
import { pointing, type Pointing } from '../../lib/pointing'
import type { Choice } from '../../lib/update'
import type { BoardProps, Tool } from '../module'
import { Table } from '../table.svelte'
import type { Action, Board, Box, Card, Lower, Outlook, Preview, Resource, View } from './types'

type Verb = Action['verb']
type Doing<V extends Verb> = Extract<Action, { verb: V }>

/** A choice with the data of this game. */
export interface Offer<A extends Action = Action> extends Choice {
  action: A
  preview: Preview
}

/** What makes a thing on the board one that can be chosen. */
export interface Handle extends Pointing {
  'aria-pressed': boolean
  onclick: () => void
}

/** How a thing on the board looks. */
export interface Look {
  lit: boolean
  chosen: boolean
  pointed: boolean
  hinted: boolean
}

/** What the player's hand is on, in the position with this revision. */
interface Touch {
  revision: number
  /** The choice under the pointer or with the focus. */
  over: string | null
  /** The card in whose lower part the player reached for a choice; two cards may offer the same. */
  via: string | null
  /** The conquest card that waits for its region. */
  armed: string | null
}

/**
 * What all parts of the board share: the table, what may be chosen, and what the player points at.
 *
 * Every part reads `shown` and `preview` from here, so that one pointed thing is previewed
 * everywhere at once.
 */
export class BoardState extends Table<View, Outlook, Box> {
  readonly tools: readonly Tool[] = []
  private readonly voice: Voice
  private touched = $state.raw<Touch>({ revision: -1, over: null, via: null, armed: null })

  /** Whatever was touched in the position before is forgotten. */
  private touch = $derived.by((): Touch => {
    const { revision } = this.props()
    return this.touched.revision === revision ? this.touched : { revision, over: null, via: null, armed: null }
  })

  offers = $derived.by(() => this.choices as readonly Offer[])
  over = $derived.by(() => this.touch.over)
  armed = $derived.by(() => this.touch.armed)
  words = $derived.by(() => this.box.words)

  /** The choice that is previewed now: what is pointed at, else what is chosen. */
  shown = $derived.by(
    () => this.offers.find((one) => one.do === this.over) ?? this.offers.find((one) => one.do === this.chosen) ?? null,
  )
  preview = $derived.by((): Preview | null => this.shown?.preview ?? null)
  before = $derived.by((): Board => this.outlook.board)
  after = $derived.by((): Board => this.preview?.board ?? this.before)
  /** With the Senate, culture and military pay and count for each other. */
  exchange = $derived.by(() => this.before.exchange)

  /** The second line of the prompt. */
  detail = $derived.by((): string | null => {
    if (this.shown !== null) return this.voice.sentences(this.shown.wording.brings ?? [])
    return this.armed === null ? null : this.voice.t('choose-a-lit-region')
  })

  /** The action of the log that is pointed at: its place is lit. */
  private told = $derived.by(() => this.props().pointed as Action | null)
  private cards = $derived.by(() => new Map(this.box.cards.map((card) => [card.id, card])))
  private lowers = $derived.by(() => new Map(this.outlook.lowers.map((lower) => [lower.card, lower])))

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

  /** What may be chosen with this verb. */
  of<V extends Verb>(verb: V): Offer<Doing<V>>[] {
    return this.offers.filter((one): one is Offer<Doing<V>> => one.action.verb === verb)
  }

  /** What the upper part of a card offers. */
  above(card: Card): Offer | undefined {
    return this.of('take').find((one) => one.action.card === card.id)
  }

  /** What the lower part of a card offers. */
  below(card: Card): Offer[] {
    switch (card.kind) {
      case 'conquest':
        return this.of('conquer')
      case 'tribute':
        return this.of('tribute')
      case 'building':
        return this.of('build').filter((one) => one.action.card === card.id)
      case 'monument':
        return this.of('raise').filter((one) => one.action.card === card.id)
    }
  }

  /** Whether this is one of a card's choices and, of several drawn cards that offer it, the card that counts as used. */
  uses(card: Card, line: string | null): boolean {
    if (line === null) return false
    const able = this.view.hand.filter((id) => {
      const other = this.card(id)
      return other !== undefined && this.below(other).some((one) => one.do === line)
    })
    const { via } = this.touch
    return (via !== null && able.includes(via) ? via : able[0]) === card.id
  }

  look(offer: Offer | undefined): Look {
    const line = offer?.do
    return {
      lit: line !== undefined,
      chosen: line !== undefined && this.chosen === line,
      pointed: line !== undefined && this.over === line,
      hinted: line !== undefined && this.hinted === line,
    }
  }

  /** Choose; what is chosen already is played. */
  pick(offer: Offer, via: string | null = null): void {
    const { touch } = this
    if (this.chosen === offer.do && (via === null || via === touch.via || touch.via === null)) {
      this.set({ over: null })
      this.props().onconfirm()
      return
    }
    this.set({ via: via ?? touch.via, armed: offer.action.verb === 'conquer' ? touch.armed : null })
    this.props().onchoose(offer.do)
  }

  /** Take up a conquest card: its region is still to be chosen. */
  arm(card: string): void {
    const [only, ...others] = this.of('conquer')
    if (only !== undefined && others.length === 0) {
      this.pick(only, card)
      return
    }
    const taken = this.armed === card ? null : card
    this.set({ armed: taken, via: taken })
    this.props().onchoose(null)
  }

  /** A choice as a screen reader speaks it: what it means, what it brings, and whether it is the hint. */
  say({ do: line, label, wording }: Offer): string {
    const { voice } = this
    const brings = (wording.brings ?? []).map((one) => voice.say(one, 'spoken'))
    const hint = this.hinted === line ? [voice.t('this-is-the-hint')] : []
    return [voice.t('sentence', { said: label }), ...brings, ...hint].join(' ')
  }

  handle(offer: Offer, via: string | null = null): Handle {
    return {
      'aria-pressed': this.chosen === offer.do,
      onclick: () => this.pick(offer, via),
      ...this.pointing(offer),
    }
  }

  /** Preview without choosing. */
  pointing(offer: Offer): Pointing {
    return pointing((on) => {
      if (on) this.set({ over: offer.do })
      else if (this.over === offer.do) this.set({ over: null })
    })
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

  /** Whether it is about what was paid to the barbarians. */
  tellsInvasion = $derived.by(() => this.told?.verb === 'pay')

  private set(change: Partial<Touch>): void {
    this.touched = { ...this.touch, ...change }
  }
}

const KEY = Symbol('board of Imperator')

/** Gives all parts of the board their state. */
export const provideBoard = (props: () => BoardProps<View, Outlook, Box>, voice: Voice): BoardState =>
  setContext(KEY, new BoardState(props, voice))

export const useBoard = (): BoardState => getContext<BoardState>(KEY)
