/** Keys of a table; what they do is up to the screen. */
export interface TableKeys {
  undo: () => void
  hint: () => void
  log: () => void
  list: () => void
  since: () => void
  help: () => void
  /** Esc: close what is open, else drop the choice. */
  back: () => void
  /** A number key: the nth choice, from 0. */
  choose: (at: number) => void
  /** Enter; true if it was used. */
  enter: (target: Element) => boolean
  /** Any other key that the board has asked for; true if it was used. */
  tool: (key: string) => boolean
}

const TYPING = 'input, textarea, select, [contenteditable="true"]'

/** Turn a key press into what it means, unless somebody is typing or a dialog has the word. */
export function press(keys: TableKeys, event: KeyboardEvent): void {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (target.closest(TYPING) || document.querySelector('dialog[open]')) return
  if (event.key === 'Enter') {
    if (keys.enter(target)) event.preventDefault()
    return
  }
  const key = event.key.toLowerCase()
  if (keys.tool(key)) {
    // The board has used it.
  } else if (/^[1-9]$/.test(key)) keys.choose(Number(key) - 1)
  else {
    const own = { u: keys.undo, h: keys.hint, l: keys.log, c: keys.list, w: keys.since, '?': keys.help }
    const act = { ...own, escape: keys.back }[key]
    if (act === undefined) return
    act()
  }
  event.preventDefault()
}
