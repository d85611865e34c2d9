/**
 * The kinds of windows, as media queries; style sheets ask for them by their names: `@media (--phone)`.
 *
 * A phone, upright or lying, shows one part of the board at a time. So does a window that is too low for all of them, the sooner the
 * narrower it is. A lying phone has the prompt beside the board, as has a square one; all other windows are a desk. A shallow desk is
 * that of a laptop whose browser takes much of a small screen. On most upright phones much lies close together; short ones are small.
 */
const low = '(max-height: 480px)'
const small =
  '((max-height: 610px) or ((max-width: 1200px) and (max-height: 680px)) or ((max-width: 900px) and (max-height: 810px)))'
const phone = `((max-width: 720px) or ${small})`
const desk = `(not ${phone})`
const lying = `((min-width: 561px) and (${low} or (${phone} and (min-aspect-ratio: 4/5))))`

export const WINDOWS = {
  phone,
  desk,
  shallow: `(${desk} and (min-width: 1101px) and (max-height: 700px))`,
  lying,
  square: `(${lying} and (max-aspect-ratio: 5/4) and (min-height: 601px))`,
  close: '((max-width: 560px) and (max-height: 840px))',
  short: '(((max-width: 560px) and (max-height: 745px)) or ((max-width: 340px) and (max-height: 760px)))',
} as const
