const ACCENTS: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'éé',
  i: 'îî',
  o: 'öö',
  u: 'ûû',
  A: 'ÅÅ',
  E: 'ÉÉ',
  I: 'ÎÎ',
  O: 'ÖÖ',
  U: 'ÛÛ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ýý',
  t: 'ţ',
  r: 'ŕ',
}

/** The pseudo-language of the tests: English with accents, about 40 % longer, so that what would be clipped is seen. */
export const lengthen = (text: string): string =>
  text.replace(/[aeiouAEIOUcnsytr]/g, (letter) => ACCENTS[letter] ?? letter)
