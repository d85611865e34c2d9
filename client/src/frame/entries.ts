import { api } from '../lib/api'
import type { IconName } from '../lib/icons'
import { setTheme, themed } from '../lib/theme.svelte'

/** An entry of a menu: it leads somewhere or does something. */
export interface Entry {
  label: string
  icon: IconName
  href?: string
  download?: string
  act?: () => void
  /** A thin line above it. */
  apart?: boolean
  /** Shown only where the bar has no room for it. */
  narrow?: boolean
}

interface Moment {
  match: string
  game: string
  over: boolean
  /** Nobody is to see the table now, nor its story. */
  covered: boolean
  watching: boolean
  /** Whether there is a last turn of mine since which something happened. */
  since: boolean
}

interface Acts {
  again: () => void
  giveUp: () => void
  copy: () => void
  keys: () => void
  since: () => void
}

const theme = (): Entry => ({ label: 'Light or dark', icon: 'theme', act: () => setTheme(themed.next), narrow: true })

const learn = (game: string): Entry[] => [
  { label: 'Rules', icon: 'book', href: `/learn/${game}`, apart: true },
  { label: 'Where the numbers come from', icon: 'eye', href: `/learn/${game}#sources` },
]

const record = (match: string): Entry => ({
  label: 'Download the record',
  icon: 'download',
  href: api.recordUrl(match),
  download: `quadriga-${match}.txt`,
})

/** The menu of a table. */
export function tableEntries(now: Moment, acts: Acts): Entry[] {
  const { match, game, over, covered, watching } = now
  const entries: Entry[] = [{ label: 'New game', icon: 'plus', act: acts.again }]
  if (!over && !watching) entries.push({ label: 'Give up…', icon: 'flag', act: acts.giveUp })
  if (!covered) {
    if (now.since) entries.push({ label: 'Since my last turn', icon: 'clock', act: acts.since, narrow: true })
    entries.push({ label: over ? 'Replay' : 'Replay so far', icon: 'play', href: `/replay/${match}`, apart: true })
    entries.push({ label: 'Copy the record', icon: 'copy', act: acts.copy }, record(match))
  }
  return [...entries, ...learn(game), { label: 'Keyboard help', icon: 'keyboard', act: acts.keys }, theme()]
}

/** The menu of a replay. */
export function replayEntries(match: string, game: string, over: boolean): Entry[] {
  const back: Entry = { label: over ? 'To the table' : 'Back to the game', icon: 'cards', href: `/table/${match}` }
  return [back, record(match), ...learn(game), theme()]
}
