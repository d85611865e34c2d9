import { HEADS } from './heads'
import type { GameCard, Home, NewMatch, Setup, Sitter } from '../server/wire'

export const variantIn = (setup: Setup): string => setup.variant ?? 'standard'

/** The names of our opponents in any order, so that everybody meets all of them; `chance` is at least 0 and below 1. */
export function shuffled(chance: () => number = Math.random): string[] {
  const names = Object.keys(HEADS)
  for (let last = names.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    ;[names[last], names[other]] = [names[other] ?? '', names[last] ?? '']
  }
  return names
}

/** The numbers of players that a game can be played with, the smallest first. */
export const countsOf = (card: GameCard): number[] =>
  [...new Set(card.setups.map((setup) => setup.seats))].sort((one, other) => one - other)

/** What a game is played with when nobody says otherwise. */
export const usualSetup = (card: GameCard): Setup =>
  card.setups.find((one) => one.seats === card.usual_seats) ?? { game: card.name, seats: card.usual_seats }

/** One click: the usual number of players at the usual level, and the first turn is mine. */
export function playNow(card: GameCard, me: string, bot: string, names = shuffled()): NewMatch {
  const setup = usualSetup(card)
  const others = names.slice(0, setup.seats - 1).map((name): Sitter => ({ name, bot }))
  return { setup, sitters: [{ name: me }, ...others] }
}

/** The same people and opponents for another match; a bot that the house no longer has plays at the usual level. */
export const onceMore = (sitters: readonly Sitter[], { bots, usual_bot }: Pick<Home, 'bots' | 'usual_bot'>): Sitter[] =>
  sitters.map((sitter) => (sitter.bot == null || bots.includes(sitter.bot) ? sitter : { ...sitter, bot: usual_bot }))
