import { count } from './kinds'
import type { Box, Holding, Outlook, Standing, View } from './types'
import { list } from './words'

/** A line of the final score, and how it comes about. */
export interface Explained {
  line: string
  points: number
  why: string
}

/** What a completed villa scores by its chimneys (CAR-E6). */
export function villaPoints(chimneys: number, { villa_chart: { entries, beyond_step } }: Box): number {
  const found = entries.find((one) => one.chimneys === chimneys)
  if (found !== undefined) return found.vp
  const last = entries.at(-1)
  return last === undefined || chimneys < last.chimneys ? 0 : last.vp + (chimneys - last.chimneys) * beyond_step
}

const nothing = (text: string): string => text || 'nothing'

/** The final score of a seat, line by line, each with its reason. */
export function explained(holding: Holding, standing: Standing, box: Box): Explained[] {
  const { score, goals, fountains, structures, completed } = standing
  const goods = Object.values(holding.goods).reduce((sum, one) => sum + one, 0)
  const items = goods + holding.coins + holding.bread + holding.stored.length
  const villas = structures.filter(({ kind, complete }) => kind === 'villa' && complete)
  return [
    {
      line: 'Collected',
      points: score.collected,
      why: 'starting VP, forum cards, prestige beyond the end of the bar, less what failed cards cost',
    },
    {
      line: 'Items',
      points: score.items,
      why: `${count(goods, 'good')}, ${count(holding.coins, 'coins')}, ${count(holding.bread, 'bread')}, ${count(holding.stored.length, 'stored tile')}: ${items} in all, ${box.amounts.items_per_end_point} for 1 VP`,
    },
    { line: 'Prestige', points: score.prestige, why: `space ${holding.prestige} of the bar` },
    {
      line: 'Frame',
      points: score.frame,
      why: nothing(
        goals
          .filter(({ status }) => status === 'reached')
          .map(({ kind, column, row, vp }) => `${kind} in ${column > 0 ? `column ${column}` : `row ${row}`}: ${vp}`)
          .join('; '),
      ),
    },
    {
      line: 'Fountains',
      points: score.fountains ?? 0,
      why: nothing(fountains.map(({ kind, vp }) => `${count(completed[kind] ?? 0, kind)}: ${vp}`).join('; ')),
    },
    {
      line: 'Villas',
      points: score.villas,
      why: nothing(
        villas.map(({ chimneys }) => `${count(chimneys, 'chimney')}: ${villaPoints(chimneys, box)}`).join('; '),
      ),
    },
  ]
}

/** Who won, by name, and what decided between equal points (CAR-E7). */
export function ending(view: View, outlook: Outlook, name: (seat: number) => string): string {
  const seats = outlook.seats.map((standing, at) => ({ at, ...standing }))
  const [best, ...more] = seats.filter(({ ahead }) => ahead)
  if (best === undefined) return ''
  const top = best.score.total
  if (more.length > 0)
    return `${list([best, ...more].map(({ at }) => name(at)))} share the victory with ${top} VP each.`
  const wins = `${name(best.at)} ${name(best.at) === 'You' ? 'win' : 'wins'}`
  const equal = seats.filter(({ at, score }) => at !== best.at && score.total === top)
  if (equal.length === 0) return `${wins} with ${top} VP.`
  const writs = Math.max(...equal.map(({ at }) => view.seats[at]?.writs.length ?? 0))
  return `${wins}: ${top} VP each, but ${best.writs > writs ? 'more writs left' : 'less prestige'}.`
}
