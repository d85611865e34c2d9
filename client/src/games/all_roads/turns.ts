import type { Told } from '../../wire'
import type { Outlook } from './types'
import { capital, list, some } from './words'

/** What one seat did in one turn. */
export interface Turn {
  seat: number
  told: readonly Told[]
  /** The cells of the tiles that it laid. */
  cells: readonly string[]
}

/** The story by turns, without what was drawn. */
export function turnsOf(story: readonly Told[]): Turn[] {
  const turns: { seat: number; told: Told[]; cells: string[] }[] = []
  let last: number | null = null
  for (const told of story) {
    if (told.seat === null) {
      last = null // After a turn its player draws; with an empty stack the next seat shows the change.
      continue
    }
    let turn = turns.at(-1)
    if (turn === undefined || last !== told.seat) turns.push((turn = { seat: told.seat, told: [], cells: [] }))
    last = told.seat
    turn.told.push(told)
    const [verb, , cell] = told.text.split(' ')
    if (verb === 'place' && cell !== undefined) turn.cells.push(cell)
  }
  return turns
}

/** The loops that were newly formed by tiles on these cells (ROA-G11). */
export const closedBy = (outlook: Outlook, cells: readonly string[]): string[][] =>
  outlook.loops.map(({ loop }) => loop).filter((loop) => loop.some((cell) => cells.includes(cell)))

/** The turns that others played since the last whole turn of this seat; for who looks on, the last round. */
export function sinceTurn(turns: readonly Turn[], seat: number | null, seats: number): Turn[] {
  if (seat === null) return turns.slice(-seats)
  const others = turns.findLastIndex((turn) => turn.seat !== seat)
  const mine = turns.findLastIndex((turn, at) => turn.seat === seat && at < others)
  return turns.slice(mine + 1)
}

const GAIN = /(\p{L}[\p{L} ]*?) ([+−-]\d+)/gu

/** What a turn came to, without the names of tiles and cells. */
export interface Digest {
  /** "closed a loop of 3 tiles", "built a villa and 2 houses". */
  deeds: string[]
  /** "Livia’s house became a spa". */
  changes: string[]
  /** The points of who played it. */
  gain: number
}

/** The colours of a seat as the story writes them: "Red", "Yellow and green". */
type Named = (colours: string) => string

/** Reads the sentences of a turn; `named` gives the seat of a colour its name, in the genitive. */
export function digest({ told }: Turn, own: boolean, colours: readonly string[], named: Named): Digest {
  const deeds: string[] = []
  const changes: string[] = []
  const built: string[] = []
  let houses = 0
  let gain = 0
  for (const { text, sentence } of told) {
    const brackets = /\(([^()]*)\)\.?(?:\s|$)/.exec(sentence)?.[1] ?? ''
    for (const [, name = '', points = '0'] of brackets.matchAll(GAIN))
      if (name === 'You' ? own : isOneOf(name, colours)) gain += Number(points.replace('−', '-'))
    if (text.startsWith('house ')) houses += 1
    if (!text.startsWith('place ')) continue
    const [deed = ''] = sentence.split(/ The (?:map is closed|game is over)/)
    for (const part of deed.replace(/ \([^()]*\)/g, '').split(/(?<=\.) /)) {
      const closed = / and (closed .*)\.$/.exec(part)?.[1]
      const became = /^(.+?) (\w+) at \S+ (became .*)\.$/.exec(part)
      if (closed !== undefined) deeds.push(closed)
      else if (became !== null) changes.push(`${named(became[1] ?? '')} ${became[2]} ${became[3]}`)
      else if (/ built /.test(part)) built.push(...part.replace(/^.*? built /, '').replace(/\.$/, '').split(/, | and /))
    }
  }
  if (houses > 0) built.push(some(houses, 'house'))
  if (built.length > 0) deeds.push(`built ${list(built)}`)
  return { deeds, changes: merged(changes), gain }
}

const isOneOf = (name: string, colours: readonly string[]): boolean =>
  name.toLowerCase() === colours.join(' and ').toLowerCase()

/** "Livia’s house became a villa", three times, is said once. */
function merged(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].map(([one, number]) =>
    number === 1 ? one : one.replace(/ house became a (\w+)/, ` ${number} houses became $1s`),
  )
}

/** A turn in sentences. */
export function inSentences({ deeds, changes }: Digest, tiles: number): string {
  const laid = tiles === 1 ? 'laid a tile' : `laid ${tiles} tiles`
  return [deeds.length > 0 ? list(deeds) : laid, ...changes].map((one) => `${capital(one)}.`).join(' ')
}
