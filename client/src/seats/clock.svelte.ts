import { getContext, setContext, untrack } from 'svelte'
import type { Clock, TimeLimit } from '../server/wire'
import type { Update } from '../server/delta'

/** What a clock needs of a table: what was told, and when by this browser's own stopwatch, in milliseconds. */
export interface Told {
  update: Update | null
  heard: number
}

/** Milliseconds between two looks at the stopwatch. */
const LOOK = 500

/** Seconds of a game, or of a turn, that are little. */
const LITTLE = { game: 60, turn: 3600 } as const

/** How much of a limit is little: the last quarter at most. */
const littleOf = ({ per, seconds }: TimeLimit): number => Math.min(LITTLE[per], seconds / 4)

/** Whether a bot plays a seat because the time of its person is up. */
export function isUp({ clock, company, sitters }: Update, seat: number): boolean {
  return clock?.left[seat] === 0 && company.places[seat]?.person === true && sitters[seat]?.bot != null
}

/** The seats of others whose time has run out between two updates; my own I am told where I can take my seat again. */
export function newlyUp(before: Update, now: Update): number[] {
  if (now.clock == null) return []
  const seats = now.sitters.map((_, seat) => seat)
  return seats.filter((seat) => isUp(now, seat) && !isUp(before, seat) && !now.left.includes(seat))
}

/**
 * The clocks of a table, counted down from what the server said was left. How late it is on this machine does not matter,
 * only how much time has passed since.
 */
export class TableClock {
  private moment = $state(performance.now())
  private wasLittle = true
  private readonly told: () => Told
  private readonly onlittle: (seconds: number) => void

  /** `onlittle` is called once when little of my time is left. */
  constructor(told: () => Told, onlittle: (seconds: number) => void) {
    this.told = told
    this.onlittle = onlittle
  }

  private get clock(): Clock | null {
    return this.told().update?.clock ?? null
  }

  /** The seconds that the person in a seat has left; null where nobody has a clock. */
  left(seat: number): number | null {
    const { update, heard } = this.told()
    const { clock } = this
    if (update === null || clock === null || !update.company.places[seat]?.person) return null
    if (!this.runs(seat) || clock.due === null || update.now === null) return clock.left[seat] ?? null
    return Math.max(0, clock.due - update.now - Math.max(0, this.moment - heard) / 1000)
  }

  runs(seat: number): boolean {
    return this.clock?.due != null && this.told().update?.to_act === seat
  }

  isLittle(seat: number): boolean {
    const left = this.left(seat)
    return left !== null && this.clock !== null && left <= littleOf(this.clock.limit)
  }

  isUp(seat: number): boolean {
    const { update } = this.told()
    return update !== null && isUp(update, seat)
  }

  /** Count down while a time runs; returns how to stop. */
  readonly run = (): (() => void) | undefined => {
    if (this.clock?.due == null) return undefined
    untrack(this.look)
    const timer = setInterval(this.look, LOOK)
    return () => clearInterval(timer)
  }

  private readonly look = (): void => {
    this.moment = performance.now()
    const { update } = this.told()
    const seat = update?.to_act ?? null
    if (update === null || seat === null || !update.mine.includes(seat)) return
    const isLittle = this.isLittle(seat)
    if (isLittle && !this.wasLittle) this.onlittle(this.left(seat) ?? 0)
    this.wasLittle = isLittle
  }
}

const KEY = Symbol('clock')

/** Gives everything below this component the clocks of a table. */
export const provideClock = (clock: TableClock): TableClock => setContext(KEY, clock)

/** The clocks of the table; undefined where nobody plays, as in a replay. */
export const useClock = (): TableClock | undefined => getContext<TableClock | undefined>(KEY)
