import type { Outlook, View } from './types'

/** The offered places, those first that bring most when a loop comes around them. */
export function springsFirst(offers: readonly string[], outlook: Outlook): string[] {
  const springs = new Set(outlook.dead_ends.filter(({ spring }) => spring).map(({ place }) => place))
  return [...offers].sort((a, b) => Number(springs.has(b)) - Number(springs.has(a)))
}

/** How many houses the seat that builds has left. */
export const housesLeft = ({ moment }: View, outlook: Outlook): number =>
  moment.is === 'building' ? (outlook.seats[moment.seat]?.left.house ?? 0) : 0
