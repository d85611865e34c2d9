/** `place t11 1,-1 r3`, taken apart. */
export interface Lay {
  tile: string
  cell: string
  turns: number
}

export const parseLay = (line: string | null): Lay | null => {
  const [verb, tile, cell, turns] = (line ?? '').split(' ')
  if (verb !== 'place' || !tile || !cell || !turns) return null
  return { tile, cell, turns: Number(turns.slice(1)) }
}

export const lineOf = ({ tile, cell, turns }: Lay): string => `place ${tile} ${cell} r${turns}`
