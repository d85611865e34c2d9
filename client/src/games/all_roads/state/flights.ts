import type { Flight, Gain, Motion } from '../../../game/motion'
import type { LogLine } from '../../../server/wire'
import { placeOf } from './turns'
import type { Action, Box, Digest, Kind, View } from '../types'

/** What flies over the map. */
export type Thing = { is: 'tile'; tile: string; turns: number } | { is: 'token'; kind: Kind; hue: string }

/** A tile goes from the hand, or from the tiles of whoever laid it, to its cell; then tokens from the supply to their places. */
export function motion(line: LogLine, _before: View, after: View, box: Box): Motion<Thing> {
  const action = (line.action ?? null) as Action | null
  const digest = (line.digest ?? null) as Digest | null
  const flights: Flight<Thing>[] = []
  if (action?.verb === 'place') {
    const { tile, cell, turns } = action
    const from = line.seat === after.seat ? ['held', `hand:${tile}`] : [`pool:${line.seat}:${tile}`]
    flights.push({ thing: { is: 'tile', tile, turns }, from: [...from, `seat:${line.seat}`], to: [`tile:${cell}`] })
  }
  for (const { place, kind, colour, seat, loop } of digest?.builds ?? []) {
    const to = place || placeOf(digest?.loops?.[loop ?? 0] ?? [])
    flights.push({
      thing: { is: 'token', kind, hue: hueOf(box, colour) },
      from: [`supply:${seat}:${kind}`, `seat:${seat}`],
      to: [`token:${anchorOf(to)}`],
    })
  }
  return { flights, gains: gains(digest, after, box), ...(flights.length > 0 && { sound: 'tile' }) }
}

/** The points of each seat, at its panel. */
function gains(digest: Digest | null, { seats }: View, box: Box): Gain[] {
  return (digest?.gains ?? []).flatMap((amount, seat) => {
    const hue = hueOf(box, seats[seat]?.supplies[0]?.colour ?? '')
    return amount === 0 ? [] : [{ at: [`points:${seat}`, `seat:${seat}`], amount, hue }]
  })
}

/** The place of a token as an anchor, which is one word. */
export const anchorOf = (place: string): string => encodeURIComponent(place)

const hueOf = (box: Box, colour: string): string => `seat-${box.box.colours.indexOf(colour) + 1}`
