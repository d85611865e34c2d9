/**
 * How the parts of the table lie, by the shape of the room: three columns, closer together where it is low; the seats in a strip
 * above where it is not wide; all below the city where it is upright.
 */
export type Shape = 'wide' | 'low' | 'square' | 'upright'

const [UPRIGHT, SQUARE, LOW] = [1.1, 1.75, 690] as const

export function shapeOf(width: number, height: number): Shape {
  if (height === 0) return 'wide'
  if (width < height * UPRIGHT) return 'upright'
  if (width < height * SQUARE) return 'square'
  return height < LOW ? 'low' : 'wide'
}
