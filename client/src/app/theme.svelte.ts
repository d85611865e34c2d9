import { keep, kept } from './settings'

/** Light or dark: as the system, unless the player says otherwise. Kept in this browser. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'quadriga.theme'
const dark = matchMedia('(prefers-color-scheme: dark)')

function before(): Theme {
  const value = kept(KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

class Themed {
  theme = $state<Theme>(before())
  next = $derived<Theme>(following(this.theme))
}

/** The first step leads to what is not seen now, the last one back to the system. */
function following(theme: Theme): Theme {
  const other: Theme = dark.matches ? 'light' : 'dark'
  const same: Theme = dark.matches ? 'dark' : 'light'
  if (theme === 'system') return other
  return theme === other ? same : 'system'
}

export const themed = new Themed()

/** Whether it is light or dark now. */
export function shownTheme(): Theme {
  if (themed.theme !== 'system') return themed.theme
  return dark.matches ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  themed.theme = theme
  show(theme)
  keep(KEY, theme === 'system' ? null : theme)
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

show(themed.theme)
