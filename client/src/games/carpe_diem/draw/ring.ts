/**
 * Where the seven blueprints and their spaces stand: three above, four below, the track between them. All of it in hundredths of
 * the ring's width and of the height of the lane with the track, so that it can be drawn at any size.
 */

/** Hundredths of the way that the middle of a blueprint has from one edge to the other. */
const ABOVE = [17, 50, 83] as const
const BELOW = [100, 200 / 3, 100 / 3, 0] as const
const [UPPER, LOWER] = [32, 68] as const

export interface Spot {
  /** How far it is along its row: 0 for a blueprint at the left edge, 100 at the right one. */
  along: number
  /** Its line in the lane. */
  line: number
  above: boolean
}

/** By the number of the space, clockwise from the upper left. */
export const SPOTS: readonly Spot[] = [
  ...ABOVE.map((along) => ({ along, line: UPPER, above: true })),
  ...BELOW.map((along) => ({ along, line: LOWER, above: false })),
]

/** The spaces on the left and on the right of a space in its row; none at its ends. */
export function besides(space: number): { left: number | null; right: number | null } {
  const row = SPOTS.flatMap(({ line }, n) => (line === SPOTS[space - 1]?.line ? [n + 1] : []))
  if (row[0] !== 1) row.reverse()
  const at = row.indexOf(space)
  return { left: row[at - 1] ?? null, right: row[at + 1] ?? null }
}

/** The track on a square of 100, to be stretched over the lane. */
export const TRACK = `M10 ${UPPER}H90C97 ${UPPER} 98 ${UPPER} 98 50S97 ${LOWER} 90 ${LOWER}H10C3 ${LOWER} 2 ${LOWER} 2 50S3 ${UPPER} 10 ${UPPER}Z`
