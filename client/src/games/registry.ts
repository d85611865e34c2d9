import { language } from '../language/language.svelte'
import type { GameModule } from './module'

// A folder with an index.ts is a game: each becomes a file of its own, loaded with its table.
const found = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** The page's part of a game and the game's words, fetched when they are first needed. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = found[`./${name}/index.ts`]
  if (load === undefined) throw new Error(`This page cannot show the game “${name}” yet.`)
  const [loaded] = await Promise.all([load(), language.load(name)])
  return loaded.default
}
