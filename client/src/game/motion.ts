import type { IconName } from '../ui/icons'
import type { SoundName } from './tones'

/** Names of places on a board (`data-anchor`), the best first: the first that is in sight is meant. */
export type Places = readonly string[]

/** A thing that goes from one place to another. */
export interface Flight<Thing = unknown> {
  thing: Thing
  from: Places
  to: Places
  /** It goes into what is there already, a panel or a pile; else it is what lies there from now on. */
  into?: boolean
  /** Into what it goes where its place is not in sight. */
  orInto?: Places
}

/** Something won or paid, told where it is counted. */
export interface Gain {
  at: Places
  amount: number
  icon?: IconName
  /** The class with the colours of a seat. */
  hue?: string
}

/** What is seen of one line of the log. */
export interface Motion<Thing = unknown> {
  flights: readonly Flight<Thing>[]
  gains: readonly Gain[]
  /** Places from which something was taken up that flies on later, by the names which they have then. */
  kept?: Readonly<Record<string, Places>>
  /** What is heard when it has come. */
  sound?: SoundName
}

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Milliseconds of a flight, of a thing that settles, between two that start together, of a gain that rises, and of rest before the next move. */
const FLIGHT = 420
const SETTLE = 240
const STAGGER = 70
const RISE = 1100
const REST = 120

/** When each flight and each gain of several moves begins, and when all have come; they are seen one after the other. */
export interface Timetable {
  flights: number[][]
  gains: number[]
  end: number
}

/** How long a flight takes, a thing that settles, and a gain that rises. */
export const times = (factor: number): { flight: number; settle: number; rise: number } => ({
  flight: FLIGHT * factor,
  settle: SETTLE * factor,
  rise: RISE * factor,
})

/** A move is told by how long each of its flights takes. */
export function timetable(
  moves: readonly { flights: readonly number[]; gains: boolean }[],
  start: number,
  factor: number,
): Timetable {
  const table: Timetable = { flights: [], gains: [], end: start }
  for (const { flights, gains } of moves) {
    const begins = table.end
    const starts = flights.map((_, n) => begins + n * STAGGER * factor)
    const landed = Math.max(begins, ...starts.map((start, n) => start + (flights[n] ?? 0)))
    table.flights.push(starts)
    table.gains.push(landed)
    if (flights.length > 0 || gains) table.end = landed + REST * factor
  }
  return table
}

/** So near that there is nothing to see of a flight, in pixels. */
const NEAR = 12

export const isNear = (one: Rectangle, other: Rectangle): boolean => {
  const [a, b] = [middle(one), middle(other)]
  return Math.hypot(a.x - b.x, a.y - b.y) < NEAR
}

/** Smaller and larger than this nothing is drawn on its way. */
const SMALLEST = 0.4
const LARGEST = 2.5
/** What goes into something else is small, wherever it comes from. */
const LARGEST_INTO = 1.2

/**
 * The way of a thing that is drawn at `drawn`: lifted in the middle, as by a hand. `into` what is there it vanishes.
 */
export function way(from: Rectangle, to: Rectangle, drawn: Rectangle, into: boolean): Keyframe[] {
  const largest = into ? LARGEST_INTO : LARGEST
  const [start, end] = [place(from, drawn, largest), place(to, drawn, largest)]
  const lifted = {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2,
    scale: Math.max(start.scale, end.scale) * 1.08,
  }
  return [
    { transform: css(start), opacity: 1, easing: 'ease-in' },
    { transform: css(lifted), opacity: 1, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    { transform: css(into ? { ...end, scale: end.scale * 0.7 } : end), opacity: into ? 0.2 : 1 },
  ]
}

/** How far a thing that settles is lifted before, in parts of its height, and how much larger it is then. */
const LIFTED = { by: 0.14, scale: 1.1 }

/** What lies at its place already, as one's own tile that was tried there, is laid down: lifted a little, it drops and comes to rest. */
export function settling(to: Rectangle, drawn: Rectangle): Keyframe[] {
  const down = place(to, drawn, LARGEST)
  const lifted = { ...down, y: down.y - LIFTED.by * to.height, scale: down.scale * LIFTED.scale }
  const pressed = { ...down, scale: down.scale * 0.97 }
  return [
    { transform: css(lifted), opacity: 1, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
    { transform: css(pressed), opacity: 1, offset: 0.7, easing: 'ease-out' },
    { transform: css(down), opacity: 1 },
  ]
}

interface Placement {
  x: number
  y: number
  scale: number
}

/** What moves a drawing into the middle of a place, as large as it fits there. */
function place(at: Rectangle, drawn: Rectangle, largest: number): Placement {
  const [to, from] = [middle(at), middle(drawn)]
  const scale = Math.min(at.width / drawn.width, at.height / drawn.height)
  return { x: to.x - from.x, y: to.y - from.y, scale: Math.max(SMALLEST, Math.min(largest, scale)) }
}

const css = ({ x, y, scale }: Placement): string => `translate(${x}px, ${y}px) scale(${scale})`

const middle = ({ x, y, width, height }: Rectangle): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})
