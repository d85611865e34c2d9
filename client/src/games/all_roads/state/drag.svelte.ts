import type { BoardState } from './board.svelte'
import type { Point } from '../draw/hex'

/** So far a pointer may tremble and still have clicked. */
const TREMBLE = 6
/** The wheel's way for one turn of the tile, and the rest that one step needs. */
const NOTCH = 40
const REST = 110

/** What pointers do to the map: one moves it, two bring it near, the wheel does so or turns the tile. */
export class Drag {
  active = $state(false)

  #board: () => BoardState
  #pointers = new Map<number, Point>()
  #start: Point | null = null
  #click = false
  #wheel = 0
  #turned = 0

  constructor(board: () => BoardState) {
    this.#board = board
  }

  readonly down = (event: PointerEvent): void => {
    if ((event.pointerType === 'mouse' && event.button !== 0) || (event.target as Element).closest('button, a')) return
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.#start = { x: event.clientX, y: event.clientY }
    this.#click = false
  }

  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId)
    if (before === undefined || this.#start === null) return
    const now = { x: event.clientX, y: event.clientY }
    if (!this.active) {
      if (this.#pointers.size < 2 && distance(now, this.#start) < TREMBLE) return
      this.active = true
      this.#click = true
      for (const id of this.#pointers.keys()) (event.currentTarget as Element).setPointerCapture(id)
    }
    const { camera } = this.#board()
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined) camera.pan(now.x - before.x, now.y - before.y)
    else {
      const { left, top } = (event.currentTarget as Element).getBoundingClientRect()
      const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top }
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
      camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle)
    }
    this.#pointers.set(event.pointerId, now)
  }

  readonly up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId)
    if (this.#pointers.size === 0) this.active = false
  }

  /** The click at the end of a drag chooses nothing. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#click) return
    this.#click = false
    event.stopPropagation()
    event.preventDefault()
  }

  /** Listens to the wheel over this pane; the page must not scroll with it. */
  readonly wheel = (pane: HTMLElement): (() => void) => {
    const roll = (event: WheelEvent): void => {
      event.preventDefault()
      const board = this.#board()
      const way = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1)
      if (board.pointed !== null && board.tile !== null && !event.ctrlKey) this.#turn(board, way, event.timeStamp)
      else {
        const { left, top } = pane.getBoundingClientRect()
        const factor = Math.exp(-Math.max(-160, Math.min(160, way)) * (event.ctrlKey ? 0.008 : 0.0022))
        board.camera.zoom(factor, { x: event.clientX - left, y: event.clientY - top })
      }
    }
    pane.addEventListener('wheel', roll, { passive: false })
    return () => pane.removeEventListener('wheel', roll)
  }

  #turn(board: BoardState, way: number, now: number): void {
    if (now - this.#turned < REST) return
    this.#wheel += way
    if (Math.abs(this.#wheel) < NOTCH) return
    board.turn(Math.sign(this.#wheel))
    this.#wheel = 0
    this.#turned = now
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
