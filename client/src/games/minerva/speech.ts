import { textOf } from '../../language/verbatim'
import type { Desk } from './desk.svelte'
import { isTemple } from './kinds'
import { amounts, capital, lineInWords, previewOf, price } from './words'

/** Everything on the board as a screen reader speaks it. */

const marked = (desk: Desk, words: string, line: string): string =>
  desk.hinted === line ? `${words} This is the hint.` : words

/** Any choice in its own words. */
export const say = (desk: Desk, line: string): string => marked(desk, `${textOf(desk.lines.get(line)?.label)}.`, line)

/** What a tile is and does. */
export function describe(desk: Desk, id: string): string {
  const tile = desk.tiles.get(id)
  return tile === undefined ? id : `${tile.name}, ${tile.category}. ${desk.box.words[id] ?? ''}`
}

/** A tile of the market with what it would cost now, or why it cannot be bought. */
export function sayOffer(desk: Desk, tile: string, line: string): string {
  const choice = desk.lines.get(line)
  const offer = desk.offers.get(tile)
  const kind = desk.tiles.get(tile)
  const said = [
    choice === undefined
      ? describe(desk, tile)
      : `${textOf(choice.label)}. ${capital(kind?.category ?? '')}. ${desk.box.words[tile] ?? ''}`,
  ]
  if (offer !== undefined) {
    if (choice === undefined) said.push(offer.why_not ? `Not now: ${offer.why_not}.` : `For you now: ${price(offer)}.`)
    if (offer.sell > 0 && !offer.why_not) said.push(`You would have to sell ${offer.sell}.`)
    if (isTemple(kind)) said.push(`It would count ${offer.best} VP now at best.`)
  }
  return marked(desk, said.join(' '), line)
}

/** What can be done with a cell of the own city, with what it costs and brings. */
export function sayCell(desk: Desk, cell: string): string {
  const deed = desk.deeds.get(cell)
  const vp = desk.spots.get(cell)?.vp
  const worth = vp === undefined ? '' : ` It would count ${vp} VP here now.`
  if (deed?.ahead) return `Place ${desk.held?.name ?? 'it'} at ${cell}.${worth}`
  const choice = desk.lines.get(deed?.line ?? '')
  if (deed === undefined || choice === undefined) return ''
  const preview = previewOf(choice)
  const lines = (preview.lines ?? []).filter(({ cells }) => cells.length > 0)
  const ways = lines
    .map((line) => ` ${capital(line.direction)}: ${lineInWords(line, desk.namesAt(line.cells))}.`)
    .join('')
  const cost = amounts(Object.fromEntries(Object.entries(preview.gains).map(([unit, number]) => [unit, -number])))
  const paid = preview.lines !== undefined && cost ? ` Costs ${cost}.` : ''
  return marked(desk, `${textOf(choice.label)}.${paid}${ways}${worth}`, deed.line)
}
