import type { Attachment } from 'svelte/attachments'
import { motion } from './speed.svelte'

/** A thing that a hand can take up and lay down on a cell (`data-cell`), beside choosing both by clicking. */
export interface Draggable {
  /** It is taken up; false if it cannot be. */
  take: () => boolean
  /** It is held over a cell, or over none. */
  over: (cell: string | null) => void
  /** It is laid down on a cell; false if it cannot lie there. */
  drop: (cell: string) => boolean
  /** It goes back to where it was. */
  back: () => void
}

/** So far a pointer may tremble and still have clicked. */
const TREMBLE = 6
const RETURNS = 180

/** `scrolls` where a finger that moves up or down shall scroll what the thing lies in. */
export const draggable =
  (thing: () => Draggable | null, { scrolls = false } = {}): Attachment<HTMLElement> =>
  (element) => {
    let drag: Drag | null = null
    const down = (event: PointerEvent): void => {
      const dragged = event.button === 0 && event.isPrimary ? thing() : null
      if (dragged !== null) drag = new Drag(element, dragged, event, () => (drag = null))
    }
    element.style.touchAction = scrolls ? 'pan-y' : 'none'
    element.addEventListener('pointerdown', down)
    return () => {
      element.removeEventListener('pointerdown', down)
      drag?.end()
    }
  }

/** One way of a pointer, from its coming down until it is lifted. */
class Drag {
  private held: HTMLElement | null = null
  private readonly stop = new AbortController()

  constructor(
    private readonly element: HTMLElement,
    private readonly thing: Draggable,
    private readonly start: PointerEvent,
    private readonly onend: () => void,
  ) {
    const { signal } = this.stop
    element.addEventListener('pointermove', this.move, { signal })
    element.addEventListener('pointerup', this.up, { signal })
    element.addEventListener('pointercancel', this.cancel, { signal })
    addEventListener('keydown', this.key, { signal, capture: true })
  }

  readonly end = (): void => {
    this.stop.abort()
    this.held?.remove()
    this.onend()
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return
    const [x, y] = this.way(event)
    if (this.held === null) {
      if (Math.hypot(x, y) < TREMBLE) return
      if (!this.thing.take()) {
        this.end()
        return
      }
      this.element.setPointerCapture(event.pointerId)
      getSelection()?.removeAllRanges()
      this.held = copyOf(this.element)
    }
    this.held.style.translate = this.moved(x, y)
    this.thing.over(cellUnder(event))
  }

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return
    if (this.held !== null) {
      swallowClick()
      const cell = cellUnder(event)
      this.thing.over(null)
      if (cell === null || !this.thing.drop(cell)) {
        this.putBack(event)
        return
      }
    }
    this.end()
  }

  private readonly cancel = (event: PointerEvent): void => {
    if (this.held === null) this.end()
    else {
      this.thing.over(null)
      this.putBack(event)
    }
  }

  /** Esc lets go of it. */
  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.held === null) return
    event.stopPropagation()
    swallowClick()
    this.thing.over(null)
    this.thing.back()
    this.end()
  }

  private putBack(event: PointerEvent): void {
    const [x, y] = this.way(event)
    this.thing.back()
    const held = this.held
    this.held = null
    this.end()
    if (motion.factor === 0) held?.remove()
    else
      held
        ?.animate([{ translate: this.moved(x, y) }, { translate: 'none' }], {
          duration: RETURNS * motion.factor,
          easing: 'ease-out',
        })
        .finished.finally(() => held.remove())
        .catch(() => undefined)
  }

  private way(event: PointerEvent): [number, number] {
    return [event.clientX - this.start.clientX, event.clientY - this.start.clientY]
  }

  /** By so many pixels of the window; those of a board may be larger. */
  private moved(x: number, y: number): string {
    const zoom = zoomOf(this.element)
    return `${x / zoom}px ${y / zoom}px`
  }
}

/** How much larger than its pixels an element is drawn by `zoom`; browsers that do not tell are taken to zoom nothing. */
const zoomOf = (element: { currentCSSZoom?: number }): number => element.currentCSSZoom ?? 1

/** The cell of the board under a pointer. */
const cellUnder = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>('[data-cell]')?.dataset['cell'] ?? null

/** What a hand holds: a copy above everything, which is nobody's to read or to press. */
function copyOf(element: HTMLElement): HTMLElement {
  const { left, top, width: drawn } = element.getBoundingClientRect()
  const { background, border, padding, overflow, width, height } = getComputedStyle(element)
  const copy = element.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-anchor', 'data-cell', 'aria-pressed', 'aria-label']) one.removeAttribute(name)
  copy.inert = true
  copy.popover = 'manual'
  copy.dataset['dragged'] = ''
  Object.assign(copy.style, { background, border, padding, overflow })
  Object.assign(copy.style, { position: 'fixed', inset: 'auto', margin: '0', pointerEvents: 'none' })
  // It may lie on a board that is drawn larger than it is laid out, by `zoom` or by `scale`.
  const zoom = zoomOf(element)
  Object.assign(copy.style, { left: `${left / zoom}px`, top: `${top / zoom}px`, width, height })
  Object.assign(copy.style, { scale: `${drawn / (parseFloat(width) * zoom)}`, transformOrigin: '0 0' })
  element.parentElement?.append(copy)
  copy.showPopover()
  return copy
}

/** The click at the end of a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
