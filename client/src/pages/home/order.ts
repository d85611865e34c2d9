import type { MatchCard } from '../../server/wire'

/** Whether somebody else plays on another browser. */
const inCompany = ({ sitters, mine }: MatchCard): boolean =>
  sitters.filter((sitter) => sitter.bot == null).length > mine.length

/** 0 where friends wait for me, 1 where it is my turn, 2 where I wait. */
function rank(card: MatchCard): number {
  if (card.to_act === null || !card.mine.includes(card.to_act)) return 2
  return inCompany(card) ? 0 : 1
}

/** Matches with those first in which it is my turn, and friends before bots; else as they were. */
export const byTurn = (cards: readonly MatchCard[]): MatchCard[] =>
  [...cards].sort((one, other) => rank(one) - rank(other))
