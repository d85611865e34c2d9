/** The thing that an element shows or lies in: the nearest that carries `data-thing`. */
export const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null

/** The thing that whoever has the focus on `focused` asks about: what it shows, or the first of several things on one button. */
export function thingAsked(focused: Element | null): Element | null {
  const button = focused?.matches('button, a[href]') ? focused : null
  return thingAt(focused) ?? button?.querySelector('[data-thing]') ?? null
}

const PRESSED = 'button, a[href], input, select, summary, label, [role="button"], [role="tab"], .lit'

/** Whether a click on `target` does something by itself: then it is not for explaining. */
export function isChoice(target: Element): boolean {
  const pressed = target.closest(PRESSED)
  return pressed !== null && pressed.getAttribute('aria-disabled') !== 'true'
}

/** Every thing below `root` that is seen, each once, in the order in which it is read. */
export function thingsIn(root: Element): Element[] {
  const found = new Map<string, Element>()
  for (const one of root.querySelectorAll('[data-thing]')) {
    const thing = one.getAttribute('data-thing') ?? ''
    if (!found.has(thing) && one.checkVisibility({ visibilityProperty: true })) found.set(thing, one)
  }
  return [...found.values()]
}
