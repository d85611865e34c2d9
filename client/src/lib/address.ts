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

/** The whole address of a path of the page, to be sent to others. */
export const linkTo = (path: string): string => new URL(at(path), location.href).href

/** The path of the page that an address leads to; null if it leads elsewhere. */
export const pathOf = (pathname: string): string | null => within(base(), pathname)
