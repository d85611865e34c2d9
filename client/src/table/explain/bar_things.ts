import { message, seated } from '../../words/voice.svelte'
import type { Play } from '../play.svelte'
import type { Explanation, Message } from '../../server/wire'

/** What the buttons below a table do, and why one of them cannot be pressed now. */
export function barThing(play: Play, thing: string): Explanation | null {
  switch (thing) {
    case 'frame:undo':
      return play.undoIsRequest
        ? { name: message('undo-ask'), what: [message('undo-ask-what', { who: play.undoAsks.map(seated) })] }
        : { name: message('undo'), what: [message('undo-what')], why_not: play.whyNoUndo }
    case 'frame:undo-turn':
      return { name: message('undo-turn'), what: [message('undo-turn-what')] }
    case 'frame:hint':
      return {
        name: message('hint'),
        what: [message('hint-what'), ...hintCost(play)],
        why_not: play.whyNoHint,
      }
    case 'frame:list':
      return { name: message('all-choices'), what: [message('list-what')] }
    case 'frame:act':
      return { name: message('act'), what: [message('act-what')], why_not: whyNoAct(play) }
    default:
      return null
  }
}

/** What asking for a hint costs, where one may ask. */
function hintCost({ update }: Play): Message[] {
  if (update?.hints === false) return []
  return [update?.daily == null ? message('hint-free') : message('hint-marks')]
}

function whyNoAct({ chosen, choices, update }: Play): Message | null {
  if (chosen !== null || update?.ending != null) return null
  return choices.length > 0 ? message('act-choose-first') : message('act-wait')
}
