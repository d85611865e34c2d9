/** The lines of the score, as the rules count them. */
export const LINES = ['collected', 'items', 'prestige', 'frame', 'fountains', 'villas'] as const

/** The same as they stand in the narrow panel of a seat: two columns. */
export const SHORT_LINES = ['collected', 'frame', 'prestige', 'villas', 'fountains', 'items'] as const
