/** Gives what opens the focus, so that its name is spoken, and the focus back to where it was when it closes. */
export function takeFocus(opened: HTMLElement): () => void {
  const before = document.activeElement
  opened.focus()
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/** Milliseconds after which a screen reader has moved to what has the focus, and says what gets it next. */
const NOTICED = 100

/**
 * Gives a place of a new screen, cover or dialog the focus, so that it is spoken. What had it before is often gone, and
 * then a screen reader moves on to the next without a word: so the threshold of the page or the dialog has it first.
 * Returns how to stay out.
 */
export function enter(place: HTMLElement, options?: FocusOptions): () => void {
  const threshold = (place.closest('dialog') ?? document).querySelector<HTMLElement>('[data-threshold]')
  threshold?.focus(options)
  const noticed = setTimeout(() => {
    // Who was quicker stays where they are.
    if (document.activeElement === threshold) place.focus(options)
  }, NOTICED)
  return () => clearTimeout(noticed)
}
