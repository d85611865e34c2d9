/** Lets the Tab key come to a pane while it scrolls, so that arrow keys can move it; what fits is no stop. */
export function reachable(pane: HTMLElement): () => void {
  const look = (): void => {
    if (pane.scrollHeight > pane.clientHeight + 1 && pane.clientHeight > 0) pane.tabIndex = 0
    else pane.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  watch.observe(pane)
  for (const part of pane.children) watch.observe(part)
  return () => watch.disconnect()
}
