import type { GameModule, PromptAdditions, Tool } from '../game/module'
import { message, seated } from '../words/voice.svelte'
import type { Choice, Update } from '../server/delta'
import type { Company, FollowUp, LessonMoment, Message, Refused, Suggestion } from '../server/wire'
import { report } from '../server/errors'
import { newlyUp } from '../seats/clock.svelte'
import { Connection, type Listener } from '../server/connection.svelte'
import { Plan } from './plan'
import { seating, sinceMyTurn, type Seat, type Since } from '../seats/seats'

/** A good choice, with what it promises and why. */
export interface Suggested extends Suggestion {
  choice: Choice
}

interface Pick {
  revision: number
  /** How long the log was: as long as nothing is played, it stands. */
  entries: number
  line: string
  steps?: readonly FollowUp[]
  /** Picked while an answer was on its way: it stands in the position that comes with it, if that offers the same. */
  early: boolean
}

/** The player, or the players, at a table: the connection, who may look, and what is chosen but not yet played. */
export class Play {
  readonly connection: Connection

  /** What the player picked in a position, with what was chosen ahead to follow it. */
  private picked = $state.raw<Pick | null>(null)
  /** What follows by itself what was played. */
  private readonly plan = new Plan()
  /** The data of the action that is pointed at in the log, in what happened, or in a hint; nothing in a new position. */
  pointed = $derived.by((): unknown => {
    void this.revision
    return null
  })
  readonly point = (action: unknown): void => void (this.pointed = action ?? null)
  /** What the board adds to the prompt; null while there is no board. */
  private additions = $state.raw<PromptAdditions | null>(null)
  readonly extend = (additions: PromptAdditions | null): void => void (this.additions = additions)
  /** What the board asks for next, once something was taken up there. */
  asks = $derived.by((): string | null => this.added((board) => board.asks()) ?? null)
  /** What the board says about the thing under the pointer. */
  detail = $derived.by((): string | null => this.added((board) => board.detail()) ?? null)
  /** What the board says of a step under the pointer that could follow what is chosen. */
  ahead = $derived.by((): string | null => this.added((board) => board.ahead()) ?? null)
  /** The board's buttons in the prompt, and its keys. */
  tools = $derived.by((): readonly Tool[] => this.added((board) => board.tools()) ?? [])
  /** What the board proposes to play, line after line. */
  private proposal = $derived.by((): readonly FollowUp[] => this.added((board) => board.proposal()) ?? [])

  /** The game's part of the page; null until it is there. */
  module = $state.raw<GameModule | null>(null)
  /** Of several people at one screen, the one who looks. */
  private looking = $state<number | null>(null)

  update = $derived.by((): Update | null => this.connection.update)
  private revision = $derived.by(() => this.update?.revision)
  /** Whether seats hold what others must not see; taken for granted until the game can tell. */
  private secretive = $derived.by(() => this.update === null || (this.module?.hasSecrets(this.update.setup) ?? true))
  seats = $derived.by((): readonly Seat[] =>
    this.update === null ? [] : seating(this.update.setup, this.update.sitters, this.update.mine),
  )
  company = $derived.by((): Company | null => this.update?.company ?? null)
  /** Whether others play here on browsers of their own. */
  inCompany = $derived.by(() => (this.company?.people ?? 0) > 1)
  /** Bots play for all people of a match with a clock: it waits until one of them comes back. */
  forsaken = $derived.by(() => {
    const { update, company } = this
    if (update?.clock == null || update.ending !== null) return false
    return company?.places.every(({ person }, at) => !person || update.sitters[at]?.bot != null) ?? false
  })
  /** Whether I have played anything since the page was opened. */
  acted = $state(false)
  /** Whom the table waits for. */
  actor = $derived.by((): Seat | null => this.seats[this.update?.to_act ?? -1] ?? null)
  myTurn = $derived.by(() => this.actor?.mine ?? false)
  since = $derived.by((): Since => sinceMyTurn(this.update))

  /** What came is for the eyes of somebody who is not at the screen yet: nothing of it may be shown. */
  covered = $derived.by(() => {
    const { update, secretive, looking } = this
    if (update === null || update.mine.length < 2 || update.ending !== null) return false
    return secretive && update.seat !== looking
  })
  /** Who looked last, while the table is covered for somebody else. */
  lookedLast = $derived.by((): Seat | null => this.seats[this.looking ?? -1] ?? null)

