import type { IconName } from '../../../ui/icons'
import type { Card, Resource } from '../types'

const ART: Readonly<Record<string, IconName>> = {
  colossus: 'colossus',
  hippodrome: 'hippodrome',
  triumphal_arc: 'arc',
  great_lighthouse: 'lighthouse',
  senate: 'senate',
  colosseum: 'colosseum',
  gardens: 'gardens',
  temple: 'temple',
  amphitheater: 'amphitheater',
  marching_camp: 'camp',
  mine: 'mine',
  conquest: 'conquest',
  tribute: 'tribute',
}

/** The drawing of a building, a monument or a kind of card; a column for what we have not drawn. */
export const art = (id: string): IconName => ART[id] ?? 'column'

/** The drawing of a card: that of what it builds or raises, else that of its kind. */
export const artOf = (card: Card): IconName => art(card.builds ?? card.raises ?? card.kind)

export const RESOURCES: readonly Resource[] = ['culture', 'military', 'industry']
