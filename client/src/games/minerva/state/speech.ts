import { message } from '../../../words/voice.svelte'
import type { Choice } from '../../../server/delta'
import type { BoardState } from './board.svelte'
import type { Ray } from './choices'
import type { Message } from '../types'

/** Everything on the board as a screen reader speaks it: the words of the guide, one sentence after the other. */

function sentences(
  board: BoardState,
  label: Message,
  brings: readonly Message[],
  line: string | null,
  form?: 'brief',
): string {
  const { voice } = board
  const hint = line === null ? '' : board.sayRank(line)
  return [voice.say(message('said', { what: label }), form), voice.sentences(brings), hint].filter(Boolean).join(' ')
}

/** A choice, what it brings, and whether it is the hint; in brief, where its place is pointed at. */
export const say = (board: BoardState, { do: line, label, wording }: Choice, form?: 'brief'): string =>
  sentences(board, label, wording.brings ?? [], line, form)

/** A direction, with what it would bring. */
export const sayRay = (board: BoardState, { do: line, label, brings }: Ray): string =>
  sentences(board, label, brings, board.rays?.mode === 'choose' ? line : null)

/** What can be done with a cell of the own city, with what it costs and brings. */
export function sayCell(board: BoardState, cell: string): string {
  const deed = board.deeds.get(cell)
  if (deed === undefined) return ''
  if (deed.choice !== undefined) return say(board, deed.choice)
  const worth = board.spots.get(cell)?.says
  return sentences(board, deed.step.label, worth ? [worth] : (board.sites.get(cell)?.says ?? []), null)
}

/** What a tile is and does. */
export function describe({ voice, tiles, words }: BoardState, id: string): string {
  const category = tiles.get(id)?.category ?? ''
  const said = words(id)
  return said ? voice.t('tile-described', { tile: said.name, category, does: said.does }) : ''
}

/** A tile of the market with what it would cost now, or why it cannot be bought. */
export function sayOffer(board: BoardState, tile: string, choice: Choice | undefined): string {
  if (choice !== undefined) return say(board, choice)
  const offer = board.offers.get(tile)
  return [describe(board, tile), board.voice.sentences(offer?.says ?? [])].filter(Boolean).join(' ')
}
