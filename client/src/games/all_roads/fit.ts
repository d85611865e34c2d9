import type { Box } from '../../lib/beside'
import { APOTHEM, RADIUS, type Bounds, type Point } from './hex'

/** Where one looks at the map from. */
export interface Sight {
  /** The point of the map in the middle of the pane. */
  x: number
  y: number
  /** Pixels for a unit of the map. */
  scale: number
}

/** What is to be seen, and where: nothing of `free` may lie under what stands on the pane. */
export interface Scene {
  bounds: Bounds
  free: readonly Point[]
  width: number
  height: number
  overlays: readonly Box[]
}

const MARGIN = 14
const FARTHEST = 0.16
/** As near as the map comes by itself: one cell should not fill the screen. */
const NEAREST = 1.35

/** The whole map, as near as it can be with all free cells in sight. */
export function fit(scene: Scene): Sight {
  const { width, height } = scene
  let best: Sight | null = null
  for (const room of rooms({ x: 0, y: 0, width, height }, scene.overlays)) {
    const sight = within(room, scene)
    if ((best === null || sight.scale > best.scale) && isSeen(sight, scene)) best = sight
  }
  return best ?? within({ x: 0, y: 0, width, height }, scene)
}

/** Whether all of the map is in the pane, and no free cell under what stands on it. */
export function isSeen(sight: Sight, { bounds, free, width, height, overlays }: Scene): boolean {
  const at = ({ x, y }: Point): Point => ({
    x: width / 2 + (x - sight.x) * sight.scale,
    y: height / 2 + (y - sight.y) * sight.scale,
  })
  const [first, last] = [at({ x: bounds.left, y: bounds.top }), at({ x: bounds.right, y: bounds.bottom })]
  if (first.x < -1 || first.y < -1 || last.x > width + 1 || last.y > height + 1) return false
  const [wide, high] = [APOTHEM * sight.scale, RADIUS * sight.scale]
  return !free
    .map(at)
    .some(({ x, y }) =>
      overlays.some(
        (over) =>
          x + wide > over.x && x - wide < over.x + over.width && y + high > over.y && y - high < over.y + over.height,
      ),
    )
}

/** The pane, and what is left of it beside and below (or above) what stands on it. */
function rooms(pane: Box, overlays: readonly Box[]): Box[] {
  let rooms = [pane]
  for (const over of overlays) {
    const [right, bottom] = [over.x + over.width, over.y + over.height]
    rooms = rooms.flatMap((room) => {
      const [farX, farY] = [room.x + room.width, room.y + room.height]
      return [
        room,
        over.x > room.width / 2
          ? { ...room, width: Math.min(farX, over.x) - room.x }
          : { ...room, x: right, width: farX - right },
        over.y > room.height / 2
          ? { ...room, height: Math.min(farY, over.y) - room.y }
          : { ...room, y: bottom, height: farY - bottom },
      ]
    })
  }
  return rooms
}

/** The map in the middle of a part of the pane. */
function within(room: Box, { bounds: { left, top, right, bottom }, width, height }: Scene): Sight {
  const fitting = Math.min((room.width - 2 * MARGIN) / (right - left), (room.height - 2 * MARGIN) / (bottom - top))
  const scale = Math.max(FARTHEST, Math.min(fitting, NEAREST))
  return {
    x: (left + right) / 2 - (room.x + room.width / 2 - width / 2) / scale,
    y: (top + bottom) / 2 - (room.y + room.height / 2 - height / 2) / scale,
    scale,
  }
}
