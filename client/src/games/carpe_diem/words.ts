import { textOf } from '../../language/verbatim'
import { capital, list, ordinal } from '../../lib/words'
import type { Choice, Update } from '../../wire'
import type { Question } from '../module'
import type { Desk } from './desk.svelte'
import { changes, gainsOf } from './gains'
import { clash, xy } from './grid'
import { article, count } from './kinds'
import { parse } from './lines'
import { plan } from './plan.svelte'
import type { Box, ForumCard, Offer, Preview, Tile, View } from './types'

/** What the player reads and hears; numbers always with what they count. */
export { capital, list, ordinal }

export const previewOf = (choice: Choice): Preview => choice.preview as Preview

/** "pond and villa with 2 chimneys". */
export const tileInWords = (tile: Tile | undefined): string =>
  list(
    (tile?.parts ?? []).map(({ kind, chimneys = 0 }) =>
      kind === 'villa' ? `villa with ${count(chimneys, 'chimney')}` : kind,
    ),
  )

/** "2 fish", "3 chimneys". */
export const needInWords = (card: ForumCard): string =>
  list(Object.entries(card.requirement).map(([what, number]) => count(number, what)))

/** "7 VP", "1 coin and 1 prestige", for so many sets. */
export function rewardInWords({ reward }: ForumCard, sets = 1): string {
  const { vp = 0, coins = 0, bread = 0, prestige = 0 } = reward
  const rows: [number, string][] = [
    [vp, 'VP'],
    [coins, 'coins'],
    [bread, 'bread'],
    [prestige, 'prestige'],
  ]
  return list(rows.filter(([number]) => number > 0).map(([number, what]) => count(number * sets, what)))
}

export const isRed = ({ letter }: ForumCard): boolean => letter === 'A' || letter === 'B'

/** "Pay 2 fish: 4 VP", "Own 3 chimneys: 1 coin". */
export const cardInWords = (card: ForumCard): string =>
  `${isRed(card) ? 'Pay' : 'Own'} ${needInWords(card)}: ${rewardInWords(card)}`

export const whereIs = (cell: string): string => {
  const { x, y } = xy(cell)
  return `column ${x}, row ${y}`
}

const turnedBy = (turns: number): string => (turns === 0 ? 'as it lies' : `turned ${turns * 90}°`)

const sentences = (parts: readonly string[]): string => parts.map((one) => `${one}.`).join(' ')

/** What a placement brings: "Completes a pond of 3: +2 fish. Takes the writ: +1 prestige." */
export const bringing = (preview: Preview, box: Box): string =>
  sentences(gainsOf(preview, box).map(({ what, worth }) => `${what}: ${worth}`))

/** A cell where the held tile can go. */
export function sayPlace(desk: Desk, cell: string): string {
  const { tile, turns } = desk
  const choice = desk.places.get(cell)?.get(turns)
  const where = capital(whereIs(cell))
  if (tile !== null && choice === undefined)
    return `${where}, ${turnedBy(turns)}: ${clash(desk.land, cell, { tile, turns })}. Choosing turns it.`
  const brings = choice === undefined ? '' : bringing(previewOf(choice), desk.box)
  return `${where}, ${turnedBy(turns)}. ${brings || 'It completes nothing yet.'}`
}

/** What a pair of cards would bring, card by card: "Own 3 chimneys, once: 1 coin; …". */
export function sayOffer(desk: Desk, offer: Offer): string {
  const uses = offer.cards.map(({ card: id, own, paid, bread, fails }) => {
    const card = desk.cards.get(id)
    if (card === undefined) return ''
    if (fails) return `${needInWords(card)}: no set, −${desk.box.amounts.forum_penalty} VP`
    const sets = own + paid + bread
    return `${needInWords(card)}, ${count(sets, 'set')}${bread > 0 ? ` (${bread} in bread)` : ''}: ${rewardInWords(card, sets)}`
  })
  const net = changes(offer)
  return `${uses.join('; then ')}. In all ${net.length > 0 ? net.join(', ') : 'nothing'}${offer.goods < 0 ? `, −${count(-offer.goods, 'good')}` : ''}.`
}

