import { seated, type Voice } from '../../words/voice.svelte'
import { api } from '../../server/api'
import { newId } from '../../server/ids'
import type { Play } from '../play.svelte'
import type { Say, TalkLine } from '../../server/wire'
import { Announcer } from '../../ui/announcer.svelte'
import { hears, keep, load, tableOf, withTable, type Hearing, type TableHearing } from './hearing'

/** What a line says, in the language that is read. */
export const wordsOf = ({ reaction, text }: TalkLine, t: Voice['t']): string =>
  reaction == null ? (text ?? '') : t('talk-reaction', { reaction })

/** The talk at a table as this browser hears it. */
export class TableTalk {
  private readonly match: string
  private readonly play: Play
  private readonly voice: Voice
  /** Of the panel: that of the table is mute below it. */
  readonly announcer = new Announcer()
  private hearing = $state.raw<Hearing>(load())
  /** What is written and not said yet. */
  draft = $state('')
  /** What may have been said, although no answer came: said once more, it keeps its id, and is heard once. */
  private unanswered: Say | null = null

  constructor(match: string, play: Play, voice: Voice) {
    this.match = match
    this.play = play
    this.voice = voice
  }

  /** Whether there is anybody to talk to. */
  possible = $derived.by(() => this.play.connection.talk !== null)
  mutesAll = $derived.by(() => this.hearing.mutesAll)
  private table = $derived.by((): TableHearing => tableOf(this.hearing, this.match))
  /** My own seats, also while a bot plays them. */
  private mine = $derived.by(() => [...(this.play.update?.mine ?? []), ...(this.play.update?.left ?? [])])
  /** The seats of the others who talk here. */
  others = $derived.by(() =>
    this.play.seats.filter(({ at }) => this.play.company?.places[at]?.person && !this.mine.includes(at)),
  )
  /** What I said, and what I hear. */
  lines = $derived.by((): readonly TalkLine[] =>
    (this.play.connection.talk ?? []).filter(({ seat }) => this.mine.includes(seat) || this.hears(seat)),
  )
  /** What I have heard and not read yet. */
  news = $derived.by(() => this.heard(this.lines).filter(({ n }) => n > this.table.read))

  readonly mutes = (seat: number): boolean => this.table.muted.includes(seat)

  /** Those of these lines that others said and that are not muted. */
  readonly heard = (lines: readonly TalkLine[]): readonly TalkLine[] =>
    lines.filter(({ seat }) => !this.mine.includes(seat) && this.hears(seat))

  /** A line as it is spoken, with who said it. */
  readonly said = (line: TalkLine): string =>
    this.voice.t('talk-heard', { who: seated(line.seat), words: wordsOf(line, this.voice.t) })

  /** The panel opens: what is not read yet is said. */
  readonly enter = (): void => {
    this.announcer.clear()
    this.news.forEach((line) => this.announcer.say(this.said(line)))
    this.read()
  }

  /** Lines come while the panel is open; whoever speaks is told that it was said. */
  readonly tell = (lines: readonly TalkLine[]): void => {
    lines.filter((line) => this.lines.includes(line)).forEach((line) => this.announcer.say(this.said(line)))
    this.read()
  }

  /** Everything that was said so far is read. */
  readonly read = (): void => {
    const read = this.play.connection.talk?.at(-1)?.n ?? -1
    if (read > this.table.read) this.change((table) => ({ ...table, read }))
  }

  readonly say = async (line: Omit<Say, 'id'>): Promise<void> => {
    const last = this.unanswered
    const isSame = last?.text === line.text && last?.reaction === line.reaction
    this.unanswered = { ...line, id: isSame && last !== null ? last.id : newId() }
    await api.say(this.match, this.unanswered)
    this.unanswered = null
  }

  readonly muteAll = (mutesAll: boolean): void => this.set({ ...load(), mutesAll })

  readonly mute = (seat: number, muted: boolean): void =>
    this.change((table) => {
      const others = table.muted.filter((one) => one !== seat)
      return { ...table, muted: muted ? [...others, seat] : others }
    })

  private hears(seat: number): boolean {
    return hears(this.hearing, this.match, seat)
  }

  private change(change: (table: TableHearing) => TableHearing): void {
    // Another page of this browser may have changed something else.
    const now = load()
    this.set(withTable(now, this.match, change(tableOf(now, this.match))))
  }

  private set(hearing: Hearing): void {
    this.hearing = hearing
    keep(hearing)
  }
}
