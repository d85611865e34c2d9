/** Light or dark: as the system, unless the player says otherwise. Kept in this browser. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'quadriga.theme'
const dark = matchMedia('(prefers-color-scheme: dark)')

function kept(): Theme {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system' // Storage may be switched off; the theme then lasts as long as the page.
  }
}

class Themed {
  theme = $state<Theme>(kept())
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
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // See kept().
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

show(themed.theme)
