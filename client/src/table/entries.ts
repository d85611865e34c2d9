import { LANGUAGES, ownName } from '../words/catalogue'
import { language } from '../words/language.svelte'
import type { Voice } from '../words/voice.svelte'
import { at } from '../app/address'
import { download, type Download } from '../app/downloads'
import { api, type Notice } from '../server/api'
import type { IconName } from '../ui/icons'
import { replayPath, tablePath } from '../app/routes'
import { setTheme, themed } from '../app/theme.svelte'
import { openRules } from '../game/rules.svelte'

/** An entry of a menu: it leads somewhere or does something. */
export interface Entry {
  label: string
  icon: IconName
  href?: string
  /** In place of `href`: it leads to a file. */
  file?: Download
  act?: () => void
  /** A thin line above it. */
  apart?: boolean
  /** Shown only where the bar has no room for it. */
  narrow?: boolean
  /** The language of its label, where that is not the reader's. */
  lang?: string
}

type Translate = Voice['t']

interface Moment {
  match: string
  /** Where the match is found below `/api/`. */
  path: string
  over: boolean
  /** Nobody is to see the table now, nor its story. */
  covered: boolean
  watching: boolean
  /** Looks on by a link, and has no place at the table. */
  guest: boolean
  /** Others play here on browsers of their own. */
  inCompany: boolean
  /** Whether there is anybody to talk to. */
  talk: boolean
  /** Whether its draws can be checked. */
  checkable: boolean
  /** Whether the adviser of the first matches speaks up; null where there is none. */
  adviser: boolean | null
}

interface Acts {
  again: () => void
  giveUp: () => void
  people: () => void
  talk: () => void
  check: () => void
  copy: () => void
  /** A file could not be had. */
  failed: (notice: Notice) => void
  keys: () => void
  motion: () => void
  adviser: () => void
}

const theme = (t: Translate): Entry => ({
  label: t('light-or-dark'),
  icon: 'theme',
  act: () => setTheme(themed.next),
  narrow: true,
})

/** The other languages, each by its own name. */
const languages = (): Entry[] =>
  LANGUAGES.filter((one) => one !== language.current).map((one, at) => ({
    label: ownName(one),
    icon: 'language',
    act: () => void language.choose(one),
    apart: at === 0,
    lang: one,
  }))

const learn = (t: Translate): Entry[] => [
  { label: t('rules'), icon: 'book', act: () => openRules(), apart: true },
  { label: t('sources'), icon: 'eye', act: () => openRules('sources') },
]

const record = (path: string, failed: (notice: Notice) => void, t: Translate): Entry => ({
  label: t('record-download'),
  icon: 'download',
  file: download(api.recordPath(path), failed),
})

const me = (t: Translate): Entry => ({ label: t('me-title'), icon: 'column', href: at('/me'), apart: true })

/** The menu of a table. */
export function tableEntries(now: Moment, acts: Acts, t: Translate): Entry[] {
  const { match, path, over, covered, watching, guest, inCompany } = now
  const entries: Entry[] = []
  if (!guest) entries.push({ label: t('people-and-links'), icon: 'people', act: acts.people })
  if (now.talk) entries.push({ label: t('talk'), icon: 'talk', act: acts.talk })
  if (!guest && !inCompany) entries.push({ label: t('new-game'), icon: 'plus', act: acts.again })
  if (!over && !watching && !inCompany) entries.push({ label: t('give-up-entry'), icon: 'flag', act: acts.giveUp })
  if (!covered) {
    entries.push({
      label: over ? t('replay') : t('replay-so-far'),
      icon: 'play',
      href: at(replayPath(match, guest)),
      apart: true,
    })
    entries.push({ label: t('record-copy'), icon: 'copy', act: acts.copy }, record(path, acts.failed, t))
    if (now.checkable) entries.push({ label: t('shuffle-checkable'), icon: 'check', act: acts.check })
  }
  const help: Entry = { label: t('keyboard-help'), icon: 'keyboard', act: acts.keys }
  const moving: Entry = { label: t('motion-and-sound'), icon: 'sound', act: acts.motion }
  const advising: Entry[] =
    now.adviser === null
      ? []
      : [{ label: t('coach-is', { on: now.adviser ? 'on' : 'off' }), icon: 'hint', act: acts.adviser }]
  return [...entries, ...learn(t), ...advising, help, moving, me(t), theme(t), ...languages()]
}

interface Looking extends Pick<Moment, 'match' | 'path' | 'over' | 'guest'> {
  /** The match comes from a record file: the server knows of no table. */
  file: boolean
}

/** The menu of a replay. */
export function replayEntries(
  { match, path, over, guest, file }: Looking,
  acts: { other: () => void; failed: (notice: Notice) => void },
  t: Translate,
): Entry[] {
  const rest = [...learn(t), me(t), theme(t), ...languages()]
  if (file) return [{ label: t('record-other'), icon: 'log', act: acts.other }, ...rest]
  const href = at(tablePath(match, guest))
  const back: Entry = { label: over ? t('to-table') : t('back-to-game'), icon: 'cards', href }
  return [back, record(path, acts.failed, t), ...rest]
}
