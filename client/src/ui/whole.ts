/** Hides words that do not fit whole into their place (class `cut`): half a sentence says nothing. */
export function whole(words: HTMLElement): () => void {
  const look = (): void => void words.classList.toggle('cut', words.scrollHeight > words.clientHeight + 1)
  const watch = new ResizeObserver(look)
  watch.observe(words)
  return () => watch.disconnect()
}
