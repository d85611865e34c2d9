import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { elementsAt, rectangleOf, restOf } from './anchors'
import { untilInput } from '../../ui/interrupt'
import { freeTop } from './free'
import {
  isNear,
  settling,
  times,
  timetable,
  way,
  type Gain,
  type Motion,
  type Places,
  type Rectangle,
} from '../../game/motion'
import { motion } from '../../ui/speed.svelte'
import { sound } from './sound.svelte'

/** So many milliseconds may what is seen lie behind what is played; then the rest is left out. */
const MAX_BEHIND = 2500

/** Milliseconds between the sounds of moves that are not seen moving. */
const SPACED = 150

/** A thing on its way, drawn at `drawn` and moved from there. */
export interface Flier {
  key: number
  thing: unknown
  drawn: Rectangle
  launch: Attachment<HTMLElement>
}

/** A flight between places that are in sight. */
interface Flown {
  thing: unknown
  from: Rectangle
  to: Rectangle
  into: boolean
  targets: Element[]
  /** It lies there already and is only laid down. */
  settles: boolean
  lasts: number
}

/** What was won or paid, rising where it is counted. */
export interface Riser {
  key: number
  gain: Gain
  x: number
  y: number
  launch: Attachment<HTMLElement>
}

/** Words over the board for a moment. */
export interface Band {
  words: string
  left: number
  top: number
  width: number
  height: number
  launch: Attachment<HTMLElement>
}

const BAND = { width: 440, height: 60 }
const BAND_LASTS = 1300
/** Milliseconds after which what waits for rest goes on, though something is still on its way: it may have left the page. */
const LONGEST_REST = 4000

/** Milliseconds for which what has flown lies where it came before it goes: the board is drawn with it in one frame, and without it in another. */
const LIES = 50

/** All that is on its way over a board. It never keeps anybody from going on: the next input ends it. */
export class Stage {
  fliers = $state.raw<readonly Flier[]>([])
  risers = $state.raw<readonly Riser[]>([])
  band = $state.raw<Band | null>(null)
  private count = 0
  /** When what is seen has caught up with what was played. */
  private until = 0
  /** Where things were that are taken up and fly on later. */
  private readonly kept = new Map<string, Rectangle>()
  private stopWaiting: (() => void) | null = null
  /** Who waits until nothing is on its way. */
  private waiting: (() => void)[] = []

  /** Moves are shown one after the other, then words, if there are any. To be called while the position before them is still drawn. */
  async play(moves: readonly Motion[], words = ''): Promise<void> {
    if (motion.factor === 0 || document.hidden) {
      moves.forEach((move, n) => this.sound(move, n * SPACED))
      return
    }
    const departures = moves.map((move) => {
      const from = move.flights.map((flight) => this.where(flight.from))
      for (const [name, places] of Object.entries(move.kept ?? {})) {
        const at = this.where(places)
        if (at !== null) this.kept.set(name, at)
      }
      return from
    })
    await tick()
    this.start(moves, departures)
    if (words !== '') this.say(words)
  }

  /** Everything has come where it goes. */
  readonly finish = (): void => {
    this.fliers = []
    this.risers = []
    this.band = null
    this.until = 0
    this.stopWaiting?.()
    this.stopWaiting = null
    for (const go of this.waiting.splice(0)) go()
  }

