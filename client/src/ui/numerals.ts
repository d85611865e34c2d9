/** A number as it is written everywhere, with the true minus sign; its digits as `write` has them. */
export const numeral = (number: number, write: (size: number) => string = String): string =>
  (number < 0 ? '−' : '') + write(Math.abs(number))

/** A change: "+2", "−1", "0". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : numeral(number))
