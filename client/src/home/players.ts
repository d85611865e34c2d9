import type { GameCard, NewMatch, Setup, Sitter } from '../wire'

/** Bots are called by seat, so that no two at a table are called the same. */
const BOT_NAMES = ['Livia', 'Cassius', 'Tullius', 'Drusilla']

/** How many play when nobody says otherwise; other games begin with the first of their set-ups. */
const USUAL: Readonly<Record<string, number>> = { all_roads: 3, minerva: 3 }

export const variantIn = (setup: Setup): string => setup.variant ?? 'standard'

export const bot = (seat: number, id: string): Sitter => ({ name: BOT_NAMES[seat % BOT_NAMES.length] ?? id, bot: id })

/** The numbers of players that a game can be played with, the smallest first. */
export const countsOf = (card: GameCard): number[] =>
  [...new Set(card.setups.map((setup) => setup.seats))].sort((one, other) => one - other)

/** One click: the usual number of players, and the first turn is mine. */
export function playNow(card: GameCard, me: string, bots: readonly string[]): NewMatch {
  const setup = card.setups.find((one) => one.seats === USUAL[card.name]) ??
    card.setups[0] ?? { game: card.name, seats: 1 }
  const others = Array.from({ length: setup.seats - 1 }, (_, at) => bot(at + 1, bots[0] ?? ''))
  return { setup, sitters: [{ name: me }, ...others] }
}
