import type { Opened } from '../server/wire'
import { noticeOf, type Notice } from '../server/api'
import { go, settle } from './router.svelte'

/** What a screen shows that has to be asked for, and the table that it leads to. */
export class Loading<Shown> {
  shown = $state.raw<Shown | null>(null)
  /** Why there is nothing to show. */
  missing = $state.raw<Notice | null>(null)
  /** Why no table was opened. */
  problem = $state.raw<Notice | null>(null)
  /** A table is being opened. */
  busy = $state(false)

  /** `title` is that of the screen once it is shown. */
  async load(ask: () => Promise<Shown>, title: () => string): Promise<void> {
    try {
      this.shown = await ask()
      await settle(title)
    } catch (error) {
      this.missing = noticeOf(error)
    }
  }

  /** Open a table and go there. */
  async play(open: () => Promise<Opened>): Promise<void> {
    this.busy = true
    try {
      go(`/table/${(await open()).match}`)
    } catch (error) {
      this.problem = noticeOf(error)
      this.busy = false
    }
  }
}
