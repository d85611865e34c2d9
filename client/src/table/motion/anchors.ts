import type { Places, Rectangle } from '../../game/motion'

/**
 * The elements at the first of these places that is in sight; what is drawn in layers has several. Boards that are only
 * looked at, as in the rules, have the same places and are none.
 */
export function elementsAt(places: Places): Element[] {
  for (const name of places) {
    const found = [...document.querySelectorAll(`[data-anchor~="${name}"]:not([inert] *)`)].filter(isInSight)
    if (found.length > 0) return found
  }
  return []
}

export function rectangleOf(element: Element | undefined): Rectangle | null {
  if (element === undefined) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** Where it will be once what it is drawn on (`data-glides`, by its upper left corner) has come to rest. */
export function restOf(element: Element | undefined): Rectangle | null {
  const seen = rectangleOf(element)
  const drawing = element?.closest('[data-glides]')
  if (seen === null || !drawing) return seen
  const { a: scale, e, f } = new DOMMatrix(getComputedStyle(drawing).transform)
  const { x, y } = drawing.getBoundingClientRect()
  return {
    x: x - e + (seen.x - x) / scale,
    y: y - f + (seen.y - y) / scale,
    width: seen.width / scale,
    height: seen.height / scale,
  }
}

function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}
