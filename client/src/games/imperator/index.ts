import type { GameModule } from '../../game/module'
import Board from './Board.svelte'
import Clock from './Clock.svelte'
import End from './End.svelte'
import Flier from './draw/Flier.svelte'
import { motion } from './state/flights'
import Sign from './draw/Sign.svelte'
import Sources from './Sources.svelte'
import type { Box, Outlook, View } from './types'

const imperator: GameModule<View, Outlook, Box> = {
  Board,
  Clock,
  End,
  Sources,
  Sign,
  Flier,
  motion,
  tabs: (t) => [
    { id: 'table', label: t('tab-table'), icon: 'cards' },
    { id: 'monuments', label: t('heading-monuments'), icon: 'arc' },
    { id: 'outlook', label: t('tab-outlook'), icon: 'eye' },
  ],
  sources: ({ parts }, _box, _seat, voice) => parts.map(({ name, points }) => ({ name: voice.say(name), points })),
  hasSecrets: () => false,
}

export default imperator
