const KEY = 'quadriga.notifications'

/** Whether this browser can tell something while its pages are out of sight, and has not been asked yet. */
function isUndecided(): boolean {
  if (!('Notification' in window) || Notification.permission !== 'default') return false
  try {
    return localStorage.getItem(KEY) === null
  } catch {
    return false // What cannot be remembered would be asked again and again.
  }
}

/** What the browser tells by itself while no page of ours is in sight. */
class Notifications {
  /** Whether to ask the player for the permission; a browser takes no for ever, so it is asked once, when it makes sense. */
  undecided = $state(isUndecided())

  readonly accept = async (): Promise<void> => {
    this.undecided = false
    await Notification.requestPermission()
  }

  readonly decline = (): void => {
    this.undecided = false
    try {
      localStorage.setItem(KEY, 'no')
    } catch {
      // See isUndecided().
    }
  }

  /** Tell it, unless a page is in sight; `path` is where it leads. One for each path. */
  readonly tell = (words: string, path: string, go: (path: string) => void): void => {
    if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return
    const shown = new Notification(words, { tag: path })
    shown.onclick = () => {
      window.focus()
      shown.close()
      go(path)
    }
  }
}

export const notifications = new Notifications()
