import type { GameModule } from '../module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Learn from './Learn.svelte'
import type { Box, Outlook, View } from './types'

const carpeDiem: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Learn,
  tabs: (t) => [
    { id: 'district', label: t('tab-district'), icon: 'villa' },
    { id: 'ring', label: t('tab-ring'), icon: 'patrician' },
    { id: 'forum', label: t('forum'), icon: 'prestige' },
    { id: 'others', label: t('tab-others'), icon: 'people' },
  ],
  hasSecrets: () => true,
  secrets: (t) => t('secrets'),
  tellsSince: true,
  keys: (t) => [
    { press: ['Q', 'E', 'R'], does: t('keys-turn') },
    { press: ['S'], does: t('keys-store') },
    { press: ['←', '→', '↑', '↓'], does: t('keys-arrows') },
  ],
}

export default carpeDiem