  /** Nothing can be chosen, since what can be is not known or not for these eyes. */
  private hidden = $derived.by(() => this.covered || this.connection.unreadable)
  choices = $derived.by((): readonly Choice[] => (this.hidden ? [] : (this.update?.choices ?? [])))
  /** The best choices, if the player asked for them. */
  suggestions = $derived.by((): readonly Suggested[] =>
    (this.connection.hint?.best ?? []).flatMap((one) => {
      const choice = this.choices.find(({ do: line }) => line === one.do)
      return choice === undefined ? [] : [{ ...one, choice }]
    }),
  )
  hints = $derived.by((): readonly string[] => this.suggestions.map((one) => one.do))
  /** What a match that teaches says now. */
  lesson = $derived.by((): LessonMoment | null => this.update?.lesson ?? null)
  /** The lines that a step of it accepts; null where the player is free to choose. */
  taught = $derived.by((): readonly string[] | null => {
    const { lesson } = this
    return lesson !== null && lesson.step !== null && lesson.do !== null ? lesson.accepts : null
  })
  whyNoHint = $derived.by((): Message | null => {
    if (this.update?.hints === false) return message('help-off-here')
    if (this.choices.length === 0) return message('no-hint')
    return this.taught === null ? null : message('lesson-no-hint')
  })
  canHint = $derived.by(() => this.whyNoHint === null && this.ready && !this.connection.asking)
  /** Whether the first hint would mark the result: a daily deal is ranked apart with it. */
  hintMarks = $derived.by(() => this.update?.daily != null && !this.update.hinted && !this.asked)
  /** Whether I have asked for a hint since the page was opened. */
  private asked = $state(false)
  ready = $derived.by(() => this.connection.status === 'open' && !this.connection.busy)

  /** What a lesson says to a wrong try. */
  answer = $derived.by((): Refused | null => {
    const { refused } = this.connection
    return refused?.code === 'not_this_step' ? refused : null
  })
  /** What the player picked in the position that is shown; a wrong try that was answered is dropped. */
  private pick = $derived.by(() =>
    this.picked?.revision === this.update?.revision && this.answer === null ? this.picked : null,
  )
  /** What is picked, else what the board proposes; where there is only one way to go on, it need not be looked for. */
  chosen = $derived.by((): Choice | null => {
    for (const line of [this.pick?.line, this.proposal[0]?.do]) {
      const choice = this.choices.find((one) => one.do === line)
      if (choice !== undefined) return choice
    }
    return this.choices.length === 1 && this.taught === null ? (this.choices[0] ?? null) : null
  })
  /** What is to follow it by itself: chosen ahead, else the rest of what the board proposes. */
  steps = $derived.by((): readonly FollowUp[] => {
    if (this.pick?.steps !== undefined) return this.pick.steps
    const at = this.proposal.findIndex((one) => one.do === this.chosen?.do)
    return at < 0 ? [] : this.proposal.slice(at + 1)
  })
  /** Whether there is a choice that could be dropped again; what the board proposes is none of the player's. */
  canClear = $derived.by(() => this.pick !== null && this.chosen !== null && this.choices.length > 1)
  /** Whom I have to ask to take something back, since they have gone on. */
  undoAsks = $derived.by((): readonly number[] => this.update?.undo_asks ?? [])
  private canTakeBack = $derived.by(() => (this.update?.can_undo ?? false) || this.undoAsks.length > 0)
  canUndo = $derived.by(() => this.canClear || this.canTakeBack)
  /** Whether the undo button would ask others. */
  undoIsRequest = $derived.by(() => !this.canClear && this.undoAsks.length > 0)
  /** Whether I have begun to choose, so that others must not simply take my turn away. */
  begun = $derived.by(() => this.inCompany && this.myTurn && (this.pick !== null || this.asks !== null))

  /** Whether several decisions could be taken back at once: mine since something was revealed or somebody else acted. */
  canUndoTurn = $derived.by(() => {
    if (!this.update?.can_undo) return false
    const [last, before] = [this.update.log.at(-1), this.update.log.at(-2)]
    return last !== undefined && last.seat === before?.seat
  })

  whyNoUndo = $derived.by((): Message | null => {
    if (this.canUndo || this.update === null) return null
    if (this.update.seat === null) return message('no-undo-watching')
    if (this.update.ending !== null) return message('refused-undo-over')
    if (this.update.take_back !== null) return message('no-undo-asked')
    const mine = this.update.log.some((told) => told.seat === this.update?.seat)
    return mine ? message('no-undo-stands') : message('no-undo-yet')
  })

