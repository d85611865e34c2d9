import type { LaidTile, Tile } from '../types'

/** The cells of a district, "x,y" from 1,1 at the top left, and what lies on them. */

export const SIZE = 6
export const LINE = [1, 2, 3, 4, 5, 6] as const
export const CELLS: readonly string[] = LINE.flatMap((y) => LINE.map((x) => cellOf(x, y)))
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export function cellOf(x: number, y: number): string {
  return `${x},${y}`
}

const PLACES = new Map(LINE.flatMap((y) => LINE.map((x) => [cellOf(x, y), { x, y }] as const)))

/** Where a cell lies; outside of the district if there is none. */
export function xy(cell: string): { x: number; y: number } {
  return PLACES.get(cell) ?? { x: 0, y: 0 }
}

/** A tile as it lies. */
export interface Lie {
  tile: Tile
  turns: number
}

/** What a lying tile shows on a side. */
export const edgeOf = ({ tile, turns }: Lie, side: number): string => tile.edges[(side - turns + 4) % 4] ?? 'grass'

/** After how many quarters a tile looks as before. */
export function period(tile: Tile): number {
  const look = (turns: number): string => [0, 1, 2, 3].map((side) => edgeOf({ tile, turns }, side)).join()
  return [1, 2].find((turns) => look(turns) === look(0)) ?? 4
}

export function landOf(tiles: readonly LaidTile[], faces: ReadonlyMap<string, Tile>): Map<string, Lie> {
  const land = new Map<string, Lie>()
  for (const { x, y, tile, turns } of tiles) {
    const face = faces.get(tile)
    if (face !== undefined) land.set(cellOf(x, y), { tile: face, turns })
  }
  return land
}

/** The nearest of some cells in a direction; null if there is none. */
export function nextTowards(cell: string, side: number, cells: readonly string[]): string | null {
  const [from, [dx, dy]] = [xy(cell), STEPS[side] ?? [0, 0]]
  let best: string | null = null
  let least = Infinity
  for (const one of cells) {
    const to = xy(one)
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (along > 0 && along + 2 * aside < least) [best, least] = [one, along + 2 * aside]
  }
  return best
}
