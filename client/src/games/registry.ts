import type { GameModule } from './module'

// A folder with an index.ts is a game: each becomes a file of its own, loaded with its table.
const found = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** The page's part of a game, fetched when it is first needed. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = found[`./${name}/index.ts`]
  if (load === undefined) throw new Error(`This page cannot show the game “${name}” yet.`)
  return (await load()).default
}
