import type { GameModule } from '../../game/module'
import type { Voice } from '../../words/voice.svelte'
import type { Motion } from '../../game/motion'
import type { Update } from '../../server/delta'
import type { LogLine } from '../../server/wire'

/** The lines of the log that came between two updates; none where something was taken back, or all was told anew. */
export function newLines(before: Update, now: Update): readonly LogLine[] {
  const known = before.log.length
  const goesOn = known === 0 || before.log.at(-1) === now.log[known - 1]
  return goesOn ? now.log.slice(known) : []
}

/** What has begun with them last, in words; empty where nothing has. */
export const begunBetween = (before: Update, now: Update, voice: Voice): string =>
  voice.say(newLines(before, now).findLast(({ begins }) => begins)?.begins)

/** What is seen of them on the board of a game, line by line. */
export const movesBetween = (module: GameModule, before: Update, now: Update, box: unknown): Motion[] =>
  newLines(before, now).map((line) => module.motion(line, before.view, now.view, box))
