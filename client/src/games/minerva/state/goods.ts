import type { Way } from '../draw/kinds'
import type { Line, Site } from '../types'

/** How good a cell is among those that are lit: for nothing, for something, well, as well as any or nearly so. */
export type Band = 0 | 1 | 2 | 3

/** What a free cell would be good for: a line to activate from it, or to lengthen on it. */
export type Good = { band: Band; facilities: number } & (
  { way: Way; vp: number } | { axis: Site['axis']; before: number }
)

/** The band of what is worth so much, where the best is worth `best`: a third of that each. */
export function bandOf(worth: number, best: number): Band {
  if (worth <= 0 || best <= 0) return 0
  return worth * 3 >= best * 2 ? 3 : worth * 3 >= best ? 2 : 1
}

/** The best of the lines that a residence on a cell would activate. */
export const bestLine = (lines: readonly Line[]): Line | null =>
  lines.reduce<Line | null>((best, line) => (line.worth > (best?.worth ?? 0) ? line : best), null)

/** What residences on some cells would be good for; cells that are good for nothing are left out. */
export function forResidences(lines: ReadonlyMap<string, readonly Line[]>): Map<string, Good> {
  const best = [...lines].flatMap(([cell, four]): [string, Line][] => {
    const line = bestLine(four)
    return line === null ? [] : [[cell, line]]
  })
  const most = Math.max(0, ...best.map(([, line]) => line.worth))
  return new Map(
    best.map(([cell, { direction, tiles, vp, race, worth }]): [string, Good] => [
      cell,
      { way: direction, facilities: tiles, vp: vp + race, band: bandOf(worth, most) },
    ]),
  )
}

/** What a facility on some cells would be good for; cells where it would stand in no line are left out. */
export function forFacilities(sites: ReadonlyMap<string, Site>): Map<string, Good> {
  const most = Math.max(0, ...[...sites.values()].map((site) => site.worth))
  return new Map(
    [...sites]
      .filter(([, site]) => site.facilities > 0)
      .map(([cell, { axis, facilities, before, worth }]): [string, Good] => [
        cell,
        { axis, facilities, before, band: bandOf(worth, most) },
      ]),
  )
}
