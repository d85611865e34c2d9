import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import type { TransitionConfig } from 'svelte/transition'

/** The style of a piece that falls, from 0, above the table, to 1. */
export const fall = (t: number): string => `opacity: ${t}; transform: translateY(${14 * (t - 1)}px)`

/** A piece comes down on the table. What lay there when the page opened just lies there. */
export const drop = (_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig => ({
  delay: prefersReducedMotion.current ? 0 : delay,
  duration: prefersReducedMotion.current ? 0 : 240,
  easing: cubicOut,
  css: fall,
})
