/** The names of all symbols in icons.svg; an icon is asked for by one of these. */
export const ICONS = [
  // The house
  'mark',
  // Seats
  'laurel', 'column', 'sun', 'leaf',
  // Tools
  'undo', 'hint', 'log', 'book', 'theme', 'more', 'people', 'clock', 'check', 'turn', 'turn-back',
  'arrow', 'cards', 'eye', 'map', 'plus', 'minus', 'fit', 'close', 'first', 'previous', 'play',
  'pause', 'next', 'last', 'download', 'copy', 'flag', 'pencil', 'keyboard', 'lost',
  // Imperator: resources
  'culture', 'military', 'industry',
  // Imperator: what is built and done, on a grid of 48
  'colossus', 'hippodrome', 'arc', 'lighthouse', 'senate', 'colosseum', 'gardens', 'temple',
  'amphitheater', 'camp', 'mine', 'conquest', 'tribute',
  // Pieces of a lone player
  'cube', 'cube-ghost',
  // Minerva and Carpe Diem
  'grain', 'wood', 'stone', 'ore', 'denarius', 'glory', 'theater', 'art', 'academics', 'assistant',
  'production', 'trade', 'cultural', 'helmet', 'special', 'sanctuary', 'residential', 'any',
  'around', 'lines', 'kinds', 'fish', 'herbs', 'grapes', 'chicken', 'coin', 'bread', 'prestige',
  'writ', 'chimney', 'pond', 'garden', 'vineyard', 'farmyard', 'merchant', 'granary',
  'administration', 'craftsman', 'villa', 'market', 'bakery', 'fountain', 'direction', 'turn-right',
  'turn-left', 'patrician', 'shovel', 'store', 'frame',
] as const

export type IconName = (typeof ICONS)[number]
