import type { Point } from './hex'

/** Something that should not be hidden, and how much it matters. */
export interface Sight extends Point {
  weight: number
}

interface Size {
  width: number
  height: number
}

const MARGIN = 10

/** Where a card stands beside a point: the side of it with room that hides the least of what it speaks of. */
export function beside(pane: Size, card: Size, point: Point, gap: number, seen: readonly Sight[]): Point {
  const [wide, high] = [card.width, card.height]
  const middle = { x: point.x - wide / 2, y: point.y - high / 2 }
  const sides: Point[] = [
    { x: point.x - gap - wide, y: middle.y },
    { x: point.x + gap, y: middle.y },
    { x: middle.x, y: point.y - gap - high },
    { x: middle.x, y: point.y + gap },
    // Far off, where the map ends.
    { x: MARGIN, y: middle.y },
    { x: pane.width - wide - MARGIN, y: middle.y },
  ]
  let best = middle
  let least = Infinity
  for (const side of sides) {
    const x = within(MARGIN, side.x, pane.width - wide - MARGIN)
    const y = within(MARGIN, side.y, pane.height - high - MARGIN)
    const hides = (one: Point, room: number): boolean =>
      one.x > x - room && one.x < x + wide + room && one.y > y - room && one.y < y + high + room
    const far = Math.hypot(x + wide / 2 - point.x, y + high / 2 - point.y)
    const hidden = seen.reduce((sum, one) => sum + (hides(one, 16) ? one.weight : 0), 0)
    const cost = (hides(point, gap - 8) ? 4000 : 0) + hidden + far
    if (cost < least) [best, least] = [{ x, y }, cost]
  }
  return best
}

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)))
