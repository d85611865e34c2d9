import type { GameModule } from '../module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Learn from './Learn.svelte'
import Since from './Since.svelte'
import type { Box, Outlook, View } from './types'
import { act, question } from './words'

const carpeDiem: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Learn,
  Since,
  tabs: () => [
    { id: 'district', label: 'District', icon: 'villa' },
    { id: 'ring', label: 'Ring', icon: 'patrician' },
    { id: 'forum', label: 'Forum', icon: 'prestige' },
    { id: 'others', label: 'Players', icon: 'people' },
  ],
  act,
  question,
  hasSecrets: () => true,
  secrets: () => 'my fountain cards',
  tellsSince: true,
  keys: () => [
    { press: ['Q', 'E', 'R'], does: 'turn the tile: to the left, to the right' },
    { press: ['S'], does: 'store the tile' },
    { press: ['←', '→', '↑', '↓'], does: 'from one lit thing to the next' },
  ],
}

export default carpeDiem
