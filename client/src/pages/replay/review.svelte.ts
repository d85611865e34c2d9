import { api, noticeOf, type Notice } from '../../server/api'
import { chosenWords, type Choice } from '../../server/delta'
import type { ReviewedDecision, ReviewedMoment } from '../../server/wire'

/** A decision as its seat saw it, with the choices that are told in words. */
export interface Moment extends Omit<ReviewedMoment, 'choices' | 'words'> {
  choices: readonly Choice[]
}

/** What is known of the decisions of a match that is over; it grows while somebody looks. */
export class Review {
  decisions = $state.raw<readonly ReviewedDecision[]>([])
  /** Whether more is asked for. */
  running = $state(false)
  problem = $state.raw<Notice | null>(null)
  /** The decision that was asked for last, with its best choices. */
  moment = $state.raw<Moment | null>(null)
  /** Where each seat is to go on; null once all of its decisions are known. */
  private reached = $state.raw<ReadonlyMap<number, number | null>>(new Map())
  private readonly moments = new Map<number, Moment>()
  private left = false

  /** The part of the work that is done, from 0 to 1. */
  progress = $derived.by(() => {
    const parts = [...this.reached.values()].map((next) => (next === null ? 1 : next / Math.max(1, this.last)))
    return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length
  })
  done = $derived.by(() => this.reached.size > 0 && [...this.reached.values()].every((next) => next === null))

  /** `last` is the last step of the replay. */
  constructor(
    private readonly record: string,
    private readonly last: number,
  ) {}

  /** Review seat after seat, part by part, until all is known, somebody leaves, or the server refuses. */
  async run(seats: readonly number[]): Promise<void> {
    if (this.running || this.done) return
    if (this.reached.size === 0) this.reached = new Map(seats.map((seat) => [seat, 0]))
    this.running = true
    this.problem = null
    this.left = false
    try {
      for (const seat of seats) await this.reviewSeat(seat)
    } catch (error) {
      this.problem = noticeOf(error)
    } finally {
      this.running = false
    }
  }

  /** Ask for no more. */
  readonly leave = (): void => void (this.left = true)

  private async reviewSeat(seat: number): Promise<void> {
    for (let begin = this.reached.get(seat) ?? null; begin !== null && !this.left;) {
      const part = await api.review({ record: this.record, seat, begin })
      this.decisions = [...this.decisions, ...part.decisions]
      begin = part.next
      this.reached = new Map([...this.reached, [seat, begin]])
    }
  }

  /** Whether all decisions of a seat are known. */
  knows(seat: number): boolean {
    return this.reached.get(seat) === null
  }

  /** The decision at a step, if it was reviewed. */
  at(step: number): ReviewedDecision | undefined {
    return this.decisions.find((one) => one.at === step)
  }

  /** Show the best choices of a decision. */
  async look(step: number): Promise<void> {
    try {
      const known = this.moments.get(step) ?? withChoices(await api.moment({ record: this.record, at: step }))
      this.moments.set(step, known)
      this.moment = known
    } catch (error) {
      this.problem = noticeOf(error)
    }
  }
}

function withChoices({ words, ...moment }: ReviewedMoment): Moment {
  return { ...moment, choices: moment.choices.map((choice) => chosenWords(choice, words)) }
}
