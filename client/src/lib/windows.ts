/**
 * The kinds of windows, as media queries; style sheets ask for them by their names: `@media (--phone)`.
 *
 * A phone, upright or lying, shows one part of the board at a time. So does a window that is too low for all of them, the sooner the
 * narrower it is. A lying phone has the prompt beside the board; all other windows are a desk. A shallow desk is that of a laptop
 * whose browser takes much of a small screen.
 */
const low = '(max-height: 480px)'
const small = '((max-height: 610px) or ((max-width: 1200px) and (max-height: 680px)))'
const phone = `((max-width: 720px) or ${small})`
const desk = `(not ${phone})`

export const WINDOWS = {
  phone,
  desk,
  shallow: `(${desk} and (min-width: 1101px) and (max-height: 700px))`,
  lying: `((min-width: 561px) and (${low} or (${small} and (min-aspect-ratio: 5/4))))`,
} as const
