import { textOf } from '../../language/verbatim'
import { narrow } from '../../lib/narrow'
import { capital, count, list, nth } from '../../lib/words'
import type { Choice, Update } from '../../wire'
import type { Question } from '../module'
import { boughtBy, objectOf, verbOf } from './notation'
import { listed, tilesOf, WAYS } from './kinds'
import { plan } from './plan.svelte'
import type { Box, Line, Offer, Preview, View } from './types'

/** What the player reads and hears; numbers always with what they count. */
export { capital, count, list, nth as ordinal }

export const previewOf = (choice: Choice): Preview => choice.preview as Preview

const CULTURE = ['theater', 'art', 'academics']

/** "1 denarius", "2 wood", "1 theater point". */
export function amount(number: number, unit: string): string {
  if (unit === 'denarii') return count(number, 'denarius', 'denarii')
  if (unit === 'any_resource') return `${count(number, 'resource')} of your choice`
  if (unit === 'identical') return `${number} identical resources`
  if (CULTURE.includes(unit)) return count(number, `${unit} point`)
  return `${number} ${unit}`
}

export const amounts = (of: Readonly<Record<string, number>>): string =>
  list(listed(of).map(([unit, number]) => amount(number, unit)))

/** "+2 wood, −1 denarius". */
export const changes = (of: Readonly<Record<string, number>>): string =>
  listed(of)
    .map(([unit, number]) => `${number > 0 ? '+' : '−'}${amount(Math.abs(number), unit)}`)
    .join(', ')

/** "1 stone and 3 denarii", "nothing"; without the tax. */
export const price = ({ pay, denarii }: Offer): string =>
  amounts({ ...pay, ...(denarii > 0 ? { denarii } : {}) }) || 'nothing'

const brings = ({ gains, picks, trades }: Line): boolean => listed(gains).length + picks + trades > 0

/** What a line would bring: "+2 wood, +2 theater points, takes the theater tile for 4 VP". */
function yieldOf(line: Line): string {
  const parts: string[] = []
  const gains = changes(line.gains)
  if (gains) parts.push(gains)
  if (line.picks > 0) parts.push(`${count(line.picks, 'free choice')}`)
  if (line.trades > 0) parts.push(`up to ${count(line.trades, 'exchange')}`)
  if (!brings(line)) parts.push('brings nothing now')
  if (line.culture.length > 0)
    parts.push(`takes ${list(line.culture.map((one) => `the ${one} tile`))} for ${line.vp} VP`)
  return parts.join(', ')
}

/** The line as a screen reader hears it: the tiles first, in their order. */
export const lineInWords = (line: Line, names: readonly string[]): string =>
  line.cells.length === 0 ? 'no facility there' : `${list(names)}, ${yieldOf(line)}`

/** The line where there is little room: what it brings first. */
const lineInShort = (line: Line, names: readonly string[]): string =>
  line.cells.length === 0 ? 'no facility there' : `${yieldOf(line)}, from ${list(names)}`

const VERBS: Readonly<Record<string, string>> = {
  residence: 'Build residence',
  assist: 'Place assistant',
  pass: 'Pass',
  at: 'Place here',
  exchange: 'Exchange',
  take: 'Take the tile',
  move: 'Move it',
  remove: 'Remove it',
  decline: 'Buy none',
  'buy-assistant': 'Buy assistant',
}

/** What the button says. */
export function act(choice: Choice, box: unknown): string {
  const [verb, object] = [verbOf(choice.do), objectOf(choice.do)]
  const then = plan.after(choice.do)
  if (verb === 'build') {
    const name = tilesOf(box as Box).get(object)?.name ?? object
    return then === null ? `Buy ${name}` : `Build ${name} here`
  }
  if (verb === 'activate') return `Activate ${object}`
  if (then !== null) return `${VERBS[verb] ?? 'Build'}, ${objectOf(then)}`
  return VERBS[verb] ?? textOf(choice.label)
}

/** The prompt while something is chosen and not yet confirmed. */
export function question(choice: Choice, update: Update, box: unknown): Question {
  const tiles = tilesOf(box as Box)
  const view = update.view as View
  const names = (cells: readonly string[]): string[] => {
    const laid = view.seats[update.to_act ?? 0]?.tiles ?? []
    return cells.map((cell) => tiles.get(laid.find((one) => one.cell === cell)?.tile ?? '')?.name ?? cell)
  }
  const preview = previewOf(choice)
  const title = `${textOf(choice.label).replace(/, and .* leaves the game$/, '')}?`
  switch (verbOf(choice.do)) {
    case 'build':
      return { title, detail: buying(choice, box as Box) }
    case 'residence':
    case 'assist': {
      const then = objectOf(plan.after(choice.do))
      const line = preview.lines?.find(({ direction }) => direction === then)
      const what = verbOf(choice.do) === 'assist' ? 'Put an assistant on this residence' : 'Build a residence here'
      if (line !== undefined)
        return { title: `${what} and activate ${then}?`, detail: capital(lineInShort(line, names(line.cells))) + '.' }
      return {
        title: `${what}?`,
        detail: `Choose a direction, now or later. ${waysInWords(preview.lines ?? [], names)}`,
      }
    }
    case 'activate': {
      const { total } = preview
      return {
        title: `Activate ${objectOf(choice.do)}?`,
        detail: total ? capital(lineInShort(total, names(total.cells))) + '.' : '',
      }
    }
    case 'at':
      return { title: 'Place it here?', detail: preview.vp ? `It would count ${preview.vp} VP here now.` : '' }
    case 'exchange':
      return { title, detail: preview.sell ? `You would have to sell ${count(preview.sell, 'token')}.` : '' }
    case 'pass':
      return { title, detail: passing(view) }
    default:
      return { title, detail: '' }
  }
}

const waysInWords = (lines: readonly Line[], names: (cells: readonly string[]) => string[]): string =>
  WAYS.flatMap((way) => {
    const line = lines.find(({ direction }) => direction === way)
    return line === undefined || !brings(line) ? [] : [`${capital(way)}: ${lineInShort(line, names(line.cells))}.`]
  }).join(' ')

function buying(choice: Choice, box: Box): string {
  const bought = boughtBy(choice.do)
  const preview = previewOf(choice)
  const said = preview.sell ? [`You would have to sell ${count(preview.sell, 'token')}.`] : []
  said.push(box.words[bought?.tile ?? ''] ?? '')
  if (bought?.other === 'coins') said.push('The denarii of the pair go back to the bank.')
  else if (bought?.other) said.push(`The ${tilesOf(box).get(bought.other)?.name ?? bought.other} leaves the game.`)
  if (plan.after(choice.do) === null)
    said.push(narrow.current ? 'Its cell is chosen next.' : 'Choose a lit cell, now or later.')
  return said.join(' ')
}

function passing(view: View): string {
  if (view.seats.length === 1) return 'This ends the round.'
  const order = view.passed.length + 1
  const after = order === 1 ? ' All others then pay 1 denarius tax an action.' : ''
  return `You take order tile ${order}, then 1 denarius for each turn.${after}`
}
