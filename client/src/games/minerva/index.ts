import type { GameModule } from '../module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Learn from './Learn.svelte'
import Since from './Since.svelte'
import type { Box, Outlook, View } from './types'
import { act, question } from './words'

const minerva: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Learn,
  Since,
  tabs: () => [
    { id: 'city', label: 'City', icon: 'residential' },
    { id: 'market', label: 'Market', icon: 'trade' },
    { id: 'races', label: 'Races', icon: 'glory' },
    { id: 'players', label: 'Players', icon: 'people' },
  ],
  act,
  question,
  hasSecrets: () => false,
  tellsSince: true,
  keys: () => [{ press: ['←', '→', '↑', '↓'], does: 'from cell to cell in the city' }],
}

export default minerva
