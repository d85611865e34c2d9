import type { Desk } from './desk.svelte'

/** How I can come to a space now. */
export interface Way {
  line: string
  /** "left", "right", "left or right", "1 bread". */
  how: string
  bread: boolean
}

/** The cheapest way to a space; bread is not offered for what costs nothing. */
export function wayTo(desk: Desk, space: number): Way | null {
  if (desk.asked !== 'moving') return null
  const ways = desk.outlook.ways.filter((way) => way.space === space && desk.lines.has(way.choice))
  const free = ways.filter(({ choice }) => choice.startsWith('go '))
  if (free.length > 0)
    return {
      line: free.find(({ choice }) => choice === desk.chosen)?.choice ?? free[0]?.choice ?? '',
      how: free.map(({ choice }) => choice.slice(3)).join(' or '),
      bread: false,
    }
  const paid = ways[0]
  return paid === undefined ? null : { line: paid.choice, how: '1 bread', bread: true }
}
