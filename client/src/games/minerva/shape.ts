/**
 * How the parts of the table lie, by the shape of the room: three columns, closer together where it is low; the seats in a strip
 * above where it is not wide; all below the city where it is upright.
 */
export type Shape = 'wide' | 'low' | 'square' | 'upright'

const [UPRIGHT, SQUARE, LOW] = [1.1, 1.75, 690] as const
/** Three columns need so many pixels. */
const THREE = 1180

/** How large the tiles of the market lie: the more there are, the smaller. */
export type Size = 'large' | 'middle' | 'small'

export const sizeOf = (kinds: number): Size => (kinds <= 8 ? 'large' : kinds <= 15 ? 'middle' : 'small')

/** By size, how many tiles lie in a row of the market, and how high that is with the gap below it. */
const ROWS = {
  large: { across: 4, high: 109 },
  middle: { across: 5, high: 103 },
  small: { across: 5, high: 71 },
} as const
/** Its heading. */
const HEAD = 37
/** Temples one below the other, or close together. */
const [TEMPLES, TEMPLES_CLOSE] = [214, 122] as const
/** Culture with glory, the order, and what is between all of them. */
const RACES = 204

/** How many pixels high the supply is in its column, with so many kinds of tiles for sale. */
export function supplyHeight(kinds: number, close: boolean): number {
  const { across, high } = ROWS[sizeOf(kinds)]
  return HEAD + Math.ceil(kinds / across) * high + (close ? TEMPLES_CLOSE : TEMPLES) + RACES
}

export function shapeOf(width: number, height: number): Shape {
  if (height === 0) return 'wide'
  if (width < height * UPRIGHT) return 'upright'
  if (width < height * SQUARE || width < THREE) return 'square'
  return height < LOW ? 'low' : 'wide'
}
