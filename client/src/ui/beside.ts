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
 * A free place near `anchor`: of those left, right, above and below it, outside of all that must stay in sight, and at the edges
 * of the pane, the one that hides the least of the anchor and of what must stay in sight.
 */
export function beside(pane: Size, card: Size, anchor: Box, inSight: readonly Sight[]): { x: number; y: number } {
  const middle = { x: anchor.x + (anchor.width - card.width) / 2, y: anchor.y + (anchor.height - card.height) / 2 }
  const [above, below] = [anchor.y - GAP - card.height, anchor.y + anchor.height + GAP]
  const outside = around(inSight, card)
  const rows = [
    middle.y,
    anchor.y + anchor.height - card.height,
    anchor.y,
    above,
    below,
    0,
    pane.height,
    ...outside.rows,
  ]
  const columns = [
    anchor.x - GAP - card.width,
    anchor.x + anchor.width + GAP,
    middle.x,
    0,
    pane.width,
    ...outside.columns,
  ]

  let best = { x: MARGIN, y: MARGIN }
  let least = Infinity
  for (const row of rows)
    for (const column of columns) {
      const x = within(MARGIN, column, pane.width - card.width - MARGIN)
      const y = within(MARGIN, row, pane.height - card.height - MARGIN)
      const taken = { x, y, ...card }
      const hidden = inSight.reduce((sum, one) => sum + overlap(taken, one) * one.weight, 0)
      const cost = overlap(taken, anchor) * 10 + hidden + Math.hypot(x - middle.x, y - middle.y)
      if (cost < least) [best, least] = [{ x, y }, cost]
    }
  return best
}

/** The places beside the whole of what matters most. */
function around(inSight: readonly Sight[], card: Size): { rows: number[]; columns: number[] } {
  const most = Math.max(...inSight.map(({ weight }) => weight))
  const main = inSight.filter(({ weight }) => weight === most)
  const [top, left] = [Math.min(...main.map(({ y }) => y)), Math.min(...main.map(({ x }) => x))]
  const bottom = Math.max(...main.map(({ y, height }) => y + height))
  const right = Math.max(...main.map(({ x, width }) => x + width))
  return { rows: [top - GAP - card.height, bottom + GAP], columns: [left - GAP - card.width, right + GAP] }
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)))
