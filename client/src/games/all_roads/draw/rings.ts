import { groupAt, sideMiddle, type Lie } from './faces'
import { centre, round, sideTo, type Point } from './hex'

/** A loop as a line along its roads, and where a monument stands in it (worked out when it is needed). */
export interface Ring {
  path: string
  middle: () => Point
}

type Find = (cell: string) => Lie | undefined

/** Draws a loop of tiles, given in their order, along the roads that it runs on. */
export function ringOf(cells: readonly string[], find: Find): Ring {
  const corners: Point[] = []
  let path = ''
  cells.forEach((cell, n) => {
    const before = cells.at(n - 1) ?? cell
    const after = cells[(n + 1) % cells.length] ?? cell
    const middle = centre(cell)
    const [from, to] = [sideTo(cell, before), sideTo(cell, after)]
    const move = ({ x, y }: Point): Point => ({ x: middle.x + x, y: middle.y + y })
    const [start, end] = [move(sideMiddle(from)), move(sideMiddle(to))]
    const lie = find(cell)
    const bend = lie !== undefined && groupAt(lie, from).length === 2
    path += `${n === 0 ? `M${text(start)}` : ''}${bend ? `Q${text(middle)} ${text(end)}` : `L${text(middle)}L${text(end)}`}`
    corners.push(start, ...(bend ? [0.25, 0.5, 0.75].map((t) => between(start, middle, end, t)) : [middle]))
  })
  return { path: `${path}Z`, middle: () => heart(corners) }
}

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

/** A point on the bend from one side by way of the middle to another. */
function between(a: Point, b: Point, c: Point, t: number): Point {
  const s = 1 - t
  return {
    x: s * s * a.x + 2 * s * t * b.x + t * t * c.x,
    y: s * s * a.y + 2 * s * t * b.y + t * t * c.y,
  }
}

const GRID = 9

/** The point inside that is farthest from the line. */
function heart(corners: readonly Point[]): Point {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const mean = {
    x: xs.reduce((sum, x) => sum + x, 0) / xs.length,
    y: ys.reduce((sum, y) => sum + y, 0) / ys.length,
  }
  let best = mean
  let most = inside(mean, corners) ? distance(mean, corners) + 0.5 : -1
  for (let x = left + GRID; x < right; x += GRID)
    for (let y = top + GRID; y < bottom; y += GRID) {
      const far = inside({ x, y }, corners) ? distance({ x, y }, corners) : -1
      if (far > most + 0.01) [best, most] = [{ x, y }, far]
    }
  return best
}

function inside({ x, y }: Point, corners: readonly Point[]): boolean {
  let within = false
  corners.forEach((a, n) => {
    const b = corners.at(n - 1) ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within
  })
  return within
}

const distance = (point: Point, corners: readonly Point[]): number =>
  Math.min(...corners.map((a, n) => toLine(point, a, corners.at(n - 1) ?? a)))

function toLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length))
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}
