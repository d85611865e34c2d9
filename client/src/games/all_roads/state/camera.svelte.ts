import type { Attachment } from 'svelte/attachments'
import { motion } from '../../../ui/speed.svelte'
import { fit, fitWhole, isSettled, reframed, type Scene, type Sight } from '../draw/fit'
import type { Point } from '../draw/hex'

/** So much may the prompt grow and shrink without the map being shown anew. */
const SLIGHT = 100
/** Below the one a tile can hardly be told from another, with the other it can. */
const SMALL = 0.3
const CLEAR = 0.5
const NEAREST = 2.6
const FARTHEST = 0.16
/** One step of the buttons and keys. */
const STEP = 1.35

/** Slows down towards the end. */
const EASING = 'cubic-bezier(0.33, 1, 0.68, 1)'

/**
 * Which part of the map is seen. It follows the map as it grows, until somebody moves it by hand. The map is drawn once, as it
 * is seen from the new place, and that drawing glides there from where it was seen before: no frame on the way draws it anew.
 */
export class Camera {
  width = $state(0)
  height = $state(0)
  /** Whether it still follows the map by itself. */
  follows = $state(true)

  #at = $state.raw<Sight>({ x: 0, y: 0, scale: 1 })
  #scene: Scene | null = null
  #drawing: Element | undefined
  #glide: Animation | undefined

  get sight(): Sight {
    return this.#at
  }

  /** What glides, drawn as it is seen from `sight`. */
  readonly moves: Attachment = (drawing) => {
    this.#drawing = drawing
    return () => (this.#drawing = undefined)
  }

  /** Where a point of the map is in the pane. */
  toPane({ x, y }: Point): Point {
    const at = this.sight
    return { x: this.width / 2 + (x - at.x) * at.scale, y: this.height / 2 + (y - at.y) * at.scale }
  }

  /** The map has grown, or the pane has another size: look again, if nobody chose where to look. */
  follow(scene: Scene): void {
    if (scene.width === 0 || scene.height === 0) return
    const before = this.#scene
    this.#scene = scene
    if (before === null) {
      this.#go(fit(scene), 0)
      return
    }
    const [wider, higher] = [scene.width - before.width, scene.height - before.height]
    const { x, y, scale } = this.#at
    // What is seen stays where it is when the pane's lower edge moves.
    const same = { x: x + wider / 2 / scale, y: y + higher / 2 / scale, scale }
    const resized = wider !== 0 || higher !== 0
    if (this.follows && (wider !== 0 || Math.abs(higher) > SLIGHT || !isSettled(same, scene)))
      this.#go(fit(scene), resized ? 0 : 300)
    else if (resized) this.#go(same, 0)
  }

  /** Show the whole map, and follow it again. */
  readonly whole = (): void => {
    this.follows = true
    if (this.#scene !== null) this.#go(fitWhole(this.#scene), 250)
  }

  /** Come nearer or go away, with the point of the pane that stays where it is. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }, duration = 0): void {
    this.follows = false
    const { x, y, scale } = this.#at
    const next = Math.max(FARTHEST, Math.min(NEAREST, scale * factor))
    const [dx, dy] = [around.x - this.width / 2, around.y - this.height / 2]
    this.#go({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next }, duration)
  }

  readonly closer = (): void => this.zoom(STEP, undefined, 180)
  readonly further = (): void => this.zoom(1 / STEP, undefined, 180)

  /** Move the map by so many pixels. */
  pan(dx: number, dy: number, duration = 0): void {
    this.follows = false
    const { x, y, scale } = this.#at
    this.#go({ x: x - dx / scale, y: y - dy / scale, scale }, duration)
  }

  /** Bring a point of the map into sight, with some of its surroundings. */
  reveal(point: Point, margin = 80): void {
    const { x, y, scale } = this.#at
    const [halfWide, halfHigh] = [this.width / 2 / scale - margin, this.height / 2 / scale - margin]
    if (halfWide <= 0 || halfHigh <= 0) return
    const to = {
      x: Math.max(point.x - halfWide, Math.min(x, point.x + halfWide)),
      y: Math.max(point.y - halfHigh, Math.min(y, point.y + halfHigh)),
    }
    if (to.x !== x || to.y !== y) this.#go({ ...to, scale }, 200)
  }

  /** Come so near to a point that a tile can be seen there, if the whole map is too small for that. */
  approach(point: Point): void {
    if (this.#at.scale < SMALL) this.#go({ ...point, scale: CLEAR }, 250)
  }

  #go(to: Sight, duration: number): void {
    const { x, y, scale } = this.#at
    // Whoever follows where it looks is not told again: a pane too small for the map would be fitted for ever.
    if (to.x === x && to.y === y && to.scale === scale) return
    const start = motion.factor > 0 && duration > 0 ? this.#seenFrom(to) : null
    this.#glide?.cancel()
    if (start !== null)
      this.#glide = this.#drawing?.animate({ transform: [start, 'none'] }, { duration, easing: EASING })
    this.#at = to
  }

  /** What turns the drawing from another place into what is seen now, perhaps on its way. */
  #seenFrom(to: Sight): string {
    const { scale, x, y } = reframed(to, this.#at, this)
    const before = new DOMMatrix([scale, 0, 0, scale, x, y])
    if (!this.#drawing || this.#glide?.playState !== 'running') return before.toString()
    return new DOMMatrix(getComputedStyle(this.#drawing).transform).multiply(before).toString()
  }
}
