import type { Compass, Kind, Part, Tile } from '../types'

/** How the parts of a tile are drawn, on a square of 100; every path is drawn towards up and then turned. */

export type Family = 'landscape' | 'dwelling' | 'villa' | 'single'

export interface Path {
  d: string
  /** Quarters to the right. */
  turn: number
}

export interface Shape {
  kind: Kind
  family: Family
  /** Where the shape looks; everything in it is turned so. */
  turn: number
  /** How far it reaches into the tile; 100 for one that runs through, or round a corner. */
  depth: number
  area: string
  /** Its outline, without the sides of the tile. */
  rim: readonly Path[]
  /** The sides of a villa with more than one, after `turn`. */
  arms: readonly number[]
  chimneys: number
  /** The middle of its icon, as the tile lies at r0, and the edge of the icon. */
  icon: { x: number; y: number; size: number }
}

const SIDES: readonly Compass[] = ['N', 'E', 'S', 'W']
const LANDSCAPES: readonly Kind[] = ['pond', 'garden', 'vineyard', 'farmyard']
const DWELLINGS: readonly Kind[] = ['merchant', 'granary', 'administration', 'craftsman']

export const familyOf = (kind: Kind): Family => {
  if (LANDSCAPES.includes(kind)) return 'landscape'
  if (DWELLINGS.includes(kind)) return 'dwelling'
  return kind === 'villa' ? 'villa' : 'single'
}

export const sidesOf = (part: Part): number[] => part.edges.map((one) => SIDES.indexOf(one))

/** A point, turned by quarters about the middle of the tile. */
export function turned({ x, y }: { x: number; y: number }, quarters: number): { x: number; y: number } {
  for (let n = 0; n < ((quarters % 4) + 4) % 4; n++) [x, y] = [100 - y, x]
  return { x, y }
}

export const shapesOf = (tile: Tile): Shape[] =>
  tile.parts.map((part) => shapeOf(part, tile.parts.filter((one) => one !== part).flatMap(sidesOf)))

/** `others` are the sides that belong to the other part of the tile. */
function shapeOf(part: Part, others: readonly number[]): Shape {
  const sides = sidesOf(part)
  const turn = firstOf(sides)
  const near = others.map((side) => (side - turn + 4) % 4)
  const family = familyOf(part.kind)
  const plain = { kind: part.kind, family, turn, arms: [], chimneys: part.chimneys ?? 0 }
  if (family === 'single') return { ...plain, ...single() }
  if (family === 'dwelling') return { ...plain, ...dwelling(turn, near) }
  if (family === 'villa') return { ...plain, ...villa(turn, sides, near) }
  if (sides.length === 1) return { ...plain, ...inlet(part.kind, turn, near) }
  const opposite = sides.length === 2 && (sides[0] ?? 0) % 2 === (sides[1] ?? 0) % 2
  return { ...plain, ...(opposite ? through(turn, near) : bend(turn, near)) }
}

/** The side from which the others follow to the right, so that two neighbours are always up and right. */
function firstOf(sides: readonly number[]): number {
  return sides.find((side) => sides.includes((side + 1) % 4) && !sides.includes((side + 3) % 4)) ?? sides[0] ?? 0
}

type Drawn = Pick<Shape, 'depth' | 'area' | 'rim' | 'icon'>

/** Parts beside each other must leave room; so less do parts across. */
const deep = (near: readonly number[], alone: number, across: number, beside: number): number =>
  near.length === 0 ? alone : near.some((side) => side % 2 === 1) ? beside : across

const at = (x: number, y: number, turn: number, size: number): Shape['icon'] => ({ ...turned({ x, y }, turn), size })

function single(): Drawn {
  const rim = 'M19 50A31 31 0 1 1 81 50A31 31 0 1 1 19 50Z'
  return { depth: 100, area: rim, rim: [{ d: rim, turn: 0 }], icon: { x: 50, y: 50, size: 36 } }
}

function inlet(kind: Kind, turn: number, near: readonly number[]): Drawn {
  const depth = deep(near, 64, 44, 31)
  const bow = (kind === 'pond' ? 0.6 : 0.72) * depth
  const rim =
    kind === 'pond'
      ? `M20 0C20 ${bow} 29 ${depth} 50 ${depth}S80 ${bow} 80 0`
      : `M20 0C20 ${bow} 25 ${depth} 38 ${depth}H62C75 ${depth} 80 ${bow} 80 0`
  const size = depth < 40 ? 19.2 : 26
  return { depth, area: `${rim}Z`, rim: [{ d: rim, turn }], icon: at(50, depth * 0.46, turn, size) }
}

/** From up to down; what lies on a side in between bites into it. */
function through(turn: number, near: readonly number[]): Drawn {
  const [right, left] = [near.includes(1), near.includes(3)]
  const east = right ? 'C80 20 57 26 57 50S80 80 80 100' : 'V100'
  const west = left ? 'C20 80 43 74 43 50S20 20 20 0' : 'V0'
  const rim = `M80 0${east}M20 100${west}`
  const x = 50 + (left ? 12 : 0) - (right ? 12 : 0)
  return { depth: 100, area: `M20 0H80${east}H20${west}Z`, rim: [{ d: rim, turn }], icon: at(x, 50, turn, 26) }
}

/** From up to the right; what lies below or on the left bites into it. */
function bend(turn: number, near: readonly number[]): Drawn {
  const outer = near.includes(2)
    ? 'M20 0C20 36 36 50 58 50C78 50 76 80 100 80'
    : near.includes(3)
      ? 'M20 0C20 24 50 22 50 42C50 64 64 80 100 80'
      : 'M20 0C20 50 50 80 100 80'
  const rim = `${outer}M100 20C88 20 80 12 80 0`
  return { depth: 100, area: `${outer}V20C88 20 80 12 80 0Z`, rim: [{ d: rim, turn }], icon: at(64, 32, turn, 24) }
}

function dwelling(turn: number, near: readonly number[]): Drawn {
  const depth = deep(near, 46, 40, 29)
  const rim = `M28 0V${depth}H72V0`
  return { depth, area: `${rim}Z`, rim: [{ d: rim, turn }], icon: at(50, depth * 0.395, turn, 15.5) }
}

function villa(turn: number, sides: readonly number[], near: readonly number[]): Drawn & Pick<Shape, 'arms'> {
  const icon = { x: 50, y: 50, size: 0 }
  if (sides.length === 1) {
    const depth = deep(near, 66, 50, 44)
    const rim = `M34 0V${depth}H66V0`
    return { depth, area: `${rim}Z`, rim: [{ d: rim, turn }], icon, arms: [] }
  }
  const arms = sides.map((side) => (side - turn + 4) % 4)
  const rim = [0, 1, 2, 3].map((side) => ({
    d: arms.includes(side) ? 'M34 0V34M66 0V34' : 'M34 34H66',
    turn: side + turn,
  }))
  return { depth: 100, area: '', rim, icon, arms }
}
