import type { GameModule } from '../../game/module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Flier from './draw/Flier.svelte'
import { motion } from './state/flights'
import Sign from './draw/Sign.svelte'
import Sources from './Sources.svelte'
import type { Box, Outlook, View } from './types'

const allRoads: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Sources,
  Sign,
  Flier,
  motion,
  tabs: (t) => [
    { id: 'map', label: t('tab-map'), icon: 'map' },
    { id: 'players', label: t('tab-players'), icon: 'people' },
  ],
  sources: ({ seats }, { tokens }, seat, { t }) =>
    tokens.map(({ id, points }) => ({ name: t('kind', { kind: id }), points: points * (seats[seat]?.built[id] ?? 0) })),
  hasSecrets: () => true,
  secrets: (t) => t('my-tiles'),
  tellsSince: true,
  keys: (t) => [
    { press: ['Q', 'E', 'R'], does: t('keys-turn') },
    { press: ['←', '→', '↑', '↓'], does: t('keys-arrows') },
    { press: ['+', '−'], does: t('keys-zoom') },
    { press: ['0', 'F'], does: t('keys-whole-map') },
  ],
}

export default allRoads
