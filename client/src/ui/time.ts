import { message } from '../words/voice.svelte'
import type { Message } from '../server/wire'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time in words, as a person would say it: in one unit, rounded down. */
export function span(seconds: number): Message {
  if (seconds >= 2 * DAY) return message('span-days', { n: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return message('span-hours', { n: Math.floor(seconds / HOUR) })
  if (seconds >= MINUTE) return message('span-minutes', { n: Math.floor(seconds / MINUTE) })
  return message('span-moment')
}

/** A time as a clock shows it: minutes and seconds below an hour, hours and minutes below ten, then hours. */
export function face(seconds: number): Message {
  // A clock shows nothing only when nothing is left.
  const whole = Math.ceil(seconds)
  const minutes = Math.floor(whole / MINUTE)
  if (whole < HOUR) return message('verbatim', { text: `${minutes}:${twoDigits(whole % MINUTE)}` })
  if (whole >= 10 * HOUR) return message('clock-hours', { hours: `${Math.round(whole / HOUR)}` })
  return message('clock-hours', { hours: `${Math.floor(whole / HOUR)}:${twoDigits(minutes % 60)}` })
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
