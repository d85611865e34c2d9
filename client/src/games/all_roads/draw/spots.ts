import { routeMiddle, type Lie } from './faces'
import { centre, placeParts, round, towards, type Point } from './hex'

/** From the middle of a cell to a token on one of its dead ends. */
const FAR = 41.5

/** Where a token stands: on a dead end, or on the trade route of the tile that `find` knows. */
export function spotOf(place: string, find: (cell: string) => Lie | undefined): Point {
  const { cell, side } = placeParts(place)
  const { x, y } = centre(cell)
  if (side !== null) {
    const way = towards(side)
    return { x: x + way.x * FAR, y: y + way.y * FAR }
  }
  const lie = find(cell)
  const { x: dx, y: dy } = routeMiddle(lie?.face.route ?? [], lie?.turns)
  return { x: x + dx, y: y + dy }
}

/** Bars across the roads that end at these places. */
export const stopsAt = (places: readonly string[]): string =>
  places
    .map((place) => {
      const { cell, side } = placeParts(place)
      const { x, y } = centre(cell)
      const way = towards(side ?? 0)
      const [mx, my] = [x + way.x * 50.5, y + way.y * 50.5]
      return `M${round(mx - way.y * 9)} ${round(my + way.x * 9)}L${round(mx + way.y * 9)} ${round(my - way.x * 9)}`
    })
    .join('')
