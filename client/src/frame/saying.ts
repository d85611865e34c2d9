import type { GameModule, Question } from '../games/module'
import { seated, type Voice } from '../language/voice.svelte'
import type { Play } from '../lib/play.svelte'
import type { Seat } from '../lib/seats'
import type { Choice, Wording } from '../wire'

/** The words of the prompt, and of its one button. */
export interface Saying {
  title: string
  detail: string
  act: string
  canAct: boolean
  /** There is nothing to choose, so nothing calls. */
  calm: boolean
}

/** The words of a choice, or of the plan that begins with it. */
function wordingOf(play: Play, choice: Choice): Wording {
  return play.plan.after(choice.do).at(-1)?.wording ?? choice.wording
}

/** The prompt while something is chosen and not yet confirmed. */
export function questionOf(play: Play, module: GameModule | null, box: unknown, voice: Voice): Question | null {
  const { chosen, update } = play
  if (chosen === null || update === null) return null
  if (module?.question !== undefined) return module.question(chosen, update, box)
  const { question, brings = [] } = wordingOf(play, chosen)
  const title = question == null ? voice.t('question', { what: chosen.label }) : voice.say(question)
  return { title, detail: voice.sentences(brings) }
}

function actOf(play: Play, module: GameModule | null, box: unknown, voice: Voice): string {
  const { update, chosen, choices } = play
  if (update?.ending != null) return voice.t('see-result')
  if (chosen !== null) {
    if (module?.act !== undefined) return module.act(chosen, box)
    return voice.say(wordingOf(play, chosen).button ?? chosen.label)
  }
  if (update?.mine.length === 0) return voice.t('watching')
  return choices.length > 0 ? voice.t('nothing-chosen') : voice.t('please-wait')
}

export function saying(
  play: Play,
  module: GameModule | null,
  box: unknown,
  question: Question | null,
  voice: Voice,
): Saying {
  const { update, chosen, choices, actor, connection } = play
  const over = update?.ending != null
  const waiting = actor !== null && !actor.mine
  const prompt = {
    act: actOf(play, module, box, voice),
    canAct: over || (chosen !== null && play.ready),
    calm: choices.length === 0,
  }
  if (connection.status === 'waiting')
    return { ...prompt, title: voice.t('reconnecting'), detail: voice.t('reconnecting-kept') }
  // What the pointer passes over must not be read as what the question is about.
  if (question !== null) return { ...prompt, title: question.title, detail: question.detail || (play.detail ?? '') }
  const title = waiting ? isBusy(actor, voice) : voice.say(update?.prompt)
  return { ...prompt, title, detail: play.detail || aside(play, waiting, over, voice) }
}

const isBusy = ({ at, bot }: Seat, { t }: Voice): string =>
  bot === null ? t('waiting-for', { who: seated(at) }) : t('is-thinking', { who: seated(at) })

function aside({ connection, update, choices }: Play, waiting: boolean, over: boolean, voice: Voice): string {
  if (connection.hint !== null) return voice.t('hint-said', { what: connection.hint.label })
  if (over) return voice.t('board-stays')
  if (waiting) return voice.say(update?.log.findLast((line) => line.seat !== null)?.sentence)
  return choices.length > 0 ? voice.t('lit-in-gold') : ''
}
