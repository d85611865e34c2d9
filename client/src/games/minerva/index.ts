import type { GameModule } from '../../game/module'
import Board from './Board.svelte'
import { actionOf } from './state/choices'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Flier from './draw/Flier.svelte'
import { motion } from './state/flights'
import Sign from './draw/Sign.svelte'
import Sources from './Sources.svelte'
import type { Box, Outlook, View } from './types'

/** What is decided in the city. */
const IN_THE_CITY: readonly View['moment']['is'][] = ['placing', 'directing', 'resolving', 'selling', 'hiring']

/** The lines of a score. */
const SCORE_LINES = ['culture', 'glory', 'temples', 'leftovers', 'order'] as const

const minerva: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Sources,
  Sign,
  Flier,
  motion,
  tabs: (t) => [
    { id: 'city', label: t('tab-city'), icon: 'residential' },
    { id: 'market', label: t('market'), icon: 'trade' },
    { id: 'races', label: t('tab-races'), icon: 'glory' },
    { id: 'players', label: t('tab-players'), icon: 'people' },
  ],
  tabOf: ({ moment }, hint) => {
    const action = actionOf(hint)
    if (action !== null) return 'tile' in action ? 'market' : 'city'
    return IN_THE_CITY.includes(moment.is) ? 'city' : null
  },
  sources: ({ seats }, _box, seat, { t }) =>
    SCORE_LINES.map((line) => ({ name: t('part-of-score', { line }), points: seats[seat]?.score[line] ?? 0 })),
  hasSecrets: () => false,
  tellsSince: true,
  rulesAtLeft: true,
  keys: (t) => [{ press: ['←', '→', '↑', '↓'], does: t('key-arrows') }],
}

export default minerva
