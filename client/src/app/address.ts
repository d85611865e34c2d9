import { within } from './routes'

let known: string | undefined

/** The path below which the server stands, with a slash at its end. The server writes it into the document. */
function base(): string {
  if (known === undefined) {
    const named = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? './'
    known = named === './' ? '/' : named
  }
  return known
}

/** The address of a path of the page, such as `/table/x` or `/api/home`. */
export const at = (path: string): string => base() + path.slice(1)

/** Whether a host is the computer itself: nobody else finds the page there. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.')

/** Whether others can open the page; `told` is where the server says that they find it. */
export const isForOthers = (told: string | null): boolean => told !== null || !isLocal(location.hostname)

/**
 * The whole address of a path of the page, to be sent to others. Where the page was found at an address that others can
 * know, that is best; else where the server says that they find it (`told`).
 */
export function linkTo(path: string, told: string | null): string {
  const here = new URL(at(path), location.href).href
  return told !== null && isLocal(location.hostname) ? new URL(path.slice(1), told).href : here
}

/** The path of the page that an address leads to; null if it leads elsewhere. */
export const pathOf = (pathname: string): string | null => within(base(), pathname)
