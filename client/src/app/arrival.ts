/**
 * The secret that a link brings in its fragment, `/move#CODE`, where no server, log or referrer sees it. It is taken out
 * of the address bar and of the history before the page does anything else, so this module is the first to be loaded.
 */
import { pathOf } from './address'
import { parse } from './routes'

let code = ''

function look(): void {
  if (parse(pathOf(location.pathname) ?? '').screen !== 'move' || location.hash === '') return
  code = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
}

look()

/** The code that a link has brought, once; empty if there is none. */
export function takeCode(): string {
  look() // A link that is opened where the page is open already loads nothing.
  const taken = code
  code = ''
  return taken
}
