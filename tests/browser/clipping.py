"""Finds text that a reader cannot read whole: cut off by a box, or outside of its button."""

from collections.abc import Callable

from playwright.sync_api import Page

DECLARED = (".who .name", ".bar h1", ".other .doing", ".seat .last")
"""Where text may be cut: the names of a person and of a game, which their titles have whole, and
what somebody else did last, which the log has whole."""

_CLIPPED = """
async ([roots, declared]) => {
  await Promise.allSettled(document.getAnimations().map((one) => one.finished))
  const cuts = (overflow) => ['hidden', 'clip'].includes(overflow)
  const scrolls = (overflow) => ['auto', 'scroll'].includes(overflow)
  const beside = (text, box) => text.right > box.right + 1 || text.left < box.left - 1
  // Lines that are set tight reach a little over their box.
  const below = (text, box) => text.bottom > box.bottom + 4 || text.top < box.top - 4
  const unseen = '[aria-hidden="true"], [inert], .hidden-text, option, script, style'
  const found = []
  for (const root of document.querySelectorAll(roots)) {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      const parent = node.parentElement
      if (!node.data.trim() || parent.closest(unseen) || parent.closest(declared)) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      for (let box = parent; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box)
        // What only a screen reader is told.
        if (style.clipPath === 'inset(50%)') break
        const button = box.matches('button, .btn')
        const bounds = box.getBoundingClientRect()
        if (
          ((cuts(style.overflowX) || button) && beside(text, bounds)) ||
          ((cuts(style.overflowY) || button) && below(text, bounds))
        ) {
          found.push(`${node.data.trim()} in ${box.tagName} ${box.className}`)
          break
        }
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break
      }
    }
  }
  return found
}
"""


def clipped(page: Page, within: str = "body") -> list[str]:
    """The texts inside of the elements `within` that are cut off, each with what cuts it."""
    found: list[str] = page.evaluate(_CLIPPED, [within, ", ".join(DECLARED)])
    return found


def all_readable(page: Page) -> Callable[[], None]:
    """Looks at the whole page, and fails where a text is cut off."""

    def look() -> None:
        found = clipped(page)
        assert not found, found

    return look
