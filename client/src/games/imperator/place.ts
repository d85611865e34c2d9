/** Where a preview card stands beside the thing it speaks of. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Something that should not be hidden, and how much it matters. */
export interface Sight extends Box {
  weight: number
}

const GAP = 20
const MARGIN = 8

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)))

/**
 * The free side of `anchor` within the pane: of the places left, right, above and below it, each
 * kept inside the pane, the one that hides the least of the anchor and of what must stay in sight.
 */
export function place(
  pane: { width: number; height: number },
  card: { width: number; height: number },
  anchor: Box,
  inSight: readonly Sight[],
): { x: number; y: number } {
  const middleX = anchor.x + anchor.width / 2 - card.width / 2
  const middleY = anchor.y + anchor.height / 2 - card.height / 2
  const sides: [number, number][] = []
  for (const y of [middleY, anchor.y + anchor.height - card.height, anchor.y])
    sides.push([anchor.x - GAP - card.width, y], [anchor.x + anchor.width + GAP, y])
  sides.push([middleX, anchor.y - GAP - card.height], [middleX, anchor.y + anchor.height + GAP])

  let best = { x: MARGIN, y: MARGIN }
  let least = Infinity
  for (const [left, top] of sides) {
    const x = within(MARGIN, left, pane.width - card.width - MARGIN)
    const y = within(MARGIN, top, pane.height - card.height - MARGIN)
    const taken = { x, y, ...card }
    const moved = Math.abs(x - left) + Math.abs(y - top)
    const hidden = inSight.reduce((sum, one) => sum + overlap(taken, one) * one.weight, 0)
    const cost = overlap(taken, anchor) * 10 + hidden + moved
    if (cost < least) [best, least] = [{ x, y }, cost]
  }
  return best
}
