import { language } from '../words/language.svelte'
import { message } from '../words/voice.svelte'
import { Refusal } from '../server/api'
import { loadPart } from '../server/parts'
import type { GameModule } from './module'

// A folder with an index.ts is a game: each becomes a file of its own, loaded with its table.
const found = import.meta.glob<{ default: GameModule }>('../games/*/index.ts')

/** The page's part of a game and the game's words, fetched when they are first needed. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = found[`../games/${name}/index.ts`]
  if (load === undefined) throw new Refusal({ message: message('page-no-such-game', { game: name }) })
  const [loaded] = await Promise.all([loadPart(load), language.load(name)])
  return loaded.default
}
