import type { GameCard, NewMatch, Setup, Sitter } from '../wire'
import { ABOUT } from './about'

/** The bots as a player chooses between them. */
export const BOTS = [
  { id: 'greedy', title: 'Bot: looks for points' },
  { id: 'random', title: 'Bot: plays at random' },
] as const

/** Bots are called by seat, so that no two at a table are called the same. */
const BOT_NAMES = ['Livia', 'Cassius', 'Tullius', 'Drusilla']

/** The name that the server gives to somebody who has not chosen one. */
const NAMELESS = 'You'

export const variantIn = (setup: Setup): string => setup.variant ?? 'standard'

export const bot = (seat: number, id: string): Sitter => ({ name: BOT_NAMES[seat % BOT_NAMES.length] ?? id, bot: id })

/** What a person in this seat is called unless they say otherwise; `me` is the only one, or the first of several. */
export function nameFor(seat: number, me: string, isFirst: boolean, alone: boolean): string {
  return alone || (isFirst && me !== NAMELESS) ? me : `Player ${seat + 1}`
}

/** One click: the usual number of players, and the first turn is mine. */
export function playNow(card: GameCard, me: string): NewMatch {
  const usual = ABOUT[card.name]?.usual
  const setup = card.setups.find((one) => one.seats === usual) ?? card.setups[0] ?? { game: card.name, seats: 1 }
  if (setup.seats === 1) return { setup }
  const others = Array.from({ length: setup.seats - 1 }, (_, at) => bot(at + 1, BOTS[0].id))
  return { setup, sitters: [{ name: me }, ...others] }
}
