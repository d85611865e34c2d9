import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion, Tween } from 'svelte/motion'
import type { Bounds, Point } from './hex'

interface Sight {
  /** The point of the map in the middle of the pane. */
  x: number
  y: number
  /** Pixels for a unit of the map. */
  scale: number
}

const MARGIN = 14
const NEAREST = 2.6
const FARTHEST = 0.16
/** As near as the map comes by itself: one cell should not fill the screen. */
const NEAREST_FIT = 1.35
/** As far as the map goes by itself: a cell stays large enough for a finger. */
const FARTHEST_FIT = 0.43

const same = (one: Bounds, other: Bounds): boolean =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom

/** Which part of the map is seen. It follows the map as it grows, until somebody moves it by hand. */
export class Camera {
  width = $state(0)
  height = $state(0)
  /** Whether it still follows the map by itself. */
  follows = $state(true)

  #at = new Tween<Sight>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut })
  #fitted: { bounds: Bounds; width: number; height: number } | null = null

  get sight(): Sight {
    return this.#at.current
  }

  /** Where a point of the map is in the pane. */
  toPane({ x, y }: Point): Point {
    const at = this.sight
    return { x: this.width / 2 + (x - at.x) * at.scale, y: this.height / 2 + (y - at.y) * at.scale }
  }

  /** The map has other bounds, or the pane another size: look again, if nobody chose where to look. */
  follow(bounds: Bounds): void {
    const { width, height } = this
    if (width === 0 || height === 0) return
    const before = this.#fitted
    this.#fitted = { bounds, width, height }
    const resized = width !== before?.width || height !== before.height
    if (before === null) this.#go(this.#fitting(bounds, FARTHEST_FIT), 0)
    else if (!this.follows) return
    else if (resized) this.#go(this.#fitting(bounds, FARTHEST_FIT), 0)
    else if (!same(bounds, before.bounds) && !this.#isSeen(bounds)) this.#go(this.#fitting(bounds, FARTHEST_FIT), 300)
  }

  /** Show the whole map, and follow it again. */
  readonly fit = (): void => {
    this.follows = true
    if (this.#fitted !== null) this.#go(this.#fitting(this.#fitted.bounds, FARTHEST), 250)
  }

  /** Come nearer or go away, with the point of the pane that stays where it is. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }, duration = 0): void {
    this.follows = false
    const { x, y, scale } = this.#at.target
    const next = Math.max(FARTHEST, Math.min(NEAREST, scale * factor))
    const [dx, dy] = [around.x - this.width / 2, around.y - this.height / 2]
    this.#go({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next }, duration)
  }

  /** Move the map by so many pixels. */
  pan(dx: number, dy: number, duration = 0): void {
    this.follows = false
    const { x, y, scale } = this.#at.target
    this.#go({ x: x - dx / scale, y: y - dy / scale, scale }, duration)
  }

  /** Bring a point of the map into sight, with some of its surroundings. */
  reveal(point: Point, margin = 80): void {
    const { x, y, scale } = this.#at.target
    const [halfWide, halfHigh] = [this.width / 2 / scale - margin, this.height / 2 / scale - margin]
    if (halfWide <= 0 || halfHigh <= 0) return
    const to = {
      x: Math.max(point.x - halfWide, Math.min(x, point.x + halfWide)),
      y: Math.max(point.y - halfHigh, Math.min(y, point.y + halfHigh)),
    }
    if (to.x !== x || to.y !== y) this.#go({ ...to, scale }, 200)
  }

  #go(to: Sight, duration: number): void {
    void this.#at.set(to, { duration: prefersReducedMotion.current ? 0 : duration })
  }

  #fitting({ left, top, right, bottom }: Bounds, least: number): Sight {
    const scale = Math.min(
      (this.width - 2 * MARGIN) / (right - left),
      (this.height - 2 * MARGIN) / (bottom - top),
      NEAREST_FIT,
    )
    return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(scale, least) }
  }

  #isSeen({ left, top, right, bottom }: Bounds): boolean {
    const { x, y, scale } = this.#at.target
    const [wide, high] = [this.width / 2 / scale, this.height / 2 / scale]
    return left >= x - wide && right <= x + wide && top >= y - high && bottom <= y + high
  }
}
