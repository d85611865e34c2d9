/** A number as it is written everywhere, with the true minus sign. */
export const numeral = (number: number): string => (number < 0 ? `−${-number}` : `${number}`)

/** A change: "+2", "−1", "0". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : numeral(number))
