import { at, linkTo } from './address'
import { keep, kept } from './settings'

const KEY = 'quadriga.notifications'

/** Whether this browser tells that it is my turn while its pages are out of sight, or why it does not. */
export type Telling = 'on' | 'off' | 'unasked' | 'blocked' | 'unsupported' | 'insecure'

function telling(): Telling {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'default') return 'unasked'
  if (Notification.permission === 'denied') return 'blocked'
  return kept(KEY) === 'no' ? 'off' : 'on'
}

/** Whether the player has never decided; what cannot be remembered would be asked again and again. */
function isUndecided(): boolean {
  try {
    return telling() === 'unasked' && localStorage.getItem(KEY) === null
  } catch {
    return false
  }
}

/** The worker of this browser, which shows notifications also on phones; fails where there is none. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(at('/worker.js'))
  return navigator.serviceWorker.ready
}

/** Show it by the page itself, as browsers without workers allow. */
function showHere(words: string, path: string, go: (path: string) => void): void {
  const shown = new Notification(words, { tag: path })
  shown.onclick = () => {
    window.focus()
    shown.close()
    go(path)
  }
}

/** What the browser tells by itself while no page of ours is in sight. */
class Notifications {
  telling = $state(telling())
  /** Whether to ask the player for the permission; a browser takes no for ever, so it is asked once, when it makes sense. */
  undecided = $state(isUndecided())

  /** Look again: the player may have changed it in the browser's own settings. */
  readonly look = (): void => {
    this.telling = telling()
    this.undecided = isUndecided()
  }

  /** Turn it on, for which the browser may ask, or off. */
  readonly turn = async (on: boolean): Promise<void> => {
    keep(KEY, on ? 'yes' : 'no')
    this.undecided = false
    if (on && this.telling === 'unasked') await Notification.requestPermission()
    this.telling = telling()
    // It is quicker there once it is needed.
    if (this.telling === 'on') await worker().catch(() => undefined)
  }

  /** Tell it, unless the page is in sight; `path` is where it leads. One for each path. */
  readonly tell = async (words: string, path: string, go: (path: string) => void): Promise<void> => {
    this.look()
    if (this.telling !== 'on' || !document.hidden) return
    try {
      const registration = await worker()
      await registration.showNotification(words, { tag: path, data: linkTo(path, null) })
    } catch {
      try {
        showHere(words, path, go)
      } catch {
        // A browser that lets neither show one: the title and the icon of the page tell it, too.
      }
    }
  }
}

export const notifications = new Notifications()
