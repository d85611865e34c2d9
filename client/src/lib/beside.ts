/** Where a preview card stands beside the thing it speaks of. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Something that should not be hidden, and how much each pixel of it matters. */
export interface Sight extends Box {
  weight: number
}

interface Size {
  width: number
  height: number
}

const GAP = 20
const MARGIN = 10

/**
 * The free side of `anchor` within the pane: of the places left, right, above and below it and at
 * the edges of the pane, the one that hides the least of the anchor and of what must stay in sight.
 */
export function beside(pane: Size, card: Size, anchor: Box, inSight: readonly Sight[]): { x: number; y: number } {
  const middle = { x: anchor.x + (anchor.width - card.width) / 2, y: anchor.y + (anchor.height - card.height) / 2 }
  const sides: [number, number][] = [
    [middle.x, anchor.y - GAP - card.height],
    [middle.x, anchor.y + anchor.height + GAP],
  ]
  for (const y of [middle.y, anchor.y + anchor.height - card.height, anchor.y])
    for (const x of [anchor.x - GAP - card.width, anchor.x + anchor.width + GAP, 0, pane.width]) sides.push([x, y])

  let best = { x: MARGIN, y: MARGIN }
  let least = Infinity
  for (const [left, top] of sides) {
    const x = within(MARGIN, left, pane.width - card.width - MARGIN)
    const y = within(MARGIN, top, pane.height - card.height - MARGIN)
    const taken = { x, y, ...card }
    const hidden = inSight.reduce((sum, one) => sum + overlap(taken, one) * one.weight, 0)
    const cost = overlap(taken, anchor) * 10 + hidden + Math.hypot(x - middle.x, y - middle.y)
    if (cost < least) [best, least] = [{ x, y }, cost]
  }
  return best
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)))
