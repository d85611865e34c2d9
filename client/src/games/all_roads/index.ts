import type { GameModule } from '../module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Learn from './Learn.svelte'
import Since from './Since.svelte'
import type { Box, Outlook, View } from './types'
import { act, question } from './words'

const allRoads: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Learn,
  Since,
  tabs: () => [
    { id: 'map', label: 'Map', icon: 'map' },
    { id: 'players', label: 'Players', icon: 'people' },
  ],
  act,
  question,
  hasSecrets: () => true,
  secrets: () => 'my tiles',
  tellsSince: true,
  keys: () => [
    { press: ['Q', 'E', 'R'], does: 'turn the tile: to the left, to the right' },
    { press: ['←', '→', '↑', '↓'], does: 'from lit cell to lit cell; on the map itself: move it' },
    { press: ['+', '−'], does: 'bring the map near, or far' },
    { press: ['0', 'F'], does: 'show the whole map' },
  ],
}

export default allRoads
