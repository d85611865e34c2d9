import { message } from '../../words/voice.svelte'
import { api } from '../../server/api'
import { coaching } from './coaching.svelte'
import type { Play } from '../play.svelte'
import type { Update } from '../../server/delta'
import type { Checked, Message } from '../../server/wire'

/** Milliseconds that a choice waits for what it would cost; then it is played. */
const PATIENCE = 600

/** A good choice that was played. */
interface Success {
  /** How long the log was before it. */
  at: number
  /** The points by which it was ahead of the next best choice. */
  lead: number
  why: Message
}

/**
 * The coach of the first matches of a game. While a choice is looked at, it asks the server what that would cost; where that is much, it asks
 * before the choice is played, once for each position. When a round is over it says which of its choices was best.
 */
export class GameCoach {
  private asks = $state.raw<Checked | null>(null)
  /** What it asks about the choice in the position that is on the table. */
  readonly question = $derived.by((): Checked | null =>
    this.asks?.revision === this.play.update?.revision ? this.asks : null,
  )

  /** The position in which it has asked. */
  private asked: number | null = null
  /** What choices would cost in the position `checked`. */
  private readonly answers = new Map<string, Promise<Checked | null>>()
  private checked: number | null = null
  /** What the server was asked last: one thing after the other. */
  private last: Promise<unknown> = Promise.resolve()
  private waits = false
  private success: Success | null = null

  constructor(
    private readonly match: string,
    private readonly play: Play,
    /** It is about to ask. */
    private readonly asking: () => void,
  ) {}

  /** Who has seen a hint knows already what is best. */
  private get isActive(): boolean {
    const { update, covered, choices, hints } = this.play
    return coaching.on && (update?.coached ?? false) && !covered && choices.length > 1 && hints.length === 0
  }

  /** A new position is on the table: the server thinks about it, while the player does. */
  readonly look = (now: Update): void => {
    if (this.success !== null && now.log.length <= this.success.at) this.success = null
    if (!this.isActive) return
    this.last = this.last.then(() => this.thinkAhead(now.revision))
    this.lookAtChoice()
  }

  /** Something else is chosen, if only by the board. */
  readonly lookAtChoice = (): void => {
    const { chosen } = this.play
    if (this.asks !== null && this.asks.chosen.do !== chosen?.do) this.asks = null
    if (this.isActive && chosen !== null && this.asked !== this.play.update?.revision) void this.check(chosen.do)
  }

  /** The player confirms a choice: `act` plays it, at once or when it has been asked about. */
  readonly consider = async (act: () => void): Promise<void> => {
    const { chosen, update } = this.play
    if (chosen === null || update === null || !this.isActive || this.asked === update.revision) {
      // What is asked is to be answered first.
      if (this.question === null) act()
      else this.asks = { ...this.question }
      return
    }
    if (this.waits) return
    this.waits = true
    const found = await Promise.race([this.check(chosen.do), pause(PATIENCE)])
    this.waits = false
    if (this.play.update?.revision !== update.revision || this.play.chosen?.do !== chosen.do) return
    if (found !== null && found.costly && found.best[0]?.reason) this.ask(found)
    else {
      if (found?.good) this.remember(found, update.log.length)
      act()
    }
  }

  readonly playAnyway = (): void => {
    this.asks = null
    this.play.confirm()
  }

  /** The best choices, on the board as hints are. */
  readonly show = (): void => {
    const { question } = this
    if (question === null) return
    this.back()
    this.play.choose(null)
    this.play.connection.showHint({ type: 'hint', revision: question.revision, best: question.best })
  }

  readonly back = (): void => {
    this.asks = null
    this.play.point(null)
  }

  /** A round is over: what went well in it, if anything did. */
  takePraise(): Message | null {
    const { success } = this
    this.success = null
    return success && message('coach-well', { why: success.why })
  }

  private ask(found: Checked): void {
    this.asking()
    this.asks = found
    this.asked = found.revision
    const better = this.play.choices.find(({ do: line }) => line === found.best[0]?.do)
    this.play.point(better?.action)
  }

  private remember({ best, chosen }: Checked, at: number): void {
    const [first, next] = best
    const lead = (first?.points.mean ?? 0) - (next?.points.mean ?? 0)
    if (chosen.reason && lead > (this.success?.lead ?? 0)) this.success = { at, lead, why: chosen.reason }
  }

  private async thinkAhead(seen: number): Promise<void> {
    if (this.play.update?.revision === seen) await api.check(this.match, { seen }).catch(() => null)
  }

  private check(line: string): Promise<Checked | null> {
    const seen = this.play.update?.revision ?? -1
    if (this.checked !== seen) this.answers.clear()
    this.checked = seen
    const known = this.answers.get(line)
    if (known !== undefined) return known
    const answer = this.last.then(() => this.answer(seen, line))
    this.answers.set(line, answer)
    this.last = answer
    return answer
  }

  /** Where it does not know, because the bots are busy or something else was chosen meanwhile, it is silent. */
  private async answer(seen: number, line: string): Promise<Checked | null> {
    const { play } = this
    const isWanted = play.update?.revision === seen && play.chosen?.do === line
    const found = isWanted ? await api.check(this.match, { seen, do: line }).catch(() => null) : null
    if (found === null && this.checked === seen) this.answers.delete(line)
    return found
  }
}

const pause = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
