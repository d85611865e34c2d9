import { tick } from 'svelte'
import { at, pathOf } from './address'
import { enter } from '../ui/focus'
import { parse, type Route } from './routes'

const here = (): Route => parse(pathOf(location.pathname) ?? location.pathname)

class Router {
  route = $state.raw<Route>(here())
  /** What the screen is called, in the language that is read now. */
  name = $state.raw<() => string>(() => '')
  title = $derived.by(() => (this.name() === '' ? 'Quadriga' : `${this.name()} · Quadriga`))
}

export const router = new Router()

/** Go to a path of the page, as a click on a link would. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', at(path))
  else history.pushState(null, '', at(path))
  arrive()
}

function arrive(): void {
  router.route = here()
  if (location.hash === '') window.scrollTo(0, 0)
}

/**
 * A new screen is announced by moving the focus to its heading, or to the place that the screen
 * names; with a hash, to that place.
 * Screens call this once what they show is there; the first screen has no name but the house's.
 * False if the document was freshly loaded: it is announced and read by itself.
 */
export async function settle(name: () => string, start?: HTMLElement): Promise<boolean> {
  router.name = name
  await tick()
  const asked = location.hash ? document.getElementById(location.hash.slice(1)) : null
  const place = asked ?? start ?? document.querySelector<HTMLElement>('h1')
  if (place === null) return !first
  const fresh = first
  if (!fresh || asked) {
    if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1')
    enter(place, { preventScroll: asked === null })
  }
  asked?.scrollIntoView()
  first = false
  return !fresh
}
let first = true

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}

/** Ordinary links within the page need no reload. */
export function start(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a')
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return
    const path = pathOf(link.pathname)
    if (link.origin !== location.origin || path === null || path.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return // The browser scrolls.
    event.preventDefault()
    if (link.href !== location.href) go(path + link.search + link.hash)
  })
}
