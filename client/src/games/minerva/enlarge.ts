import type { Attachment } from 'svelte/attachments'
import type { BoardState, Sight } from './board.svelte'

const HOVER = 350
const PRESS = 450

/** What is hovered, focused by keyboard or pressed long is shown large. */
export function enlarge(board: BoardState, what: Omit<Sight, 'at' | 'clear'>): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const show = (): void => {
      const around = element.closest('[data-clear]') ?? element
      board.sight = { ...what, at: element.getBoundingClientRect(), clear: around.getBoundingClientRect() }
    }
    const hide = (): void => {
      clearTimeout(timer)
      if (board.sight?.tile === what.tile && board.sight.cell === what.cell) board.sight = null
    }
    const after = (time: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressed = true
        show()
      }, time)
    }
    const on = {
      pointerenter: (event: PointerEvent): void => {
        if (event.pointerType === 'mouse') after(HOVER)
      },
      pointerdown: (event: PointerEvent): void => {
        pressed = false
        if (event.pointerType === 'mouse') hide()
        else after(PRESS)
      },
      pointerleave: hide,
      pointercancel: hide,
      pointerup: (event: PointerEvent): void => {
        if (event.pointerType !== 'mouse' && !pressed) clearTimeout(timer)
      },
      // A long press looks; it does not choose.
      click: (event: MouseEvent): void => {
        if (!pressed) return
        pressed = false
        if (!event.detail || board.sight === null) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      contextmenu: (event: Event): void => {
        if (pressed) event.preventDefault()
      },
      focus: (): void => {
        if (element.matches(':focus-visible')) show()
      },
      blur: hide,
    } as const
    for (const [name, listener] of Object.entries(on))
      element.addEventListener(name, listener as EventListener, name === 'click')
    return () => {
      hide()
      for (const [name, listener] of Object.entries(on))
        element.removeEventListener(name, listener as EventListener, name === 'click')
    }
  }
}
