import type { LaidTile, Tile } from './types'

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

export function xy(cell: string): { x: number; y: number } {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return { x, y }
}

/** The cell beyond a side (up, right, down, left); null at the frame. */
export function neighbour(cell: string, side: number): string | null {
  const { x, y } = xy(cell)
  const [dx, dy] = STEPS[side] ?? [0, 0]
  const [nx, ny] = [x + dx, y + dy]
  return nx < 1 || ny < 1 || nx > SIZE || ny > SIZE ? null : cellOf(nx, ny)
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

const TOWARDS = ['above', 'on the right', 'below', 'on the left']

/** Why a tile cannot lie so on a cell beside another; empty if its edges match (CAR-B6). */
export function clash(land: ReadonlyMap<string, Lie>, cell: string, lie: Lie): string {
  for (const side of [0, 1, 2, 3]) {
    const edge = edgeOf(lie, side)
    const other = neighbour(cell, side)
    const beside = other === null ? undefined : land.get(other)
    if (other !== null && beside === undefined) continue
    const asked = beside === undefined ? 'grass' : edgeOf(beside, side + 2)
    if (asked === edge) continue
    const what = beside === undefined ? 'the frame asks for grass' : `the tile there shows ${asked}`
    return `${TOWARDS[side]}, ${what}, this one ${edge}`
  }
  return ''
}

/** The cells where a tile could lie, in some turn: not whether it may be placed now. */
export function room(land: ReadonlyMap<string, Lie>, tile: Tile, shovel: string): Set<string> {
  const turns = Array.from({ length: period(tile) }, (_, n) => n)
  const free = CELLS.filter((cell) => !land.has(cell))
  const beside =
    land.size === 0
      ? [shovel]
      : free.filter((cell) => [0, 1, 2, 3].some((side) => land.has(neighbour(cell, side) ?? '')))
  return new Set(beside.filter((cell) => turns.some((one) => clash(land, cell, { tile, turns: one }) === '')))
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
