import type { IconName } from '../../../ui/icons'
import type { Box, Category, Counts, Culture, Location, Own, Resource, Tile1 } from '../types'

/** What a tile of the box is, whichever part of the box it comes from. */
export type TileInfo = Own | Location | Tile1
export type Step = TileInfo['effect'][number]

export const RESOURCES: readonly Resource[] = ['grain', 'wood', 'stone', 'ore']
export const CULTURES: readonly Culture[] = ['theater', 'art', 'academics']
export const WAYS = ['up', 'right', 'down', 'left'] as const
export type Way = (typeof WAYS)[number]

/** The order of the market. */
export const CATEGORIES: readonly Category[] = ['production', 'trade', 'cultural', 'military', 'special']

const CATEGORY_ICONS: Readonly<Record<Counts, IconName>> = {
  production: 'production',
  trade: 'trade',
  cultural: 'cultural',
  military: 'helmet',
  special: 'special',
  temple: 'sanctuary',
  residential: 'residential',
  kinds: 'kinds',
}

export const categoryIcon = (category: Counts): IconName => CATEGORY_ICONS[category]

/** The icon of what is gained or paid. */
export function unitIcon(unit: string): IconName {
  if (unit === 'denarii') return 'denarius'
  if (unit === 'any_resource' || unit === 'identical') return 'any'
  return unit as IconName
}

/** Everything in the order of every list. */
const UNITS = [...RESOURCES, 'denarii', 'glory', ...CULTURES, 'any_resource', 'identical']

/** Amounts in the order of every list, without what is none. */
export const listed = (amounts: Readonly<Record<string, number>>): [string, number][] =>
  UNITS.flatMap((unit): [string, number][] => (amounts[unit] ? [[unit, amounts[unit]]] : []))

/** Every tile of the box by its id. */
export const tilesOf = (box: Box): ReadonlyMap<string, TileInfo> =>
  new Map([box.fountain, box.residence, ...box.starting, ...box.normal, ...box.temples].map((tile) => [tile.id, tile]))

export const isTemple = (tile: TileInfo | undefined): boolean => tile?.category === 'temple'
