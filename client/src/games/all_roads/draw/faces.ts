import { APOTHEM, round, towards, type Point } from './hex'
import type { Box } from '../types'

/** What is printed on a tile, as it lies at r0. */
export interface Face {
  id: string
  roads: readonly (readonly number[])[]
  springs: readonly number[]
  route: readonly number[]
}

/** A tile that lies: its face and by how many steps it is turned. */
export interface Lie {
  face: Face
  turns: number
}

export const facesOf = (box: Box): Map<string, Face> =>
  new Map(box.tiles.map(({ id, roads, springs, trade_route }) => [id, { id, roads, springs, route: trade_route }]))

/** The cells of Rome; all roads of one are one group (ROA-G3). */
export const romeOf = (box: Box): Map<string, Lie> =>
  new Map(
    box.rome.map(({ cell, inner, roads, springs }) => [
      cell.join(','),
      { face: { id: `rome ${cell.join(',')}`, roads: [[inner, ...roads]], springs, route: [] }, turns: 0 },
    ]),
  )

const turned = (sides: readonly number[], by: number): string =>
  sides
    .map((side) => (side + by) % 6)
    .sort()
    .join()

/** After how many steps a tile lies as before (ROA-P3). */
export function period(face: Face): number {
  const all = (by: number): string =>
    [
      face.roads
        .map((group) => turned(group, by))
        .sort()
        .join('|'),
      turned(face.springs, by),
      turned(face.route, by),
    ].join()
  return [1, 2, 3].find((by) => all(by) === all(0)) ?? 6
}

export const sideMiddle = (side: number): Point => {
  const { x, y } = towards(side)
  return { x: x * APOTHEM, y: y * APOTHEM }
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

/** Two roads are one bend, more meet in the middle. */
export function roadPath(group: readonly number[]): string {
  const [a, b] = group
  if (group.length === 2 && a !== undefined && b !== undefined) return `M${at(sideMiddle(a))}Q0 0 ${at(sideMiddle(b))}`
  return group.map((side) => `M0 0L${at(sideMiddle(side))}`).join('')
}

/** The roads of the group that this side of a lying tile belongs to, as they lie; none for a plain side. */
export const groupAt = ({ face, turns }: Lie, side: number): readonly number[] =>
  face.roads.map((group) => group.map((one) => (one + turns) % 6)).find((group) => group.includes(side)) ?? []

/** Where the wheel of a trade route is drawn. */
export function routeMiddle(route: readonly number[], turns = 0): Point {
  const [one = { x: 0, y: 0 }, other = { x: 0, y: 0 }] = route.map((side) => sideMiddle((side + turns) % 6))
  return { x: (one.x + other.x) / 4, y: (one.y + other.y) / 4 }
}

/** Trees between the roads: scattered, but for one tile always the same. */
export function groves(face: Face): string {
  let seed = [...face.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const random = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const roads = face.roads.flat()
  const bend = face.roads.some((group) => group.length === 2)
  const trees: string[] = []
  for (let side = 0; side < 6; side++) {
    if (face.springs.includes(side) || roads.includes(side)) continue
    for (let n = 0; n < 3; n++) {
      const angle = ((side * 60 + (random() - 0.5) * 44) * Math.PI) / 180
      const far = 31 + random() * 12
      trees.push(tree(far * Math.cos(angle), far * Math.sin(angle), 3 + random() * 1.6))
    }
  }
  // Between two roads that are neighbours there is room for little.
  for (const side of roads) {
    if (!roads.includes((side + 1) % 6) || bend) continue
    const angle = ((side * 60 + 30 + (random() - 0.5) * 10) * Math.PI) / 180
    for (const far of [37, 45]) trees.push(tree(far * Math.cos(angle), far * Math.sin(angle), 2.8 + random()))
  }
  return trees.join('')
}

const tree = (x: number, y: number, size: number): string => {
  const r = round(size)
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
}
