import type { GameModule } from '../../game/module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Flier from './draw/Flier.svelte'
import { motion } from './state/flights'
import Sign from './draw/Sign.svelte'
import Sources from './Sources.svelte'
import { SHORT_LINES } from './state/score'
import type { Box, Outlook, View } from './types'

/** The tab with the part of the board where a decision is made. */
const TABS: Partial<Record<View['moment']['is'], string>> = {
  starting: 'ring',
  moving: 'ring',
  taking: 'ring',
  crafting: 'ring',
  placing: 'district',
  rewarding: 'district',
  returning: 'district',
  visiting: 'forum',
  ordering: 'forum',
  paying: 'forum',
}

const carpeDiem: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Sources,
  Sign,
  Flier,
  motion,
  tabs: (t) => [
    { id: 'district', label: t('tab-district'), icon: 'villa' },
    { id: 'ring', label: t('tab-ring'), icon: 'patrician' },
    { id: 'forum', label: t('forum'), icon: 'prestige' },
    { id: 'others', label: t('tab-others'), icon: 'people' },
  ],
  tabOf: ({ moment }) => TABS[moment.is] ?? null,
  sources: ({ seats }, _box, seat, { t }) =>
    SHORT_LINES.map((line) => ({ name: t('score-line', { line }), points: seats[seat]?.score[line] ?? 0 })),
  hasSecrets: () => true,
  secrets: (t) => t('secrets'),
  tellsSince: true,
  rulesAtLeft: true,
  keys: (t) => [
    { press: ['Q', 'E', 'R'], does: t('keys-turn') },
    { press: ['S'], does: t('keys-store') },
    { press: ['←', '→', '↑', '↓'], does: t('keys-arrows') },
  ],
}

export default carpeDiem
