/** Gives what opens the focus, so that its name is spoken, and the focus back to where it was when it closes. */
export function takeFocus(opened: HTMLElement): () => void {
  const before = document.activeElement
  opened.focus()
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
