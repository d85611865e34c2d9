import { narrow } from './narrow'

/**
 * Handlers of what is previewed under the pointer and with the focus. A finger does not hover; nor does
 * a mouse where words of a preview may move what it points at.
 */
export interface Pointing {
  onpointerenter: (event: PointerEvent) => void
  onpointerleave: () => void
  onfocus: (event: FocusEvent) => void
  onblur: () => void
}

/** `look` begins and ends the preview. */
export const pointing = (look: (on: boolean) => void): Pointing => ({
  onpointerenter: ({ pointerType }) => {
    if (pointerType === 'mouse' && !narrow.current) look(true)
  },
  onpointerleave: () => look(false),
  // A finger gives the focus before it is lifted: what then moved would not be pressed any more.
  onfocus: ({ currentTarget }) => {
    if ((currentTarget as Element).matches(':focus-visible')) look(true)
  },
  onblur: () => look(false),
})

/** Arrow keys go from line to line of a list, which is a single stop of the Tab key. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('li[tabindex]')]
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key]
  const line = to === undefined ? undefined : lines[Math.max(0, to)]
  if (line === undefined) return
  event.preventDefault()
  event.stopPropagation()
  line.focus()
}
