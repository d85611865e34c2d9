/** The roofs of Rome: x, y, width, height; between the walls and off the roads. */
export const ROOFS: readonly (readonly [number, number, number, number])[] = [
  [-41, -11, 13, 9],
  [-41, 2, 13, 9],
  [-26, -6, 8, 12],
  [-4, -42, 12, 9],
  [1, -29, 11, 8],
  [16, -27, 13, 8],
  [18, -14.5, 16, 6],
  [92, -42, 12, 9],
  [91, -29, 11, 8],
  [75, -27, 12, 8],
  [70, -14.5, 16, 6],
  [132, -11, 13, 9],
  [132, 2, 13, 9],
  [122, -6, 8, 12],
  [-4, 33, 12, 9],
  [1, 21, 11, 8],
  [92, 33, 12, 9],
  [91, 21, 11, 8],
  [16, 19, 13, 8],
  [75, 19, 12, 8],
  [18, 31, 8, 6],
  [78, 31, 8, 6],
  [18, -36, 8, 6],
  [78, -36, 8, 6],
]

export const OUTLINE =
  'M0-59.2L51.3-29.6L103.9-59.2L155.2-29.6L155.2 29.6L103.9 59.2L52 29.6L0 59.2L-51.3 29.6L-51.3-29.6Z'
export const WALL = 'M0-52L52-26L103.9-52L149-26L149 26L103.9 52L52 26L0 52L-45 26L-45-26Z'

/** What stands on the city itself, in Latin for every reader. */
export const INSCRIPTION = 'ROMA'
