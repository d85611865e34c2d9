import type { IconName } from '../../lib/icons'
import { capital } from '../../lib/words'
import { article, count, goodOf, tint } from './kinds'
import { familyOf } from './shapes'
import type { Box, Completed, Preview } from './types'

/** One thing that a choice would bring: what, and how much. */
export interface Gain {
  icon: IconName
  tint: string
  what: string
  worth: string
}

const signed = (number: number, what: string): string => `${number > 0 ? '+' : '−'}${count(Math.abs(number), what)}`

/** What a placement would bring, the most telling first. */
export function gainsOf(preview: Preview, box: Box): Gain[] {
  const { completes = [], goals = [], writ = false, lines = {} } = preview
  const gains: Gain[] = completes.map((one) => ({
    icon: one.kind,
    tint: tint(one.kind),
    what: completing(one),
    worth: worthOf(one, preview, box),
  }))
  if (writ)
    gains.push({ icon: 'writ', tint: '', what: 'Takes the writ', worth: signed(box.amounts.writ_steps, 'prestige') })
  const framed = goals.reduce((sum, { vp }) => sum + vp, 0)
  const carded = lines?.fountains ?? 0
  if (framed + carded > 0)
    gains.push({
      icon: framed > 0 ? 'frame' : 'fountain',
      tint: '',
      what: [
        ...(framed > 0 ? [goals.length > 1 ? `${goals.length} frame goals` : 'Frame goal'] : []),
        ...(carded > 0 ? [framed > 0 ? 'fountain card' : 'Fountain card'] : []),
      ].join(', '),
      worth: `${framed + carded} VP`,
    })
  return gains
}

/** "Completes a pond of 3", "A market". */
function completing({ kind, cells }: Completed): string {
  const one = article(kind)
  if (familyOf(kind) === 'single') return capital(one)
  return `Completes ${one}${familyOf(kind) === 'dwelling' ? '' : ` of ${cells.length}`}`
}

/** What a completed structure gives. */
function worthOf(
  { kind, cells, gives }: Completed,
  { coins = 0, lines, completes }: Preview,
  { amounts }: Box,
): string {
  const good = goodOf(kind)
  if (good !== undefined) return signed(cells.length - 1, good)
  if (kind === 'granary') return signed(amounts.granary_bread, 'bread')
  if (kind === 'bakery') return signed(amounts.bakery_bread, 'bread')
  if (kind === 'market') return signed(amounts.market_coins, 'coins')
  if (kind === 'administration') return signed(amounts.administration_steps, 'prestige')
  if (kind === 'merchant' && coins > 0) return signed(coins, 'coins')
  if (kind === 'villa' && completes?.length === 1 && lines?.villas) return `${lines.villas} VP`
  if (kind === 'craftsman') return 'a black tile'
  if (kind === 'fountain') return 'cards'
  return gives
}

/** VP, prestige, goods, coins and bread that change, in signs: "+2 fish". */
type Changes = Pick<Preview, 'each' | 'coins' | 'bread' | 'prestige' | 'vp'>
export function changes({ each = {}, coins = 0, bread = 0, prestige = 0, vp = 0 }: Changes): string[] {
  const rows: [number, string][] = [
    [vp, 'VP'],
    [prestige, 'prestige'],
    ...Object.entries(each).map(([good, number]): [number, string] => [number, good]),
    [coins, 'coins'],
    [bread, 'bread'],
  ]
  return rows.filter(([number]) => number !== 0).map(([number, what]) => signed(number, what))
}