  /** Resolves once everything has come where it goes, at once if nothing is on its way; the next input ends it, too. */
  rest(): Promise<void> {
    if (this.fliers.length + this.risers.length === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      setTimeout(resolve, LONGEST_REST)
    })
  }

  private where(places: Places): Rectangle | null {
    for (const name of places) {
      const at = this.kept.get(name) ?? rectangleOf(elementsAt([name])[0])
      if (at !== null) return at
    }
    return null
  }

  private start(moves: readonly Motion[], departures: readonly (readonly (Rectangle | null)[])[]): void {
    const { factor } = motion
    const seen = moves.map((move, n) => ({
      flights: move.flights.flatMap((flight, m) => {
        const from = departures[n]?.[m] ?? null
        const places = elementsAt(flight.to)
        const targets = places.length > 0 ? places : elementsAt(flight.orInto ?? [])
        const seen = rectangleOf(targets[0])
        const into = flight.into === true || places.length === 0
        for (const name of flight.from) this.kept.delete(name)
        if (from === null || seen === null) return []
        const settles = isNear(from, seen)
        if (settles && into) return []
        const to = settles ? seen : (restOf(targets[0]) ?? seen)
        const lasts = settles ? times(factor).settle : times(factor).flight
        return [{ thing: flight.thing, from, to, into, targets, settles, lasts }]
      }),
      gains: move.gains.flatMap((gain) => {
        const at = rectangleOf(elementsAt(gain.at)[0])
        return at === null || gain.amount === 0 ? [] : [{ gain, at }]
      }),
    }))
    if (this.until - performance.now() > MAX_BEHIND * factor) this.finish()
    const begins = Math.max(0, this.until - performance.now())
    const table = timetable(
      seen.map(({ flights, gains }) => ({ flights: flights.map(({ lasts }) => lasts), gains: gains.length > 0 })),
      begins,
      factor,
    )
    moves.forEach((move, n) => this.sound(move, table.gains[n] ?? 0))
    if (seen.every(({ flights, gains }) => flights.length + gains.length === 0)) return
    this.until = performance.now() + table.end
    this.stopWaiting ??= untilInput(this.finish)
    this.fliers = [
      ...this.fliers,
      ...seen.flatMap(({ flights }, n) => flights.map((flight, m) => this.flier(flight, table.flights[n]?.[m] ?? 0))),
    ]
    this.risers = [
      ...this.risers,
      ...seen.flatMap(({ gains }, n) =>
        gains.map(({ gain, at }, m) => {
          const beside = sideways(at, gains, m)
          return this.riser(gain, { ...at, x: at.x + beside }, table.gains[n] ?? 0, times(factor).rise)
        }),
      ),
    ]
  }

  /** After what is on its way, where it covers nothing that can be chosen. */
  private say(words: string): void {
    const room = rectangleOf(document.getElementById('board') ?? undefined)
    if (room === null) return
    const size = { ...BAND, width: Math.min(BAND.width, room.width - 32) }
    const lit = [...document.querySelectorAll('#board [aria-pressed]')].flatMap((one) => rectangleOf(one) ?? [])
    // Where all is taken, it stands over the bar above the board.
    const top = freeTop(size, room, lit) ?? Math.max(0, room.y - size.height)
    const delay = Math.max(0, this.until - performance.now())
    const duration = BAND_LASTS * motion.factor
    const launch = (element: HTMLElement): (() => void) => {
      const shown = element.animate(
        [
          { transform: 'scaleX(0.7)', opacity: 0 },
          { transform: 'none', opacity: 1, offset: 0.15 },
          { transform: 'none', opacity: 1, offset: 0.85 },
          { transform: 'none', opacity: 0 },
        ],
        { delay, duration },
      )
      shown.onfinish = () => {
        this.band = null
        this.settle()
      }
      return () => shown.cancel()
    }
    this.stopWaiting ??= untilInput(this.finish)
    this.band = { words, left: room.x + (room.width - size.width) / 2, top, ...size, launch }
  }

  private sound(move: Motion, delay: number): void {
    if (move.sound !== undefined) sound.play(move.sound, delay)
  }

  private flier(flight: Flown, delay: number): Flier {
    const { thing, from, to, into, targets, settles, lasts: duration } = flight
    const frames = (now: Rectangle): Keyframe[] => (settles ? settling(now, to) : way(from, now, to, into))
    const key = this.count++
    const launch = (element: HTMLElement): (() => void) => {
      const moving = element.animate(frames(to), { delay, duration, endDelay: into ? 0 : LIES, fill: 'forwards' })
      // What lies there from now on is not seen before it has come.
      const hidden = into ? [] : targets.map((one) => one.animate({ opacity: [0, 0] }, delay + duration))
      // Maps move while they grow; panels stay where they are. What settles goes along, what flies meets the map at its rest.
      const where = (): Rectangle | null => (settles ? rectangleOf(targets[0]) : restOf(targets[0]))
      const landing = into
        ? undefined
        : followed(where, to, (now) => {
            ;(moving.effect as KeyframeEffect).setKeyframes(frames(now))
          })
      moving.onfinish = () => this.drop(key)
      return () => {
        landing?.()
        moving.cancel()
        hidden.forEach((one) => one.cancel())
      }
    }
    return { key, thing, drawn: to, launch }
  }

  private riser(gain: Gain, at: Rectangle, delay: number, duration: number): Riser {
    const key = this.count++
    const launch = (element: HTMLElement): (() => void) => {
      const rising = element.animate(
        [
          { transform: 'translate(-50%, 40%)', opacity: 0 },
          { transform: 'translate(-50%, -20%)', opacity: 1, offset: 0.2 },
          { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.75 },
          { transform: 'translate(-50%, -110%)', opacity: 0 },
        ],
        { delay, duration },
      )
      rising.onfinish = () => this.drop(key)
      return () => rising.cancel()
    }
    return { key, gain, x: at.x + at.width / 2, y: at.y, launch }
  }

  private drop(key: number): void {
    this.fliers = this.fliers.filter((one) => one.key !== key)
    this.risers = this.risers.filter((one) => one.key !== key)
    this.settle()
  }

  /** Nothing is on its way any more: no input need be waited for. */
  private settle(): void {
    if (this.fliers.length + this.risers.length === 0 && this.band === null) this.finish()
  }
}

/** What is won at one place stands side by side: how far the one at `index` stands from the middle. */
function sideways(at: Rectangle, all: readonly { at: Rectangle }[], index: number): number {
  const WIDE = 58
  const same = all.flatMap((other, n) => (other.at.x === at.x && other.at.y === at.y ? [n] : []))
  return (same.indexOf(index) - (same.length - 1) / 2) * WIDE
}

/** So many pixels are no move: rests are worked out. */
const SLIGHT = 0.5

/** Tells in each frame in which something has moved where it is now; what is returned ends that. */
function followed(where: () => Rectangle | null, from: Rectangle, moved: (to: Rectangle) => void): () => void {
  let last = from
  const look = (): void => {
    const now = where()
    if (now !== null && isElsewhere(now, last)) {
      last = now
      moved(now)
    }
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

const isElsewhere = (one: Rectangle, other: Rectangle): boolean =>
  [one.x - other.x, one.y - other.y, one.width - other.width].some((by) => Math.abs(by) > SLIGHT)
