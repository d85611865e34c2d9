import type { GameModule } from '../module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Learn from './Learn.svelte'
import type { Box, Outlook, View } from './types'
import { act, question } from './words'

const imperator: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Learn,
  tabs: () => [
    { id: 'table', label: 'Table', icon: 'cards' },
    { id: 'monuments', label: 'Monuments', icon: 'arc' },
    { id: 'outlook', label: 'Outlook', icon: 'eye' },
  ],
  act,
  question,
  hasSecrets: () => false,
}

export default imperator
