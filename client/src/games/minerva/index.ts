import type { GameModule } from '../module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Learn from './Learn.svelte'
import type { Box, Outlook, View } from './types'

const minerva: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Learn,
  tabs: (t) => [
    { id: 'city', label: t('tab-city'), icon: 'residential' },
    { id: 'market', label: t('market'), icon: 'trade' },
    { id: 'races', label: t('tab-races'), icon: 'glory' },
    { id: 'players', label: t('tab-players'), icon: 'people' },
  ],
  hasSecrets: () => false,
  tellsSince: true,
  keys: (t) => [{ press: ['←', '→', '↑', '↓'], does: t('key-arrows') }],
}

export default minerva
