import { pointing, type Pointing } from '../../../ui/pointing'
import type { Doing, Offer, Verb } from './choices'
import { Position } from './position.svelte'
import type { Card } from '../types'

/** What makes a thing on the board one that can be chosen. */
export interface Handle extends Pointing {
  'aria-pressed': boolean
  onclick: () => void
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

/** What the player does with a position: what is pointed at and chosen, and which card waits for its region. */
export abstract class Selection extends Position {
  private touched = $state.raw<Touch>({ revision: -1, over: null, via: null, armed: null })
  /** Whatever was touched in the position before is forgotten. */
  private touch = $derived.by((): Touch => {
    const { revision } = this.props()
    return this.touched.revision === revision ? this.touched : { revision, over: null, via: null, armed: null }
  })
  offers = $derived.by(() => this.choices as readonly Offer[])
  over = $derived.by(() => this.touch.over)
  armed = $derived.by(() => this.touch.armed)

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

  private set(change: Partial<Touch>): void {
    this.touched = { ...this.touch, ...change }
  }
}
