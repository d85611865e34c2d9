import type { Rectangle } from '../../game/motion'

/** From one place that is tried to the next, in pixels. */
const STEP = 16

/**
 * The height at which something of this size stands in the middle of the room and covers none of `things`, as near to the
 * upper third as may be; null where there is no such place.
 */
export function freeTop(
  size: { width: number; height: number },
  room: Rectangle,
  things: readonly Rectangle[],
): number | null {
  const left = room.x + (room.width - size.width) / 2
  const isFree = (top: number): boolean =>
    things.every(
      ({ x, y, width, height }) =>
        x + width <= left || x >= left + size.width || y + height <= top || y >= top + size.height,
    )
  const [first, last] = [room.y, room.y + room.height - size.height]
  const wanted = room.y + (room.height - size.height) / 3
  for (let by = 0; by <= room.height; by += STEP)
    for (const top of [wanted - by, wanted + by]) if (top >= first && top <= last && isFree(top)) return top
  return null
}
