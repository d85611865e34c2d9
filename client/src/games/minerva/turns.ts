import type { LogLine } from '../../wire'
import { objectOf, verbOf } from './notation'
import type { Digest } from './types'
import { changes, list } from './words'

/** What one seat did in a turn, in a few words, and what that came to. */
export interface Turn {
  seat: number
  /** "built Theater", "built a residence, up". */
  deeds: string[]
  /** What changed of tokens, denarii and glory. */
  gains: Record<string, number>
  /** The VP of culture tiles that it took. */
  culture: number[]
  /** The glory tiles that were given at its end. */
  glory: { seat: number; rank: number; vp: number }[]
}

/** The entries that begin something; all others belong to what went before. */
const DEEDS: Readonly<Record<string, (object: string, name: (tile: string) => string) => string>> = {
  build: (object, name) => `built ${name(object)}`,
  'take-coins': () => 'took denarii',
  residence: () => 'built a residence',
  assist: () => 'placed an assistant',
  pass: () => 'passed',
  'buy-assistant': () => 'bought an assistant',
}

/** The story by turns, without what was drawn. */
export function turnsOf(story: readonly LogLine[], name: (tile: string) => string): Turn[] {
  const turns: Turn[] = []
  for (const { seat, text, digest } of story) {
    if (seat === null) continue
    const [verb, object] = [verbOf(text), objectOf(text)]
    const begins = DEEDS[verb]
    let turn = turns.at(-1)
    if (turn === undefined || turn.seat !== seat || (begins !== undefined && verb !== 'buy-assistant'))
      turns.push((turn = { seat, deeds: [], gains: {}, culture: [], glory: [] }))
    if (begins !== undefined) turn.deeds.push(begins(object, name))
    if (verb === 'activate') turn.deeds.push(`${turn.deeds.pop() ?? 'activated'}, ${object}`)
    const { gains = {}, culture = [], glory = [] } = (digest ?? {}) as Partial<Digest>
    for (const [unit, number] of Object.entries(gains)) turn.gains[unit] = (turn.gains[unit] ?? 0) + number
    turn.culture.push(...culture.map(({ vp }) => vp))
    turn.glory.push(...glory)
  }
  return turns.filter(({ deeds }) => deeds.length > 0)
}

/** "built a residence, up: +2 wood, 4 VP of culture". */
export function inWords({ deeds, gains, culture }: Turn): string {
  const brought = [...(changes(gains) ? [changes(gains)] : []), ...culture.map((vp) => `a culture tile of ${vp} VP`)]
  return list(deeds) + (brought.length > 0 ? `: ${brought.join(', ')}` : '')
}
