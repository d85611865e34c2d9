import type { IconName } from '../../lib/icons'
import type { Good, Kind } from './types'

/** The names of things, and their icons. */

export const GOODS: readonly Good[] = ['fish', 'herbs', 'grapes', 'chicken']

const YIELD: Partial<Record<Kind, Good>> = { pond: 'fish', garden: 'herbs', vineyard: 'grapes', farmyard: 'chicken' }

/** What a landscape yields. */
export const goodOf = (kind: Kind): Good | undefined => YIELD[kind]

/** The icon of what a card asks for or gives: a good, a kind, `chimney`, a whole family, `vp`. */
export function iconOf(what: string): IconName {
  if (what === 'coins') return 'coin'
  return what as IconName
}

/** The class with the colour of a good or of its landscape. */
export const tint = (what: string): string => {
  const kind = (Object.keys(YIELD) as Kind[]).find((one) => one === what || YIELD[one] === what)
  return kind === undefined ? '' : `k-${kind}`
}

const PLURALS: Readonly<Record<string, string>> = {
  fish: 'fish',
  herbs: 'herbs',
  grapes: 'grapes',
  chicken: 'chicken',
  bread: 'bread',
  prestige: 'prestige',
  VP: 'VP',
  bakery: 'bakeries',
  granary: 'granaries',
  craftsman: 'craftsmen',
}
const ONES: Readonly<Record<string, string>> = {
  herbs: 'herb',
  grapes: 'grape',
  coins: 'coin',
  any_landscape: 'landscape',
  any_dwelling: 'dwelling',
}

/** "1 pond", "2 granaries", "3 fish". */
export function count(number: number, what: string): string {
  const one = ONES[what] ?? what
  return `${number} ${Math.abs(number) === 1 ? one : (PLURALS[what] ?? PLURALS[one] ?? `${one}s`)}`
}

export const article = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`
