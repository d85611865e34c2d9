import { RESOURCES } from './art'
import type { Preview, Units } from '../types'

export const total = (units: Units): number => units.culture + units.military + units.industry

/** All units that a choice brings, those of bonus buildings included. */
export function gained(preview: Preview): Units {
  const sum = { ...preview.gains }
  for (const bonus of preview.bonus) for (const one of RESOURCES) sum[one] += bonus.units[one]
  return sum
}
