import { prefersReducedMotion } from 'svelte/motion'
import { keep, kept } from '../app/settings'

/** How quickly things move on a table. Kept in this browser; who asks the system for little motion sees none. */
export const SPEEDS = ['off', 'normal', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'quadriga.motion'
/** So many times as long as usual everything takes. */
const FACTORS: Readonly<Record<Speed, number>> = { off: 0, normal: 1, slow: 2.2 }

const before = (): Speed => SPEEDS.find((one) => one === kept(KEY)) ?? 'normal'

class Motion {
  speed = $state<Speed>(before())

  /** By what durations are multiplied; 0 where nothing moves. */
  get factor(): number {
    return prefersReducedMotion.current ? 0 : FACTORS[this.speed]
  }
}

export const motion = new Motion()

export function setSpeed(speed: Speed): void {
  motion.speed = speed
  show(speed)
  keep(KEY, speed === 'normal' ? null : speed)
}

/** Style sheets follow it as well. */
function show(speed: Speed): void {
  if (speed === 'normal') delete document.documentElement.dataset['motion']
  else document.documentElement.dataset['motion'] = speed
}

show(motion.speed)
