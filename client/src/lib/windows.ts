/**
 * The kinds of windows, as media queries; style sheets ask for them by their names: `@media (--phone)`.
 *
 * A phone, upright or lying, shows one part of the board at a time. So does a window that is as low as a lying phone is wide, unless it is
 * wider than any of them. A lying phone has the prompt beside the board; all other windows are a desk.
 */
const low = '(max-height: 480px)'
const small = '((max-width: 1200px) and (max-height: 680px))'
const phone = `((max-width: 720px) or ${low} or ${small})`

export const WINDOWS = {
  phone,
  desk: `(not ${phone})`,
  lying: `((min-width: 561px) and (${low} or (${small} and (min-aspect-ratio: 5/4))))`,
} as const
