import type { Way } from './kinds'
import type { Tile } from '../types'

/** A cell of a city: `x` to the right, `y` down. */
export interface Spot {
  x: number
  y: number
}

export const spotOf = (cell: string): Spot => {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return { x, y }
}

export const cellOf = ({ x, y }: Spot): string => `${x},${y}`

const STEPS: Readonly<Record<Way, Spot>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

/** The cell so many steps away. */
export const towards = (cell: string, way: Way, steps: number): string => {
  const { x, y } = spotOf(cell)
  return cellOf({ x: x + STEPS[way].x * steps, y: y + STEPS[way].y * steps })
}

export interface Bounds {
  left: number
  top: number
  columns: number
  rows: number
}

/** The smallest rectangle around these cells, so many cells wider on each side. */
export function boundsOf(cells: readonly Spot[], margin = 0): Bounds {
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { left, top, columns: Math.max(...xs) + margin - left + 1, rows: Math.max(...ys) + margin - top + 1 }
}

/**
 * The upper left corner of the part of a city that a pane of so many cells shows: around the middle of its tiles, moved as
 * little as brings everything that is lit into sight. What does not fit at all is shown from its own middle.
 */
export function viewOf(
  tiles: readonly string[],
  lit: readonly string[],
  columns: number,
  rows: number,
): Pick<Bounds, 'left' | 'top'> {
  const spots = [tiles, lit.length > 0 ? lit : tiles].map((cells) => cells.map(spotOf))
  const [xs, ys] = (['x', 'y'] as const).map((axis) => spots.map((all) => all.map((spot) => spot[axis])))
  const along = ([all = [], must = []]: number[][] = [], size: number): number => {
    const [first, last] = [Math.min(...must), Math.max(...must) + 1]
    if (last - first > size) return mean(must) + 0.5 - size / 2
    return Math.min(first, Math.max(last - size, mean(all) + 0.5 - size / 2))
  }
  return { left: along(xs, columns), top: along(ys, rows) }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The nearest of these cells that lies in this direction. */
export function next(from: string, way: Way, cells: Iterable<string>): string | null {
  const at = spotOf(from)
  const step = STEPS[way]
  let best: string | null = null
  let least = Infinity
  for (const cell of cells) {
    const { x, y } = spotOf(cell)
    const along = (x - at.x) * step.x + (y - at.y) * step.y
    const aside = Math.abs((x - at.x) * step.y) + Math.abs((y - at.y) * step.x)
    const far = along + aside * 2
    if (along > 0 && far < least) [best, least] = [cell, far]
  }
  return best
}

export const tilesByCell = (tiles: readonly Tile[]): ReadonlyMap<string, Tile> =>
  new Map(tiles.map((tile) => [tile.cell, tile]))
