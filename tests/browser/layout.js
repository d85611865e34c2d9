/**
 * What is wrong with the layout of the table as it stands: sentences, each with its kind in front.
 *
 * Positions are those of the window, and nothing is scrolled while it looks. A modal dialog is
 * looked at alone, as nothing below it can be used.
 */
;async () => {
  const LIT = 'main [aria-pressed], #all-choices [aria-pressed], .prompt .btn, .prompt .say, .tabs [role=tab]'
  const TARGETS = 'a[href], button, input, select, summary, [role=button], [role=tab], [aria-pressed]'
  /** A drawing that can be moved and brought near, with the buttons for it. */
  const PANE = '.pane:has(.zoom), :has(> .zoom) > .pane'
  const UNSEEN = '[aria-hidden="true"], [inert], .hidden-text, option, script, style, title'
  const COMFORTABLE = 40
  const SMALLEST = 24
  const SPACING = 8
  /** The edge of a thing may be cut by so many pixels, which is less than its border and shadow. */
  const EDGE = 6
  /** The share of the height of an upright phone that prompt and tabs may take; on lower ones as much as on the lowest. */
  const SHARE_BELOW = 0.25
  const LOWEST = 640
  const PHONE_WIDTH = 500
  /** With so much room between the bars, the whole board is in sight; 572 pixels are those of a window of 700. */
  const [DESK_WIDTH, DESK_HEIGHT] = [1024, 572]

  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  await Promise.allSettled(document.getAnimations().map((one) => one.finished))

  const { innerWidth: wide, innerHeight: high } = window
  const modal = document.querySelector('dialog:modal')
  const root = modal ?? document.body
  /** Nothing is chosen in a replay, and on a small screen hints can be chosen in their strip: the board need not be hit. */
  const SMALL_WIDTH = 900
  const elsewhere =
    document.querySelector('.table.replay') !== null || (wide < SMALL_WIDTH && document.querySelector('.hints') !== null)
  const found = []
  const report = (kind, element, more = '') => found.push(`${kind}: ${named(element)}${more}`)

  function named(element) {
    const words = (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40)
    const name = [element.localName, ...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')
    return words === '' ? name : `${name} "${words}"`
  }

  function isHidden(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (let at = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
    return false
  }

  /** The part of the window in which the content of an element can be seen. */
  const windows = new Map()
  function windowOf(element) {
    if (element === null) return { left: 0, top: 0, right: wide, bottom: high }
    if (!windows.has(element)) {
      const above = windowOf(element.parentElement)
      const bounds = getComputedStyle(element).overflow === 'visible' ? null : element.getBoundingClientRect()
      const cut = bounds && cutTo(bounds, above)
      windows.set(element, cut ?? above)
    }
    return windows.get(element)
  }
  const cutTo = (bounds, around) => ({
    left: Math.max(around.left, bounds.left),
    top: Math.max(around.top, bounds.top),
    right: Math.min(around.right, bounds.right),
    bottom: Math.min(around.bottom, bounds.bottom),
  })
  const isWithin = (bounds, around, edge = 0) =>
    bounds.left >= around.left - edge &&
    bounds.right <= around.right + edge &&
    bounds.top >= around.top - edge &&
    bounds.bottom <= around.bottom + edge
  const centreOf = ({ left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2]
    return { left: x, right: x, top: y, bottom: y, x, y }
  }
  const isHit = (element, x, y) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }

  /** What of a box reaches farthest to the right or below. */
  function farthest(box, edge) {
    const within = [...box.querySelectorAll('*')].map((one) => ({ one, at: one.getBoundingClientRect()[edge] }))
    return ` with ${named(within.reduce((far, next) => (next.at > far.at ? next : far)).one)}`
  }

  function findOverflow() {
    const page = document.documentElement
    if (page.scrollWidth > wide + 1) found.push('scrolls sideways: the page')
    if (page.scrollHeight > high + 1 && document.querySelector('.table') !== null)
      found.push(`scrolls: the page, by ${page.scrollHeight - high} px`)
    for (const box of root.querySelectorAll('*')) {
      if (box.clientWidth === 0 || box.scrollWidth <= box.clientWidth + 1) continue
      if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || box.matches(PANE)) continue
      if (isHidden(box)) continue
      report('scrolls sideways', box, ` by ${box.scrollWidth - box.clientWidth} px${farthest(box, 'right')}`)
    }
    const room = document.querySelector('main')?.clientHeight ?? 0
    if (wide < DESK_WIDTH || room < DESK_HEIGHT || modal !== null) return
    for (const box of document.querySelectorAll('main .board, main .board *')) {
      if (box.clientHeight === 0 || box.scrollHeight <= box.clientHeight + 1 || box.matches(PANE)) continue
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
        report('scrolls', box, ` by ${box.scrollHeight - box.clientHeight} px${farthest(box, 'bottom')}`)
    }
  }

  /** What can be chosen, and what is said of it, is in sight and uncovered. */
  function findUnseen() {
    const unseen = found.length
    // In a lesson all can be tried, and what it is about is lit.
    const taught = document.querySelector('.lesson') !== null
    let lit = 0
    if (elsewhere) return
    for (const thing of root.querySelectorAll(LIT)) {
      const bounds = thing.getBoundingClientRect()
      if (bounds.width === 0 || isHidden(thing) || (taught && thing.matches('main :not(.lit)'))) continue
      lit += 1
      const centre = centreOf(bounds)
      const pane = thing.closest(PANE)
      if (pane !== null) {
        const zoom = pane.querySelector('.zoom') ?? pane.parentElement.querySelector('.zoom')
        const { x, y } = centreOf(zoom.getBoundingClientRect())
        // What the edge cuts is reached by moving the pane, unless what moves with it lies over its middle.
        if (!isWithin(bounds, pane.getBoundingClientRect(), EDGE) && isHit(zoom, x, y)) {
          const size = bounds.width * bounds.height
          const over = [...pane.querySelectorAll('button')].find((other) => {
            const { width, height } = other.getBoundingClientRect()
            return width * height < size && isWithin(centre, other.getBoundingClientRect())
          })
          if (over !== undefined) report('covered', thing, ` by ${named(over)}`)
          continue
        }
      }
      const whole = pane === null ? bounds : centre
      if (!isWithin(whole, windowOf((pane ?? thing).parentElement), EDGE)) report('out of sight', thing)
      else if (!isHit(thing, centre.x, centre.y))
        report('covered', thing, ` by ${named(document.elementFromPoint(centre.x, centre.y))}`)
    }
    if (lit > 0 && found.length - unseen === lit) found.push('out of sight: everything that can be chosen')
  }

  /** Targets are as large as a finger, or far enough from each other. */
  function findSmallTargets() {
    const targets = [...root.querySelectorAll(TARGETS)]
      .map((element) => ({ element, bounds: element.getBoundingClientRect() }))
      .filter(({ element, bounds }) => bounds.width > 0 && isWithin(centreOf(bounds), windowOf(element.parentElement)))
      .filter(({ element }) => !isHidden(element) && !(elsewhere && element.closest('main')))
      .map(({ element, bounds }) => ({ element, bounds, seen: cutTo(bounds, windowOf(element.parentElement)) }))
    const apart = (a, b) =>
      Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
    const far = COMFORTABLE / 2 - 1
    const compass = [
      [far, 0],
      [-far, 0],
      [0, far],
      [0, -far],
    ]
    for (const { element, bounds, seen } of targets) {
      const least = Math.min(bounds.width, bounds.height)
      if (least >= COMFORTABLE - 0.5) continue
      // A link within a sentence is as high as its line.
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue
      // Where the place around a thing belongs to it, that counts as well.
      const { x, y } = centreOf(bounds)
      if (compass.every(([right, down]) => isHit(element, x + right, y + down))) continue
      const size = ` of ${Math.round(bounds.width)} x ${Math.round(bounds.height)}`
      if (least < SMALLEST - 0.5) report('small target', element, size)
      else if (element.closest(PANE) === null) {
        const near = targets.find(
          (other) =>
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            apart(seen, other.seen) < SPACING - 0.5,
        )
        if (near !== undefined) report('small target', element, `${size} beside ${named(near.element)}`)
      }
    }
  }

  /** Every line of text, as much of it as can be seen; a line is higher than its letters. */
  function linesOfText() {
    const lines = []
    const range = document.createRange()
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      const parent = node.parentElement
      if (node.data.trim() === '' || parent.closest(UNSEEN)) continue
      range.selectNodeContents(node)
      const view = windowOf(parent)
      for (const line of range.getClientRects()) {
        const inset = line.height * 0.2
        const [left, right] = [Math.max(line.left + 1, view.left), Math.min(line.right - 1, view.right)]
        const [top, bottom] = [Math.max(line.top + inset, view.top), Math.min(line.bottom - inset, view.bottom)]
        if (right > left && bottom > top) lines.push({ node, parent, left, right, top, bottom })
      }
    }
    return lines.sort((a, b) => a.top - b.top)
  }

  const isOpaque = (element) => {
    const { backgroundColor, backgroundImage, fill } = getComputedStyle(element)
    const colour = element instanceof SVGElement ? fill : backgroundColor
    return backgroundImage !== 'none' || !/^none$|, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$|transparent/.test(colour)
  }
  /** Whether a text can be seen at a point; what lies under something opaque is covered instead. */
  function isShown(parent, x, y) {
    for (const layer of document.elementsFromPoint(x, y)) {
      if (layer === parent) return true
      if (!isOpaque(layer)) continue
      if (layer.contains(parent)) return true
      if (!(layer instanceof SVGTextContentElement)) return false
    }
    return true
  }

  /** What hides a point of a thing, if it belongs to another part of the board: a piece lies on its own part, a card over all. */
  function coverOf(thing, x, y) {
    const part = thing.closest('main section')
    if (part === null) return undefined
    const layers = document.elementsFromPoint(x, y)
    const above = layers.slice(0, Math.max(0, layers.findIndex((layer) => layer === thing || thing.contains(layer))))
    return above.find((layer) => {
      const other = layer.closest('main section')
      return isOpaque(layer) && other !== null && !other.contains(part) && !part.contains(other)
    })
  }

  /** No part of the board lies over words or things of another one. */
  function findCoveredParts(lines) {
    if (modal !== null) return
    const words = lines.filter(({ parent }) => parent.closest('main section') !== null)
    const things = [...document.querySelectorAll('main section :is(button, [role=img])')].map((parent) => {
      const { left, top, right, bottom } = cutTo(parent.getBoundingClientRect(), windowOf(parent.parentElement))
      return { parent, left, top, right, bottom }
    })
    for (const { parent, left, top, right, bottom } of [...words, ...things]) {
      if (right <= left || bottom <= top) continue
      const cover = coverOf(parent, (left + right) / 2, (top + bottom) / 2)
      if (cover !== undefined && !isHidden(parent)) report('covered', parent, ` by ${named(cover)} of another part`)
    }
  }

  /**
   * Has what lets clicks through found among the layers as well; returns how to undo that.
   *
   * A rule for all elements would have the style of each of them found anew, twice.
   */
  function makeTouchable() {
    const changed = [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).pointerEvents !== 'auto')
      .map((one) => [one.style, one.style.cssText])
    for (const [style] of changed) style.setProperty('pointer-events', 'auto', 'important')
    return () => {
      for (const [style, before] of changed) style.cssText = before
    }
  }

  function findOverlaps() {
    const lines = linesOfText()
    const overlaps = lines.flatMap((a, at) => {
      const end = lines.findIndex((b, next) => next > at && b.top >= a.bottom)
      return lines
        .slice(at + 1, end === -1 ? undefined : end)
        .filter((b) => a.node !== b.node && a.left < b.right && b.left < a.right)
        .map((b) => [a, b])
    })
    const restore = makeTouchable()
    findCoveredParts(lines)
    for (const [a, b] of overlaps) {
      if (isHidden(a.parent) || isHidden(b.parent)) continue
      const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2
      const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2
      if (isShown(a.parent, x, y) && isShown(b.parent, x, y))
        report('texts run together', b.parent, ` with ${named(a.parent)}`)
    }
    restore()
  }

  /** The name of the game is shown whole or not at all. */
  function findCutTitle() {
    const title = document.querySelector('.bar h1')
    if (title === null || modal !== null) return
    const [words, place] = [title.getBoundingClientRect(), title.parentElement.getBoundingClientRect()]
    if (words.top < place.bottom && words.right > place.right + 1) report('text is cut', title)
  }

  function findHighBars() {
    if (wide > PHONE_WIDTH || modal !== null) return
    const bars = [...document.querySelectorAll('.table > .bottom .prompt, .table > nav')]
    const share = bars.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) / Math.max(high, LOWEST)
    if (share > SHARE_BELOW) found.push(`high bars: prompt and tabs take ${Math.round(100 * share)} % of the height`)
  }

  findOverflow()
  findUnseen()
  findSmallTargets()
  findOverlaps()
  findCutTitle()
  findHighBars()
  return found
}