  /** Who may ask back before a choice is played, by calling `act` or not. */
  guard: (act: () => void) => void = (act) => act()

  constructor(path: string, listener: Listener) {
    this.connection = new Connection(path, listener)
  }

  /** What the board adds, unless it fails: then it is drawn anew or not at all, and the bars go on without it. */
  private added<T>(read: (board: PromptAdditions) => T): T | null {
    if (this.additions === null) return null
    try {
      return read(this.additions)
    } catch (error) {
      report('board', error)
      return null
    }
  }

  /** Whoever is to look has come to the screen. */
  readonly uncover = (): void => void (this.looking = this.update?.seat ?? null)

  readonly choose = (line: string | null, steps?: readonly FollowUp[]): void => {
    const { revision, log } = this.update ?? { log: [] }
    const at = { entries: log.length, early: this.connection.busy }
    if (line === null || revision === undefined) this.picked = null
    // What was proposed stays a proposal when it is chosen once more.
    else if (steps !== undefined) this.picked = { revision, line, steps, ...at }
    else if (line !== this.chosen?.do) this.picked = { revision, line, ...at }
    this.connection.dismiss()
  }

  readonly confirm = (): void => this.guard(this.act)

  private readonly act = (): void => {
    const { chosen, steps } = this
    if (chosen === null || !this.connection.send({ type: 'do', do: chosen.do })) return
    this.acted = true
    if (this.picked !== null) this.picked = { ...this.picked, early: false }
    if (steps.length > 0 || this.pick?.steps !== undefined) this.plan.start(steps)
  }

  /** A new position is on the table: goes on with the plan, if it offers what comes next. Whether it does. */
  readonly follow = (): boolean => {
    if (!this.myTurn) this.plan.clear()
    const offers = (line: string): boolean => this.choices.some((choice) => choice.do === line)
    const [step, ...rest] = this.plan.next(offers)
    if (step === undefined) {
      this.keepEarly(offers)
      return false
    }
    this.choose(step.do, rest)
    this.confirm()
    return true
  }

  /** What was picked too early stands now, if it is offered; so does what was picked before somebody came or left. */
  private keepEarly(offers: (line: string) => boolean): void {
    const { picked, revision } = this
    if (picked === null || revision === undefined || picked.revision === revision) return
    const stands = picked.early || picked.entries === this.update?.log.length
    this.picked = stands && offers(picked.line) ? { ...picked, revision, early: false } : null
  }

  readonly undo = (whole = false): void => {
    if (this.canTakeBack && this.connection.send({ type: 'undo', whole })) this.plan.clear()
  }

  readonly askHint = (): void => {
    if (this.whyNoHint === null && this.connection.send({ type: 'hint' })) this.asked = true
  }

  readonly closeHint = (): void => {
    this.connection.forgetHint()
    this.point(null)
  }
}

/** What a listener has to be told: what happened between two updates, then what to do now. */
export function tidings(before: Update | null, now: Update): Message[] {
  const known = before?.log.length ?? now.log.length
  const news = now.log.slice(known).map((told) => told.sentence)
  if (before !== null && now.revision > before.revision && now.log.length < known)
    news.push(tookBack(before, now) ?? message('taken-back'))
  if (before !== null) news.push(...newlyUp(before, now).map((seat) => message('clock-up', { who: seated(seat) })))
  // Whose turn it is, is said once it is theirs: until then, what they do.
  const asked = now.to_act === null || now.mine.includes(now.to_act)
  // How it ended is told by the last line of the log, too.
  const told = now.ending !== null && news.length > 0
  return (asked && !told) || news.length === 0 ? [...news, ...asking(now)] : news
}

/** Who else took a decision back between two updates; null if nobody did, or I did. */
export function tookBack(before: Update, now: Update): Message | null {
  const seat = before.log[now.log.length]?.seat ?? null
  if (now.revision <= before.revision || seat === null || now.mine.includes(seat)) return null
  const mine = before.to_act !== null && before.mine.includes(before.to_act)
  const who = { who: seated(seat) }
  return mine ? message('back-taken-turn', who) : message('back-taken', who)
}

/** What is asked of the player: by a step of a lesson, else by the game. */
export function asking({ lesson, prompt }: Update): Message[] {
  if (lesson?.do == null) return [prompt]
  return [lesson.brought, lesson.do, lesson.why].filter((one) => one !== null)
}
