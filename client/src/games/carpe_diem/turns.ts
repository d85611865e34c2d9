import type { LogLine } from '../../wire'
import { article, count } from './kinds'
import { parse } from './lines'
import { familyOf } from './shapes'
import type { Box, Completed, Digest, ForumCard, Tile } from './types'
import { needInWords, tileInWords } from './words'

/** What one seat did in one turn, or in one visit to the forum, and what that brought. */
export interface Turn {
  seat: number
  /** "built a pond and villa: completed a pond of 2, took the writ". */
  deeds: string
  /** "+1 fish", "+1 prestige". */
  gains: readonly string[]
  /** The cells that it built on. */
  cells: readonly string[]
}

/** Where the names of things are looked up. */
interface Named {
  tiles: ReadonlyMap<string, Tile>
  cards: ReadonlyMap<string, ForumCard>
}

export const namesOf = (box: Box): Named => ({
  tiles: new Map(box.tiles.map((tile) => [tile.id, tile])),
  cards: new Map(box.forum_cards.map((card) => [card.id, card])),
})

const KEYS = ['vp', 'prestige', 'coins', 'bread'] as const

/** The story by turns: a turn begins with a move, a visit with its marker. */
export function turnsOf(story: readonly LogLine[], names: Named): Turn[] {
  const turns: { seat: number; told: LogLine[] }[] = []
  for (const told of story) {
    if (told.seat === null || told.digest == null) continue
    const verb = parse(told.text)?.verb
    const begins = verb === 'start' || verb === 'go' || verb === 'bread' || verb === 'visit'
    if (begins || turns.at(-1)?.seat !== told.seat) turns.push({ seat: told.seat, told: [] })
    turns.at(-1)?.told.push(told)
  }
  return turns.map(({ seat, told }) => ({ seat, ...summed(told, names) }))
}

function summed(told: readonly LogLine[], names: Named): Omit<Turn, 'seat'> {
  const digests = told.map(({ digest }) => digest as Digest)
  const sums = new Map<string, number>()
  const add = (what: string, number: number): void => void sums.set(what, (sums.get(what) ?? 0) + number)
  for (const digest of digests) {
    for (const key of KEYS) add(key === 'vp' ? 'VP' : key, digest[key] ?? 0)
    for (const [good, number] of Object.entries(digest.each ?? {})) add(good, number)
  }
  return {
    deeds: told.flatMap((one) => deed(one, names)).join(', '),
    gains: [...sums]
      .filter(([, number]) => number !== 0)
      .map(([what, number]) => `${number > 0 ? '+' : '−'}${count(Math.abs(number), what)}`),
    cells: digests.flatMap(({ cell }) => cell ?? []),
  }
}

/** A decision in a few words; a move and the taking of a tile go without, for the tile is told when it is built. */
function deed({ text, digest: given }: LogLine, { tiles, cards }: Named): string[] {
  const digest = given as Digest
  const tile = tileInWords(tiles.get(digest.tile ?? ''))
  const line = parse(text)
  switch (line?.verb) {
    case 'start':
      return [`began on space ${line.space}`]
    case 'craft':
      return ['took a black tile']
    case 'place':
      return [
        `built ${tile}`,
        ...(digest.completes ?? []).flatMap(completing),
        ...(digest.writ ? ['took the writ'] : []),
      ]
    case 'store':
      return [`stored ${tile}`]
    case 'return':
      return ['drew fountain cards']
    case 'visit':
      return [`visited the forum between ${line.a} and ${line.b}`]
    case 'pay': {
      const card = cards.get(digest.card ?? '')
      if (line.sets + line.bread === 0 || card === undefined) return []
      return [`paid ${count(line.sets + line.bread, 'set')} of ${needInWords(card)}`]
    }
    default:
      return []
  }
}

const completing = ({ kind, cells }: Completed): string[] => {
  if (familyOf(kind) === 'single') return []
  return [`completed ${article(kind)}${familyOf(kind) === 'dwelling' ? '' : ` of ${cells.length}`}`]
}
