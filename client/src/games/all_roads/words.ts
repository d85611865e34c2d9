import { textOf } from '../../language/verbatim'
import { capital, count, list, ordinal } from '../../lib/words'
import type { Choice, Update } from '../../wire'
import type { Question } from '../module'
import type { Desk } from './desk.svelte'
import { describe, hasSide } from './faces'
import { centre, neighbour, placeParts } from './hex'
import { plan } from './plan.svelte'
import type { Built, Kind, Preview, Verdict, View } from './types'

/** What the player reads and hears; numbers always with what they count. */
export { capital, count, list }

/** What a seat is called: "You", or a name. */
export type Named = (seat: number) => string

export const KINDS: readonly Kind[] = ['house', 'villa', 'spa', 'monument']

/** "a house", "2 houses". */
export const some = (number: number, one: string): string => (number === 1 ? `a ${one}` : `${number} ${one}s`)

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
export const inWords = (number: number): string => WORDS[number] ?? String(number)

export const previewOf = (choice: Choice): Preview => choice.preview as Preview

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east']
const ROME = { x: 52, y: 0 }

/** Where a cell lies, as one would tell it on the phone: "2,-1, north-east of Rome". */
export function whereIs(cell: string): string {
  const { x, y } = centre(cell)
  const wind = Math.round(Math.atan2(y - ROME.y, x - ROME.x) / (Math.PI / 4))
  return `${cell}, ${WINDS[(wind + 8) % 8]} of Rome`
}

const turnedBy = (turns: number): string => (turns === 0 ? 'not turned' : `turned ${turns * 60}°`)

/** "closes a loop of 5 tiles". */
export const closing = (loops: readonly string[][], verb = 'closes'): string => {
  if (loops.length === 0) return ''
  const sizes = loops.map((loop) => loop.length)
  if (sizes.length === 1) return `${verb} a loop of ${sizes[0]} tiles`
  return `${verb} ${inWords(sizes.length)} loops, of ${list(sizes.map(String))} tiles`
}

const gainsInWords = (desk: Desk, gains: readonly number[]): string =>
  list(
    gains.flatMap((gain, seat) => (gain === 0 ? [] : [`${desk.name(seat)} ${gain > 0 ? '+' : '−'}${Math.abs(gain)}`])),
  )

/** "Place t11 at 2,-1, north-east of Rome, turned 60°, closes a loop of 6 tiles: You +3." */
export function spokenPlace(desk: Desk, cell: string, preview: Preview): string {
  const parts = [`Place ${desk.tile?.id ?? ''} at ${whereIs(cell)}`, turnedBy(desk.turns)]
  const closed = closing(preview.loops ?? [])
  if (closed) parts.push(closed)
  const gains = gainsInWords(desk, preview.gains)
  const offers = preview.offers?.length ?? 0
  return [
    `${parts.join(', ')}${gains ? `: ${gains}` : ''}.`,
    ...(offers > 0 ? [`Room for ${some(offers, 'house')}.`] : []),
    ...(preview.ends === true ? ['It closes the map: the game ends.'] : []),
  ].join(' ')
}

/** A cell where the tile fits, but not as it is held. */
export const spokenPlaceholder = (desk: Desk, cell: string): string =>
  `${desk.tile?.id ?? ''} at ${whereIs(cell)}, ${turnedBy(desk.turns)}: ${whyNot(desk, cell)} Choosing turns it.`

/** Why the tile cannot lie as it is held (the engine offers only what it can). */
export function whyNot(desk: Desk, cell: string): string {
  const { tile, turns } = desk
  if (tile === null) return ''
  const roads = tile.roads.flat()
  const meets = [0, 1, 2, 3, 4, 5].some((side) => {
    const other = desk.land.get(neighbour(cell, side))
    return (
      other !== undefined &&
      hasSide(tile.roads.flat(), side, turns) &&
      hasSide(other.face.roads.flat(), side + 3, other.turns)
    )
  })
  if (meets || roads.length === 0) return 'so it would close the map while tiles are left.'
  return 'turned so, none of its roads meets a road here.'
}

/** Tokens of one seat and colour that are built, or that houses become. */
interface Line {
  kind: Kind
  colour: string
  seat: number
  was: Kind | null
  number: number
}

function grouped(builds: readonly Built[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { kind, colour, seat, was = null } of builds) {
    const key = `${kind} ${colour} ${was ?? ''}`
    const line = lines.get(key) ?? { kind, colour, seat, was, number: 0 }
    lines.set(key, { ...line, number: line.number + 1 })
  }
  return [...lines.values()]
}

