import type { Ending, Estimate, ReviewedDecision } from '../../server/wire'

/** What is drawn of a decision: the chance to win, or the points at the end. */
export type Measure = 'result' | 'points'

/** A place in the plot: the step of the replay, and what a seat could expect there. */
export interface Place {
  at: number
  value: number
}

/** What a seat could expect at each of its decisions, and what it got in the end. */
export interface Course {
  seat: number
  places: readonly Place[]
}

/** Whether the chance to win can be drawn: somebody is to be beaten, and it was told for each decision. */
export const hasResults = (decisions: readonly ReviewedDecision[], seats: number): boolean =>
  seats > 1 && decisions.length > 0 && decisions.every(({ result }) => result !== null)

export const valueOf = ({ points, result }: { points: Estimate; result: Estimate | null }, measure: Measure): number =>
  measure === 'points' || result === null ? points.mean : result.mean

/** The courses of all seats that have any; the last place of one that is `whole` is how the match ended at step `last`. */
export function coursesOf(
  decisions: readonly ReviewedDecision[],
  seats: number,
  measure: Measure,
  ending: Pick<Ending, 'scores' | 'rewards'> | null,
  last: number,
  whole: (seat: number) => boolean,
): Course[] {
  const ends = (measure === 'points' ? ending?.scores : ending?.rewards) ?? []
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((one) => one.seat === seat).sort((one, other) => one.at - other.at)
    const places: Place[] = own.map((one) => ({ at: one.at, value: valueOf(one, measure) }))
    const end = ends[seat]
    if (places.length > 0 && end !== undefined && whole(seat)) places.push({ at: last, value: end })
    return { seat, places }
  }).filter(({ places }) => places.length > 0)
}

/** The least and the most that is drawn: chances from 0 to 1, points with a little room. */
export function rangeOf(courses: readonly Course[], measure: Measure): [number, number] {
  if (measure === 'result') return [0, 1]
  const values = courses.flatMap(({ places }) => places.map(({ value }) => value))
  if (values.length === 0) return [0, 1]
  const [least, most] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))]
  return least === most ? [least - 1, most + 1] : [least, most]
}

/** The points of a line in a drawing of this width and height; y grows downwards. */
export function lineOf(
  { places }: Course,
  last: number,
  [least, most]: readonly [number, number],
  [width, height]: readonly [number, number],
): string {
  const x = (at: number): number => (last === 0 ? 0 : (at / last) * width)
  const y = (value: number): number => height - ((value - least) / (most - least)) * height
  return places.map(({ at, value }) => `${round(x(at))},${round(y(value))}`).join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10

/** So many decisions of a seat are marked at most. */
export const MOST_MARKED = 6

/** What a decision cost: by the chance to win where that was told, else in points. */
export const lostBy = ({ cost }: ReviewedDecision): number => cost.result?.mean ?? cost.points.mean

/** The decisions of each seat that cost most, in their order. */
export function costlyOf(decisions: readonly ReviewedDecision[]): ReviewedDecision[] {
  const costly = decisions.filter((one) => one.costly).sort((one, other) => lostBy(other) - lostBy(one))
  const seats = [...new Set(costly.map(({ seat }) => seat))]
  return seats
    .flatMap((seat) => costly.filter((one) => one.seat === seat).slice(0, MOST_MARKED))
    .sort((one, other) => one.at - other.at)
}

/** The next costly decision before (-1) or after (1) a step; undefined if there is none. */
export function nextCostly(
  decisions: readonly ReviewedDecision[],
  at: number,
  way: -1 | 1,
): ReviewedDecision | undefined {
  const costly = costlyOf(decisions)
  return way > 0 ? costly.find((one) => one.at > at) : costly.findLast((one) => one.at < at)
}
