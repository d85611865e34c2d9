/** What a player has set in this browser. Storage may be switched off: a setting then lasts as long as the page. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a setting; null forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // See kept().
  }
}
