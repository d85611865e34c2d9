import { MAX_FRAME, MAX_FRAMES, MAX_SAID, type PageError } from './wire'
import { pathOf } from '../app/address'
import { parse } from '../app/routes'
import { transport } from './transport'

/** So many errors are reported until the page is loaded again: one tends to cause others. */
const MOST = 5

/** A place in a file of ours, in the stack of an error. */
const PLACE = /\/assets\/([^/\s]+\.js:\d+:\d+)/g

const reported = new Set<string>()

/** The file that the document starts with: each build has another. Empty where there is no document. */
export function build(): string {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  return source.slice(source.lastIndexOf('/') + 1)
}

/** Tell the server's log what has failed: each error once, with nothing in it about who plays what. */
export function report(kind: PageError['kind'], error: unknown): void {
  const said = String(error).slice(0, MAX_SAID)
  const frames = framesOf(error)
  const name = [kind, said, ...frames.slice(0, 1)].join(' ')
  if (reported.has(name) || reported.size >= MOST) return
  reported.add(name)
  const { screen } = parse(pathOf(location.pathname) ?? location.pathname)
  const told: PageError = { kind, said, frames, build: build().slice(0, MAX_FRAME), screen }
  // The page may be on its way out; and if nobody can be told, there is nobody to tell that to.
  transport()
    .request('POST', 'errors', told, true)
    .catch(() => undefined)
}

/** Where an error came from, the innermost place first. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = [...stack.matchAll(PLACE)].map(([, place = '']) => place)
  return places.filter(({ length }) => length <= MAX_FRAME).slice(0, MAX_FRAMES)
}

/** Report what nobody has caught. An event without an error is the browser's own, or about a script of others. */
export function reportUncaught(isExpected: (error: unknown) => boolean): void {
  addEventListener('error', ({ error }) => {
    if (error != null) report('script', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isExpected(reason)) report('promise', reason)
  })
}
