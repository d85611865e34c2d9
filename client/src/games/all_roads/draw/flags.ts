import type { Point } from './hex'

/** A piece on the map that a flag belongs to, or may not hide. */
export interface Standing extends Point {
  /** From its middle to where a flag beside it is free of it. */
  far: number
}

/** From the middle of a flag to its edge. */
const HALF = 13
/** Right above first, then around; a unit for the way from a piece to its flag. */
const WAYS: readonly Point[] = [
  { x: 0.85, y: -0.75 },
  { x: -0.85, y: -0.75 },
  { x: 0, y: -1.15 },
  { x: 1.15, y: 0.1 },
  { x: -1.15, y: 0.1 },
  { x: 0.85, y: 0.85 },
  { x: -0.85, y: 0.85 },
]

/** Where the flag of a piece hides least of all others; of equal places the first. */
export function flagSpot(piece: Standing, others: readonly Standing[]): Point {
  const hidden = ({ x, y }: Point): number =>
    others
      .filter((one) => one.x !== piece.x || one.y !== piece.y)
      .reduce((sum, one) => sum + Math.max(0, one.far + HALF / 2 - Math.hypot(one.x - x, one.y - y)), 0)
  const spots = WAYS.map((way) => ({ x: piece.x + way.x * (piece.far + HALF / 2), y: piece.y + way.y * piece.far }))
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best))
}
