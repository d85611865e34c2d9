/** Words that every game needs; a game's own `words` hand them on. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** "a", "a and b", "a, b and c". */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
/** "first", "second". */
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`

const NTHS = ['1st', '2nd', '3rd']
/** "1st", "2nd". */
export const nth = (number: number): string => NTHS[number - 1] ?? `${number}th`
