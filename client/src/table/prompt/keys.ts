/** Keys of a table; what they do is up to the screen. */
export interface TableKeys {
  undo: () => void
  undoTurn: () => void
  hint: () => void
  log: () => void
  list: () => void
  since: () => void
  talk: () => void
  rules: () => void
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

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable="true"]'

/** Whether a key is pressed for a replay: nobody is typing, and no dialog, menu or row of tabs knows it itself. */
export function isForReplay(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  return !(event.target as Element).closest(`${TYPING}, dialog, [role="tablist"], [role="menu"]`)
}

/** Turn a key press into what it means, unless somebody is typing or a dialog has the word. */
export function press(keys: TableKeys, event: KeyboardEvent): void {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (target.closest(TYPING) || document.querySelector('dialog[open]')) return
  if (use(keys, event.key, target)) event.preventDefault()
}

/** Do what a key means while `target` has the focus; whether it means anything. */
export function use(keys: TableKeys, name: string, target: Element): boolean {
  if (name === 'Enter') return keys.enter(target)
  const key = name.toLowerCase()
  if (keys.tool(key)) return true
  if (key >= '1' && key <= '9' && key.length === 1) {
    keys.choose(Number(key) - 1)
    return true
  }
  const own = {
    u: keys.undo,
    z: keys.undoTurn,
    h: keys.hint,
    l: keys.log,
    c: keys.list,
    w: keys.since,
    t: keys.talk,
    b: keys.rules,
    '?': keys.help,
  }
  const act = { ...own, escape: keys.back }[key]
  act?.()
  return act !== undefined
}
