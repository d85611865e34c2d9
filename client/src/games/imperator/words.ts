import { textOf } from '../../language/verbatim'
import { capital, count, list } from '../../lib/words'
import type { Choice, Update } from '../../wire'
import type { Question } from '../module'
import { RESOURCES } from './art'
import type { Board, Box, Outlook, Preview, Units } from './types'

/** What the player reads and hears; numbers always with what they count. */
export { capital, count, list }

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

export const roman = (number: number): string => ROMAN[number] ?? String(number)

/** "+1", "0", "−1". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'))

/** "2 culture and 1 industry". */
export const unitsInWords = (units: Units): string =>
  list(RESOURCES.filter((one) => units[one] > 0).map((one) => `${units[one]} ${one}`))

export const total = (units: Units): number => units.culture + units.military + units.industry

export const previewOf = (choice: Choice): Preview => choice.preview as Preview

/** What a component is called; without it in sight, "triumphal_arc_a" is a "Triumphal arc". */
export const nameOf = (id: string, among: readonly { id: string; name: string }[] = []): string =>
  among.find((one) => one.id === id)?.name ?? capital(id.replace(/_[a-z]$/, '').replaceAll('_', ' '))

const parse = (line: string): [string, string, string] => {
  const [verb = '', first = '', second = ''] = line.split(' ')
  return [verb, first, second]
}

/** What the button says. */
export function act(choice: Choice, box: Box): string {
  const [verb, first, second] = parse(choice.do)
  switch (verb) {
    case 'take':
      return `Take ${nameOf(first, box.cards)}`
    case 'conquer':
      return `Conquer ${nameOf(first, box.regions)}`
    case 'tribute':
      return `Call for ${first}`
    case 'build':
      return `Build the ${nameOf(first, box.buildings)}`
    case 'raise':
      return `Raise the ${nameOf(first, box.monuments)}`
    case 'spend':
      return `Pay ${mixture(first, second)}`
    case 'book':
      return `Add ${mixture(first, second)}`
    case 'pay':
      return 'Pay the barbarians'
    case 'lose':
      return first === 'rome' ? 'Rome falls' : `Give up ${nameOf(first, box.regions)}`
    default:
      return textOf(choice.label)
  }
}

const mixture = (culture: string, military: string): string =>
  unitsInWords({ culture: Number(culture), military: Number(military), industry: 0 })

/** What changes on the three tracks, in figures: "culture 2 → 5". */
export const moves = (before: Units, after: Units, arrow: string): string[] =>
  RESOURCES.filter((one) => before[one] !== after[one]).map((one) => `${one} ${before[one]} ${arrow} ${after[one]}`)

/** The second line of the prompt: what the choice would bring. */
export function summary(preview: Preview, before: Board): string {
  const after = preview.board
  const parts = moves(before.tracks, after.tracks, '→')
  if (after.score !== before.score) parts.push(`${before.score} → ${after.score} points`)
  const said = parts.length > 0 ? `${capital(parts.join(', '))}.` : 'No track moves.'
  return [said, ...asides(preview)].join(' ')
}

function asides(preview: Preview): string[] {
  const said: string[] = []
  if (preview.wasted > 0) said.push(`${count(preview.wasted, 'unit is', 'units are')} lost at the top.`)
  if (preview.then === 'spend') said.push('Next you choose how to pay.')
  if (preview.then === 'book') said.push('Next you choose where the units go.')
  return said
}

/** The name of a choice as a screen reader speaks it. */
export function spoken(choice: Choice, before: Board, box: Box): string {
  const [verb, first] = parse(choice.do)
  const preview = previewOf(choice)
  const after = preview.board
  const does = act(choice, box)
  const brings: string[] = []
  if (verb !== 'take' && verb !== 'book' && total(preview.pays) > 0 && verb !== 'spend')
    brings.push(`pay ${unitsInWords(preview.pays)}`)
  if (verb === 'conquer') brings.push(`gain ${unitsInWords(gained(preview))}`)
  else if (verb !== 'build' && verb !== 'raise') brings.push(...moves(before.tracks, after.tracks, 'to'))
  if (after.score !== before.score && !(verb === 'lose' && first === 'rome'))
    brings.push(`points ${before.score} to ${after.score}`)
  const head = brings.length > 0 ? `${does}: ${brings.join(', ')}` : does
  return [head, ...asides(preview)].join('. ')
}

/** All units that a choice brings, those of bonus buildings included. */
export function gained(preview: Preview): Units {
  const sum = { ...preview.gains }
  for (const bonus of preview.bonus) for (const one of RESOURCES) sum[one] += bonus.units[one]
  return sum
}

/** The prompt while something is chosen and not yet confirmed. */
export function question(choice: Choice, update: Update, box: Box): Question {
  const [verb, first] = parse(choice.do)
  const preview = previewOf(choice)
  const price = unitsInWords(preview.pays)
  const paid = price ? ` for ${price}` : ''
  const before = (update.outlook as Outlook).board
  return { title: ask(choice, act(choice, box), verb, first, paid), detail: summary(preview, before) }
}

function ask(choice: Choice, does: string, verb: string, first: string, paid: string): string {
  switch (verb) {
    case 'take':
      return `Take ${unitsInWords(previewOf(choice).gains)}?`
    case 'conquer':
    case 'build':
    case 'raise':
      return `${does}${paid}?`
    case 'tribute':
      return `Call for tribute in ${first}?`
    case 'pay':
      return `Pay the barbarians${paid ? paid.replace(' for', '') : ''}?`
    case 'lose':
      return first === 'rome' ? 'Rome falls, and the game is lost.' : `${does} to the barbarians?`
    default:
      return `${does}?`
  }
}

/** What a change of the board does to the points, by what counts: "regions +1, arc +1". */
export function reasons(before: Board, after: Board): string[] {
  const points = (board: Board, id: string): number => board.parts.find((part) => part.id === id)?.points ?? 0
  const ids = new Set([...before.parts, ...after.parts].map((part) => part.id))
  return [...ids]
    .map((id) => ({ id, by: points(after, id) - points(before, id) }))
    .filter(({ by }) => by !== 0)
    .map(({ id, by }) => `${brief(nameIn(before, after, id))} ${by > 0 ? '+' : '−'}${Math.abs(by)}`)
}

/** "Triumphal arc" is an "arc" where there is little room. */
const brief = (name: string): string => name.split(' ').at(-1)?.toLowerCase() ?? name

const nameIn = (before: Board, after: Board, id: string): string =>
  [...after.parts, ...before.parts].find((part) => part.id === id)?.name ?? nameOf(id)
