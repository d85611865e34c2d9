import { api } from '../server/api'
import type { Update } from '../server/delta'
import type { Home } from '../server/wire'
import { onceMore } from '../seats/players'

/** Opens the same game with the same people once more; a stage of a campaign is followed by an ordinary game. Its path. */
export async function playAgain({ setup: old, sitters, campaign }: Update): Promise<string> {
  const { game, seats, variant } = old
  const setup = campaign || variant === undefined ? { game, seats } : { game, seats, variant }
  const match = seats > 1 ? { setup, sitters: onceMore(sitters, await api.home()) } : { setup }
  return `/table/${(await api.open(match)).match}`
}

/** Opens the match that follows this one, for the same people on their own browsers. Its path. */
export const rematch = async (match: string): Promise<string> => `/table/${(await api.rematch(match)).match}`

/** Opens the lesson of a game, or goes on with the one that was begun. Its path. */
export async function learn(game: string, { matches }: Home): Promise<string> {
  const begun = matches.find(({ lesson, over, setup }) => lesson === 'taught' && !over && setup.game === game)
  return `/table/${begun?.id ?? (await api.learn(game)).match}`
}

/** Begins a campaign. Its path. */
export const beginCampaign = async (): Promise<string> => `/campaign/${(await api.begin({})).id}`
