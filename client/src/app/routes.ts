/** A place of the page; `unknown` gets a friendly answer rather than an empty screen. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; code: string }
  | { screen: 'watch'; code: string }
  | { screen: 'replay'; id: string; watching: boolean }
  | { screen: 'record' }
  | { screen: 'campaign'; id: string }
  | { screen: 'deal'; game: string; day: string }
  | { screen: 'learn'; game: string }
  | { screen: 'rules' }
  | { screen: 'keyboard' }
  | { screen: 'me' }
  | { screen: 'move' }
  | { screen: 'unknown'; path: string }

/** The place that the path of an address means. */
export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode)
  if (rest.length === 0) {
    if (first === '') return { screen: 'home' }
    if (first === 'table' && second) return { screen: 'table', id: second }
    if (first === 'join' && second) return { screen: 'join', code: second }
    if (first === 'watch' && second) return { screen: 'watch', code: second }
    if (first === 'replay' && second) return { screen: 'replay', id: second, watching: false }
    if (first === 'record' && !second) return { screen: 'record' }
    if (first === 'campaign' && second) return { screen: 'campaign', id: second }
    if (first === 'learn') return second ? { screen: 'learn', game: second } : { screen: 'rules' }
    if (first === 'keyboard' && !second) return { screen: 'keyboard' }
    if (first === 'me' && !second) return { screen: 'me' }
    if (first === 'move' && !second) return { screen: 'move' }
  }
  if (first === 'watch' && second && rest.join('/') === 'replay') {
    return { screen: 'replay', id: second, watching: true }
  }
  if (first === 'deal' && second && rest.length === 1) return { screen: 'deal', game: second, day: rest[0] ?? '' }
  return { screen: 'unknown', path }
}

/** The path of the table of a match; for who watches, `match` is the code of the link. */
export function tablePath(match: string, watching: boolean): string {
  return `/${watching ? 'watch' : 'table'}/${match}`
}

/** The path of the replay of a match; for who watches, `match` is the code of the link. */
export function replayPath(match: string, watching: boolean): string {
  return watching ? `/watch/${match}/replay` : `/replay/${match}`
}

/** The path below a base, such as `/table/x` for `/quadriga/table/x` below `/quadriga/`; null if it is not below it. */
export function within(base: string, path: string): string | null {
  if (`${path}/` === base) return '/'
  return path.startsWith(base) ? path.slice(base.length - 1) : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // A broken escape is not ours to mend; the path will not be found.
  }
}
