import type { Box } from '../../../ui/beside'
import { APOTHEM, RADIUS, type Bounds, type Point } from './hex'

/** Where one looks at the map from. */
export interface Sight {
  /** The point of the map in the middle of the pane. */
  x: number
  y: number
  /** Pixels for a unit of the map. */
  scale: number
}

/** What is to be seen, and where. */
export interface Scene {
  /** The whole map. */
  bounds: Bounds
  /** The middles of cells of which nothing may lie under what stands on the pane. */
  free: readonly Point[]
  /** What can be chosen: all of it is in sight, as long as it can be hit then. */
  wanted: readonly Point[]
  /** What has happened, and where something could be next: as much of it as there is room for, where nothing is wanted. */
  lively: readonly Point[]
  width: number
  height: number
  overlays: readonly Box[]
}

const MARGIN = 14
const FARTHEST = 0.16
/** As near as the map comes by itself: one cell should not fill the screen. */
const NEAREST = 1.35
/** So near that roads and tokens of a tile can be told apart, and a finger hits it. */
const CLEAR = 0.5
/** The whole map is shown down to this. */
const LEAST = 0.4
/** A cell can be hit down to this: a finger beside it means the nearest one. */
const LEAST_TO_HIT = 0.25

/** The whole map, as near as it can be with all free cells in sight; a part of it where the whole would be too small. */
export function fit(scene: Scene): Sight {
  const whole = fitWhole(scene)
  if (whole.scale >= LEAST) return whole
  const { wanted, lively } = scene
  const all = wanted.length > 0 ? aroundAll(scene) : null
  const near =
    all === null
      ? aroundMost(scene, lively, CLEAR)
      : all.scale < LEAST_TO_HIT
        ? aroundMost(scene, wanted, LEAST_TO_HIT)
        : all
  return near !== null && near.scale > whole.scale ? near : whole
}

/** The whole map, however small. */
export function fitWhole(scene: Scene): Sight {
  const { width, height } = scene
  let best: Sight | null = null
  for (const room of rooms({ x: 0, y: 0, width, height }, scene.overlays)) {
    const sight = within(room, scene.bounds, scene, NEAREST)
    if ((best === null || sight.scale > best.scale) && isSeen(sight, scene)) best = sight
  }
  return best ?? within({ x: 0, y: 0, width, height }, scene.bounds, scene, NEAREST)
}

/** Whether there is no reason to look elsewhere: the whole map is in sight, or all that is wanted, or as much as can be. */
export function isSettled(sight: Sight, scene: Scene): boolean {
  if (isSeen(sight, scene)) return true
  const better = fit(scene)
  if (better.scale > sight.scale * 1.05) return false
  const watched = scene.wanted.length > 0 ? scene.wanted : scene.lively
  return watched.length > 0 && seenFrom(sight, scene, watched) >= seenFrom(better, scene, watched)
}

/** Whether all of the map is in the pane, and no free cell under what stands on it. */
export function isSeen(sight: Sight, { bounds, free, width, height, overlays }: Scene): boolean {
  const at = paneOf(sight, width, height)
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

/** Where a point of the map is in the pane. */
const paneOf =
  (sight: Sight, width: number, height: number) =>
  ({ x, y }: Point): Point => ({
    x: width / 2 + (x - sight.x) * sight.scale,
    y: height / 2 + (y - sight.y) * sight.scale,
  })

/** How many cells around these points are in sight. */
function seenFrom(sight: Sight, { width, height }: Scene, points: readonly Point[]): number {
  const [wide, high] = [APOTHEM * sight.scale - 1, RADIUS * sight.scale - 1]
  return points
    .map(paneOf(sight, width, height))
    .filter(({ x, y }) => x >= wide && x <= width - wide && y >= high && y <= height - high).length
}

/** All cells that are wanted. */
function aroundAll(scene: Scene): Sight {
  const { width, height } = scene
  return within({ x: 0, y: 0, width, height }, cellsAround(scene.wanted), scene, CLEAR)
}

/** As many of some cells as there is room for at a scale; null if there are none. */
function aroundMost({ bounds, width, height }: Scene, points: readonly Point[], scale: number): Sight | null {
  const [wide, high] = [(width - 2 * MARGIN) / scale, (height - 2 * MARGIN) / scale]
  let best: { sight: Sight; number: number; spread: number } | null = null
  for (const { x: left } of points)
    for (const { y: top } of points) {
      const inside = points.filter(
        ({ x, y }) => x >= left && x + 2 * APOTHEM <= left + wide && y >= top && y + 2 * RADIUS <= top + high,
      )
      if (inside.length === 0) continue
      const around = cellsAround(inside)
      const sight = {
        x: clamp((around.left + around.right) / 2, bounds.left + wide / 2, bounds.right - wide / 2),
        y: clamp((around.top + around.bottom) / 2, bounds.top + high / 2, bounds.bottom - high / 2),
        scale,
      }
      const [number, spread] = [inside.length, around.right - around.left + around.bottom - around.top]
      const isBetter = best === null || number > best.number || (number === best.number && spread < best.spread)
      if (isBetter) best = { sight, number, spread }
    }
  return best?.sight ?? null
}

/** Between two values; in the middle of them where there is no room for that. */
const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high))

const cellsAround = (middles: readonly Point[]): Bounds => ({
  left: Math.min(...middles.map(({ x }) => x)) - APOTHEM,
  right: Math.max(...middles.map(({ x }) => x)) + APOTHEM,
  top: Math.min(...middles.map(({ y }) => y)) - RADIUS,
  bottom: Math.max(...middles.map(({ y }) => y)) + RADIUS,
})

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

/** What turns the map as it is drawn for one sight into how it is seen from another: it is scaled, then moved. */
export function reframed(drawn: Sight, seen: Sight, { width, height }: { width: number; height: number }): Sight {
  const scale = seen.scale / drawn.scale
  return {
    x: (width / 2) * (1 - scale) + (drawn.x - seen.x) * seen.scale,
    y: (height / 2) * (1 - scale) + (drawn.y - seen.y) * seen.scale,
    scale,
  }
}

/** A part of the map in the middle of a part of the pane. */
function within(
  room: Box,
  { left, top, right, bottom }: Bounds,
  { width, height }: { width: number; height: number },
  nearest: number,
): Sight {
  const fitting = Math.min((room.width - 2 * MARGIN) / (right - left), (room.height - 2 * MARGIN) / (bottom - top))
  const scale = Math.max(FARTHEST, Math.min(fitting, nearest))
  return {
    x: (left + right) / 2 - (room.x + room.width / 2 - width / 2) / scale,
    y: (top + bottom) / 2 - (room.y + room.height / 2 - height / 2) / scale,
    scale,
  }
}
