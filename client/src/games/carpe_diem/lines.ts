/** The lines of the notation (specification, section 4), taken apart. */

export type Line =
  | { verb: 'start' | 'bread'; space: number }
  | { verb: 'go'; way: 'left' | 'right' }
  | { verb: 'take' | 'craft'; slot: number }
  | { verb: 'place'; cell: string; turns: number }
  | { verb: 'store' }
  | { verb: 'reward'; kind: string }
  | { verb: 'return'; card: string }
  | { verb: 'visit'; a: number; b: number }
  | { verb: 'first'; space: number }
  | { verb: 'pay'; sets: number; bread: number }

export function parse(line: string | null): Line | null {
  const [verb = '', one = '', two = '', three = ''] = (line ?? '').split(' ')
  switch (verb) {
    case 'start':
    case 'bread':
    case 'first':
      return { verb, space: Number(one) }
    case 'go':
      return { verb, way: one === 'left' ? 'left' : 'right' }
    case 'take':
    case 'craft':
      return { verb, slot: Number(one) }
    case 'place':
      return { verb, cell: one, turns: Number(two.slice(1)) }
    case 'store':
      return { verb }
    case 'reward':
      return { verb, kind: one }
    case 'return':
      return { verb, card: one }
    case 'visit': {
      const [a = 0, b = 0] = one.split('-').map(Number)
      return { verb, a, b }
    }
    case 'pay':
      // A green card is only ever paid in bread.
      return one === 'bread' ? { verb, sets: 0, bread: Number(two) } : { verb, sets: Number(one), bread: Number(three) }
    default:
      return null
  }
}

export const placeLine = (cell: string, turns: number): string => `place ${cell} r${turns}`
