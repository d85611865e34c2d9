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