/** A choice that is no placement, with what it brings. */
export function sayChoice(desk: Desk, choice: Choice): string {
  const preview = previewOf(choice)
  const line = parse(choice.do)
  switch (line?.verb) {
    case 'go':
    case 'bread': {
      const tiles = (preview.tiles ?? []).map((id) => tileInWords(desk.tiles.get(id)))
      return `${textOf(choice.label)}. There ${tiles.length === 1 ? 'lies' : 'lie'}: ${tiles.join('; ')}.`
    }
    case 'take':
    case 'craft':
      return `${textOf(choice.label)}. ${fitting(preview)}`
    case 'visit': {
      const offer = desk.outlook.offers.find(({ a, b }) => a === line.a && b === line.b)
      return `Between cards ${line.a} and ${line.b}. ${offer === undefined ? '' : sayOffer(desk, offer)}`
    }
    case 'first':
      return `${textOf(choice.label)}. ${preview.offer ? sayOffer(desk, preview.offer) : ''}`
    default: {
      const brings = changes(preview)
      const total = preview.total ?? 0
      return `${textOf(choice.label)}${brings.length > 0 ? `: ${brings.join(', ')}` : ''}.${total !== 0 ? ` Score ${total > 0 ? '+' : '−'}${Math.abs(total)} VP.` : ''}`
    }
  }
}

/** "Fits in 5 ways. Could complete a pond (2 fish)." */
export function fitting({ fits = 0, could = [] }: Preview): string {
  if (fits === 0) return 'It fits nowhere: it would be stored.'
  const ways = fits === 1 ? 'Fits in one way.' : `Fits in ${fits} ways.`
  return could.length === 0
    ? ways
    : `${ways} Could complete ${list(could.map(({ kind, gives }) => `${article(kind)} (${gives})`))}.`
}

/** What the button says. */
export function act(choice: Choice): string {
  const line = parse(choice.do)
  switch (line?.verb) {
    case 'start':
      return 'Begin here'
    case 'go':
      return plan.wish === null ? `Go ${line.way}` : `Go ${line.way} and take it`
    case 'bread':
      return plan.wish === null ? 'Pay 1 bread and go' : 'Pay 1 bread, take it'
    case 'take':
    case 'craft':
      return 'Take it'
    case 'place':
      return 'Place here'
    case 'store':
      return 'Store it'
    case 'reward':
      return `${capital(line.kind)} first`
    case 'return':
      return 'Return it'
    case 'visit':
      return 'Put the marker here'
    case 'first':
      return 'Begin with it'
    case 'pay':
      return line.sets + line.bread === 0 ? 'Pay nothing' : `Pay ${count(line.sets + line.bread, 'set')}`
    default:
      return textOf(choice.label)
  }
}

/** The prompt while something is chosen and not yet confirmed. */
export function question(choice: Choice, update: Update, given: unknown): Question {
  const box = given as Box
  const { ring, row, seats } = update.view as View
  const preview = previewOf(choice)
  const line = parse(choice.do)
  const tile = (id: string | undefined): string => tileInWords(box.tiles.find((one) => one.id === id))
  switch (line?.verb) {
    case 'place':
      return { title: 'Place the tile here?', detail: bringing(preview, box) || 'It completes nothing yet.' }
    case 'store':
      return { title: 'Store the tile?', detail: 'It never comes back; two stored things are worth 1 VP at the end.' }
    case 'go':
    case 'bread': {
      const way = `${textOf(choice.label)}`
      if (plan.wish !== null)
        return { title: `${way}, take ${tile(plan.wish.tile)}?`, detail: 'Both at once; each can be taken back.' }
      return { title: `${way}?`, detail: `There: ${(preview.tiles ?? []).map(tile).join('; ')}.` }
    }
    case 'take': {
      const space = seats[update.seat ?? 0]?.patrician ?? 0
      return { title: `Take ${tile(ring[space - 1]?.[line.slot - 1])}?`, detail: fitting(preview) }
    }
    case 'craft':
      return { title: `Take ${tile(row[line.slot - 1])}?`, detail: fitting(preview) }
    case 'visit': {
      const brings = changes(preview)
      const goods = preview.goods ?? 0
      const spent = goods < 0 ? [`−${count(-goods, 'good')}`] : []
      return {
        title: 'Put your marker between these cards?',
        detail: `Used in the best way: ${[...brings, ...spent].join(', ') || 'nothing'}.`,
      }
    }
    case 'first': {
      const brings = preview.offer ? changes(preview.offer) : []
      return { title: 'Begin with this card?', detail: `Both cards in this order: ${brings.join(', ') || 'nothing'}.` }
    }
    case 'pay': {
      const brings = changes(preview)
      return { title: `${textOf(choice.label)}?`, detail: brings.length > 0 ? `${brings.join(', ')}.` : '' }
    }
    case 'return':
      return { title: 'Return this card?', detail: returning(preview) }
    default:
      return { title: `${textOf(choice.label)}?`, detail: changes(preview).join(', ') }
  }
}

function returning({ total = 0 }: Preview): string {
  return total === 0 ? 'It scores nothing now.' : `It scores ${count(-total, 'VP')} now.`
}
