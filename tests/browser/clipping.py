"""Finds text that a reader cannot read whole: cut off by a box, or outside of its button."""

from collections.abc import Callable

from playwright.sync_api import Page

DECLARED = (
    ".who .name",
    ".who b",
    ".bar h1",
    ".other .doing",
    ".seat .latest p",
    ".all-roads .side > *",
    ".talk-news",
)
"""Where text may be cut: the name of a person, which its title has whole, that of a game, which is
wholly out of sight where it does not fit, and what somebody else did last, which the log has. A
panel beside the map of All Roads is whole, or wholly out of sight. Of what somebody just said the
beginning is shown, the talk has all of it."""

_CLIPPED = """
async ([roots, declared]) => {
  await Promise.allSettled(document.getAnimations().map((one) => one.finished))
  const cuts = (overflow) => ['hidden', 'clip'].includes(overflow)
  const scrolls = (overflow) => ['auto', 'scroll'].includes(overflow)
  const unseen = `[aria-hidden="true"], [inert], .hidden-text, option, script, style, ${declared}`

  // The nearest boxes that cut what is in them, up to one that scrolls; the same for many texts.
  const known = new Map()
  const cutters = (box) => {
    if (box === null) return []
    if (!known.has(box)) known.set(box, found(box))
    return known.get(box)
  }
  const found = (box) => {
    if (box.matches(unseen)) return null
    const style = getComputedStyle(box)
    // What only a screen reader is told.
    if (style.clipPath === 'inset(50%)') return null
    const above = cutters(box.parentElement)
    if (above === null) return null
    const button = box.matches('button, .btn')
    const [x, y] = [cuts(style.overflowX) || button, cuts(style.overflowY) || button]
    const bounds = x || y ? [{ box, x, y, bounds: box.getBoundingClientRect() }] : []
    return scrolls(style.overflowX) || scrolls(style.overflowY) ? bounds : [...bounds, ...above]
  }
  // Lines that are set tight reach a little over their box.
  const outside = (text, { x, y, bounds }) =>
    (x && (text.right > bounds.right + 1 || text.left < bounds.left - 1)) ||
    (y && (text.bottom > bounds.bottom + 4 || text.top < bounds.top - 4))

  const clipped = []
  const range = document.createRange()
  for (const root of document.querySelectorAll(roots)) {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      const parent = node.parentElement
      const around = node.data.trim() ? cutters(parent) : null
      if (around === null || around.length === 0) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      const cutter = around.find((one) => outside(text, one))
      if (cutter === undefined) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      clipped.push(`${node.data.trim()} in ${cutter.box.tagName} ${cutter.box.className}`)
    }
  }
  return clipped
}
"""


_AFTER_A_FRAME = "() => new Promise((done) => new ResizeObserver(done).observe(document.body))"


def clipped(page: Page, within: str = "body") -> list[str]:
    """The texts inside of the elements `within` that are cut off, each with what cuts it.

    What a frame measures stands in its place only after that: what is found is looked for again.
    """
    found: list[str] = page.evaluate(_CLIPPED, [within, ", ".join(DECLARED)])
    if found:
        page.evaluate(_AFTER_A_FRAME)
        found = page.evaluate(_CLIPPED, [within, ", ".join(DECLARED)])
    return found


def all_readable(page: Page) -> Callable[[], None]:
    """Looks at the whole page, and fails where a text is cut off."""

    def look() -> None:
        found = clipped(page)
        assert not found, found

    return look
