/**
 * How the parts of the table lie, by the shape of the room: three columns, closer together where it is low; the seats in a strip
 * above where it is not wide; all below the city where it is upright.
 */
export type Shape = 'wide' | 'low' | 'square' | 'upright'

const [UPRIGHT, SQUARE, LOW] = [1.1, 1.75, 690] as const
/** Three columns need so many pixels. */
const THREE = 1180
/** The room, by its width and height, for which the parts of each shape have their sizes. */
const MADE_FOR: Readonly<Record<Shape, readonly [number, number]>> = {
  wide: [1440, 766],
  low: [1440, 690],
  square: [1024, 634],
  upright: [768, 870],
}
/** How much of what a room is larger goes into the size of the parts; the rest is the city's. */
const SHARE = 0.6

/** How large the tiles of the market lie; `tight` are small ones that leave no place for what was sold. */
export type Size = 'large' | 'middle' | 'small' | 'tight'

/** What is for sale: so many kinds of tiles, or alone so many pairs; how wide the market is in which they lie, and each of them at least. */
export interface Wares {
  number: number
  paired: boolean
  across: number
  least: number
}

/** By size, how wide a tile of the market is at least with the gap beside it, and how high with the one below it. */
const TILES = {
  large: { wide: 110, high: 109 },
  middle: { wide: 84, high: 103 },
  small: { wide: 84, high: 71 },
  tight: { wide: 84, high: 71 },
} as const
/** The same for pairs. */
const PAIRS = {
  large: { wide: 215, high: 120 },
  middle: { wide: 215, high: 113 },
  small: { wide: 178, high: 76 },
  tight: { wide: 178, high: 68 },
} as const
/** So much higher is a row with a name and a price of two lines. */
const LONGER = 16
/** Between two of them. */
const GAP = 6
/** So wide is the column with all that is common, at least. */
export const COLUMN = 440
/** How many pixels high the heading of the market is with the gap below it. */
const HEAD = 37
/** How many pixels high the other parts are with what is between them: above and below all… */
const MARGINS = 28
/** …temples one below the other, or close together… */
const [TEMPLES, TEMPLES_CLOSE] = [214, 122] as const
/** …culture with glory, and the order; the order alone; how all stand in a strip. */
const [RACES, ORDER, STRIP] = [204, 52, 46] as const
/** In a high column there is so much more room where its parts lie close, and so much less than that where they lie apart. */
const [SLACK, APART] = [20, 48] as const
/** Where all lies one below the other, the city shall have so much before the market grows. */
const CITY = 430

/** Where there are so many rows, they are as long as each other, and the tiles wider. */
const MANY_ROWS = 3

/** How many tiles, or pairs, lie in a row of the market. */
export function inRow({ number, paired, across, least }: Wares, size: Size): number {
  const { wide } = (paired ? PAIRS : TILES)[size]
  const most = Math.max(1, Math.floor((across + GAP) / Math.max(wide, least + GAP)))
  const rows = Math.ceil(number / most)
  return rows < MANY_ROWS ? most : Math.ceil(number / rows)
}

function rowsHeight(wares: Wares, size: Size): number {
  return Math.ceil(wares.number / inRow(wares, size)) * (wares.paired ? PAIRS : TILES)[size].high
}

/** Whether all that is common fits into a column of this height, with tiles that are small only where there are many. */
export function fitsColumn(wares: Wares, height: number, close: boolean): boolean {
  const tiles = wares.paired ? 2 * wares.number : wares.number
  const rows = rowsHeight(wares, tiles <= 8 ? 'large' : tiles <= 15 ? 'middle' : 'small')
  return MARGINS + HEAD + rows + (close ? TEMPLES_CLOSE : TEMPLES) + RACES <= height
}

/** Whether temples lie one below the other in a column of this height: where that makes the tiles of the market no smaller. */
export function opens(wares: Wares, height: number): boolean {
  const size = (close: boolean): Size => sizeOf(wares, height, { shape: 'wide', close, parted: false })
  return fitsColumn(wares, height, false) && size(false) === size(true)
}

/** How the parts lie: `close` temples beside each other, `parted` culture and glory below the city. */
export interface Lie {
  shape: Shape
  close: boolean
  parted: boolean
}

/** The room that the other parts of a table of this height leave to the tiles of the market. */
function roomOf(height: number, { shape, close, parted }: Lie): number {
  const temples = close ? TEMPLES_CLOSE : TEMPLES
  const strip = shape === 'square' || shape === 'upright' ? STRIP : 0
  const below = shape === 'upright' ? RACES + CITY : temples + (parted ? ORDER : RACES)
  // Beside what is raced for, a row of temples may be higher than it need be.
  return height - MARGINS - HEAD - strip - below - (parted ? SLACK : 0)
}

const isColumn = ({ shape, parted }: Lie): boolean => shape === 'wide' && !parted

/** The largest size in which all that is for sale fits beside the other parts of a table of this height. */
export function sizeOf(wares: Wares, height: number, lie: Lie): Size {
  const size = sizeIn(wares, roomOf(height, lie) + (isColumn(lie) ? SLACK : 0))
  return lie.shape === 'upright' && size === 'tight' ? 'small' : size
}

/** The largest size in which all that is for sale fits into so many pixels. */
const sizeIn = (wares: Wares, room: number): Size =>
  (['large', 'middle', 'small'] as const).find((size) => rowsHeight(wares, size) <= room) ?? 'tight'

/** The same for a market that has a place of its own with its heading. */
export const sizeInPlace = (wares: Wares, height: number): Size => sizeIn(wares, height - HEAD - LONGER)

/** Whether the parts of a high column lie closer together, because so much fits only then. */
export const isSnug = (wares: Wares, height: number, lie: Lie): boolean =>
  isColumn(lie) && rowsHeight(wares, sizeOf(wares, height, lie)) > roomOf(height, lie) + SLACK - APART

export function shapeOf(width: number, height: number): Shape {
  if (height === 0) return 'wide'
  if (width < height * UPRIGHT) return 'upright'
  if (width < height * SQUARE || width < THREE) return 'square'
  return height < LOW ? 'low' : 'wide'
}

/** Whether three columns are so low that each row counts: on a small laptop, or under hints or a review. */
export const isShallow = (shape: Shape, height: number): boolean => shape === 'low' && height <= 510

/** How many times as large the parts are drawn in a room that is larger than they need. */
export function enlarged(width: number, height: number): number {
  const [wide, high] = MADE_FOR[shapeOf(width, height)]
  return 1 + Math.max(0, Math.min(width / wide, height / high) - 1) * SHARE
}