const changed = ({ seat, was, kind, number }: Line, verb: string, named: Named): string =>
  `${owner(named(seat))} ${number === 1 ? was : `${number} ${was}s`} ${verb} ${number === 1 ? `a ${kind}` : `${kind}s`}`

/** "Livia’s house became a villa", a sentence for each such thing. */
export const changes = (builds: readonly Built[], named: Named): string[] =>
  grouped(builds).flatMap((line) => (line.was === null ? [] : [`${changed(line, 'became', named)}.`]))

/** What is built, as one sentence for each thing: "Livia builds 2 villas", or "built" once it is done. */
export const bringing = (
  desk: Desk,
  builds: readonly Built[],
  done = false,
): (Line & { words: string; gain: number })[] =>
  grouped(builds).map((line) => {
    const { seat, was, kind, number } = line
    const builder = desk.name(seat)
    const words =
      was === null
        ? `${builder} ${done ? 'built' : builder === 'You' ? 'build' : 'builds'} ${some(number, kind)}`
        : changed(line, done ? 'became' : number === 1 ? 'becomes' : 'become', (one) => desk.name(one))
    return { ...line, words, gain: number * (desk.worth(kind) - desk.worth(was)) }
  })

export const owner = (name: string): string => (name === 'You' ? 'Your' : `${name}’s`)

/** What the button says. */
export function act(choice: Choice): string {
  const [verb] = choice.do.split(' ')
  if (verb === 'place') return 'Place here'
  if (verb !== 'house' && verb !== 'done') return textOf(choice.label)
  return plan.planned.length === 0 ? 'Build none' : `Build ${count(plan.planned.length, 'house')}`
}

/** The prompt while something is chosen and not yet confirmed. */
export function question(choice: Choice, update: Update): Question {
  const view = update.view as View
  const [verb] = choice.do.split(' ')
  if (verb === 'place') {
    const fresh = view.moment.is === 'laying' ? view.moment.fresh.length : 0
    return { title: `Place your ${ordinal(fresh + 1)} tile here?`, detail: summary(previewOf(choice), update) }
  }
  const [planned, offered] = [plan.planned.length, plan.offers.length]
  if (planned === 0)
    return { title: 'Build no houses?', detail: 'Places left free can be built on later only from a loop around them.' }
  return {
    title: planned === offered ? `Build ${some(planned, 'house')}?` : `Build ${planned} of ${offered} houses?`,
    detail: `+${count(planned, 'point')}. Untick a place to keep its house for later.`,
  }
}

/** The second line of the prompt: "Closes two loops: you +4, Livia +1. Room for a house." */
function summary(preview: Preview, update: Update): string {
  const names = update.sitters.map(({ name }, seat) => (seat === update.seat ? 'you' : name))
  const gains = preview.gains.flatMap((gain, seat) => (gain === 0 ? [] : [`${names[seat]} +${gain}`]))
  const loops = preview.loops ?? []
  const offers = preview.offers?.length ?? 0
  const said: string[] = []
  if (loops.length > 0) said.push(capital(`${closing(loops)}${gains.length > 0 ? `: ${list(gains)}` : ''}.`))
  if (offers > 0) said.push(`Room for ${some(offers, 'house')} (+1${offers > 1 ? ' each' : ''}).`)
  if (said.length === 0) said.push('It closes no loop, and no road ends at it.')
  if (preview.ends === true) said.push('It closes the map: the game ends.')
  return said.join(' ')
}

const SIDES = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east']

/** A place for a house, in two lines: "Dead end at 1,-1", "its road to the south-west". */
export function placeInWords(desk: Desk, place: string): [string, string] {
  const { cell, side } = placeParts(place)
  if (side === null) return [`Trade route at ${cell}`, whereIs(cell).replace(`${cell}, `, '')]
  const spring = desk.outlook.dead_ends.some((one) => one.place === place && one.spring)
  return [`${spring ? 'Hot spring' : 'Dead end'} at ${cell}`, `its road to the ${SIDES[side]}`]
}

export const tileInWords = (desk: Desk, id: string): string => {
  const face = desk.faces.get(id)
  return face === undefined ? id : `${id}: ${describe(face)}`
}

/** "Livia wins: more monuments (3 to 2) at 25 points each." */
export function verdictInWords({ winners, points, by, most, next }: Verdict, named: Named): string {
  const names = winners.map(named)
  const several = names.length > 1
  const verb = several ? 'share the victory' : names[0] === 'You' ? 'win' : 'wins'
  const each = several || by != null ? ' each' : ''
  return `${list(names)} ${verb}${by == null ? ' with ' : `: more ${by}s (${most} to ${next}) at `}${count(points, 'point')}${each}.`
}
