import type { IconName } from '../../../ui/icons'
import type { Good, Kind } from '../types'

/** The icons and colours of things. */

export const GOODS: readonly Good[] = ['fish', 'herbs', 'grapes', 'chicken']

const YIELD: Partial<Record<Kind, Good>> = { pond: 'fish', garden: 'herbs', vineyard: 'grapes', farmyard: 'chicken' }

/** What a landscape yields. */
export const goodOf = (kind: Kind): Good | undefined => YIELD[kind]

/** The icon of what a card asks for or gives, or of what a placement brings. */
export function iconOf(what: string): IconName {
  if (what === 'coins') return 'coin'
  return what as IconName
}

/** The class with the colour of a good or of its landscape. */
export const tint = (what: string): string => {
  const kind = (Object.keys(YIELD) as Kind[]).find((one) => one === what || YIELD[one] === what)
  return kind === undefined ? '' : `k-${kind}`
}
