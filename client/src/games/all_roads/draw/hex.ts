/** The grid: cells are written `q,r`; sides go clockwise from 0, the right one (ROA-G1). */

export interface Point {
  x: number
  y: number
}

/** From the middle of a cell to its corners; the drawing is made for this size. */
export const RADIUS = 60
/** From the middle of a cell to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2

const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export const round = (number: number): number => Math.round(number * 10) / 10

/** A direction as a vector of length 1. */
export const towards = (side: number): Point => ({
  x: Math.cos((side * Math.PI) / 3),
  y: Math.sin((side * Math.PI) / 3),
})

export const coordinates = (cell: string): [number, number] => {
  const [q = 0, r = 0] = cell.split(',').map(Number)
  return [q, r]
}

export const centre = (cell: string): Point => {
  const [q, r] = coordinates(cell)
  return { x: (q + r / 2) * 2 * APOTHEM, y: r * 1.5 * RADIUS }
}

export const neighbour = (cell: string, side: number): string => {
  const [q, r] = coordinates(cell)
  const [dq, dr] = STEPS[side % 6] ?? [0, 0]
  return `${q + dq},${r + dr}`
}

/** The side of a cell that faces its neighbour. */
export const sideTo = (cell: string, other: string): number =>
  STEPS.findIndex((_, side) => neighbour(cell, side) === other)

/** The corners of a cell, drawn so much smaller than it is, for `points`. */
export const hexagon = (inset = 0): string =>
  Array.from({ length: 6 }, (_, n) => {
    const angle = (n * 60 - 30) * (Math.PI / 180)
    return `${round((RADIUS - inset) * Math.cos(angle))},${round((RADIUS - inset) * Math.sin(angle))}`
  }).join(' ')

/** A place on the map: a dead end `q,r/k`, or a trade route `q,r`. */
export const placeParts = (place: string): { cell: string; side: number | null } => {
  const [cell = '', side] = place.split('/')
  return { cell, side: side === undefined ? null : Number(side) }
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export const boundsOf = (cells: Iterable<string>): Bounds => {
  const all = [...cells].map(centre)
  return {
    left: Math.min(...all.map(({ x }) => x)) - APOTHEM,
    right: Math.max(...all.map(({ x }) => x)) + APOTHEM,
    top: Math.min(...all.map(({ y }) => y)) - RADIUS,
    bottom: Math.max(...all.map(({ y }) => y)) + RADIUS,
  }
}

/** Of these cells the next one in a direction, as an arrow key means it. */
export function nextTowards(from: string, way: Point, cells: Iterable<string>): string | null {
  const here = centre(from)
  let best: string | null = null
  let least = Infinity
  for (const cell of cells) {
    const there = centre(cell)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y - dy * way.x)
    if (ahead < 1 || aside > ahead * 2.2) continue
    const cost = ahead + aside * 1.6
    if (cost < least) [best, least] = [cell, cost]
  }
  return best
}
