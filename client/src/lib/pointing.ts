/** Handlers of what is previewed under the pointer and with the focus; a finger does not hover. */
export interface Pointing {
  onpointerenter: (event: PointerEvent) => void
  onpointerleave: () => void
  onfocus: () => void
  onblur: () => void
}

/** `look` begins and ends the preview. */
export const pointing = (look: (on: boolean) => void): Pointing => ({
  onpointerenter: ({ pointerType }) => {
    if (pointerType === 'mouse') look(true)
  },
  onpointerleave: () => look(false),
  onfocus: () => look(true),
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
