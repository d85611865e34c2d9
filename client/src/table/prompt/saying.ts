import { message, seated, type Voice } from '../../words/voice.svelte'
import type { Play, Suggested } from '../play.svelte'
import type { Seat } from '../../seats/seats'
import type { Choice } from '../../server/delta'
import type { Message, Wording } from '../../server/wire'

/** The words of the prompt, and of its one button. */
export interface Saying {
  title: string
  detail: string
  act: string
  canAct: boolean
  /** There is nothing to choose, so nothing calls. */
  calm: boolean
  /** A bot takes its time, which the title says. */
  thinking: boolean
}

/** What is asked while something is chosen. */
export interface Question {
  /** One sentence: "Conquer Egypt for 2 military?" */
  title: string
  /** The second line of the prompt; may be empty. */
  detail: string
  /** Both as a screen reader says them. */
  spoken: string
}

/** The words of what is chosen, or of the last step that follows it: that speaks of all of them. */
function wordingOf({ steps }: Play, chosen: Choice): Wording {
  return steps.at(-1)?.wording ?? chosen.wording
}

/** The prompt while something is chosen and not yet confirmed. */
export function questionOf(play: Play, voice: Voice): Question | null {
  const { chosen } = play
  if (chosen === null) return null
  const { question, brings = [] } = wordingOf(play, chosen)
  const named = voice.t('question', { what: chosen.label })
  const title = question == null ? named : voice.say(question)
  // Who does not see what a question points at ("here") is told by the words of the choice: its spoken form is empty.
  const spoken = (question == null ? '' : voice.say(question, 'spoken')) || named
  return { title, detail: voice.sentences(brings), spoken: `${spoken} ${voice.sentences(brings, 'spoken')}` }
}

function actOf(play: Play, voice: Voice): string {
  const { update, chosen, choices } = play
  if (update?.ending != null) return voice.t('see-result')
  if (chosen !== null) return voice.say(wordingOf(play, chosen).button ?? chosen.label)
  if (update?.mine.length === 0) return voice.t('watching')
  return choices.length > 0 ? voice.t('choose-lit') : voice.t('please-wait')
}

/** `thinking` is the seat of a bot that takes its time, or null. */
export function saying(play: Play, question: Question | null, thinking: number | null, voice: Voice): Saying {
  const { update, chosen, choices, actor, connection } = play
  const over = update?.ending != null
  const waiting = actor !== null && !actor.mine
  const prompt = {
    act: actOf(play, voice),
    canAct: over || (chosen !== null && play.ready),
    calm: choices.length === 0,
    thinking: false,
  }
  if (connection.status === 'waiting')
    return { ...prompt, title: voice.t('reconnecting'), detail: voice.t('reconnecting-kept') }
  // What the pointer passes over must not be read as what the question is about, unless it could follow it.
  if (question !== null)
    return { ...prompt, title: question.title, detail: (play.ahead ?? question.detail) || (play.detail ?? '') }
  const thinks = waiting && actor.at === thinking
  const title = waiting ? isBusy(actor, thinks, voice) : (play.asks ?? voice.say(update?.prompt))
  return { ...prompt, title, thinking: thinks, detail: play.detail || aside(play, waiting, over, voice) }
}

function isBusy({ at, bot }: Seat, thinks: boolean, { t }: Voice): string {
  const who = { who: seated(at) }
  if (bot === null) return t('waiting-for', who)
  return thinks ? t('is-thinking', who) : t('turn-of', who)
}

function aside({ update, choices, taught }: Play, waiting: boolean, over: boolean, voice: Voice): string {
  if (over) return voice.t('board-stays')
  if (waiting) return voice.say(update?.log.findLast((line) => line.seat !== null)?.sentence)
  return choices.length > 0 && taught === null ? voice.t('lit-in-gold') : ''
}

/**
 * How a suggestion stands: how far it is behind the best one, and where somebody is to be beaten the chance of that. How many points the game
 * will bring is not told: early in a game that is too uncertain to be of use, while what one choice brings more than another is not.
 */
function figuresOf({ points, result }: Suggested, best: Suggested | undefined, rivals: boolean): Message[] {
  const figures: Message[] = []
  const behind = (best?.points.mean ?? points.mean) - points.mean
  if (behind >= 0.05) figures.push(message('hint-behind', { points: decimal(behind) }))
  if (rivals && result) figures.push(message('hint-chance', { percent: Math.round(100 * result.mean) }))
  return figures
}

/** A number with one decimal place. */
export function decimal(value: number): Message {
  const tenths = Math.round(Math.abs(value) * 10)
  const sign = value < 0 && tenths > 0 ? '−' : ''
  return message('decimal', { whole: `${sign}${Math.floor(tenths / 10)}`, tenths: `${tenths % 10}` })
}

/** The figures of a suggestion as a sentence; empty where there are none. */
export function figuresSaid(one: Suggested, best: Suggested | undefined, rivals: boolean, voice: Voice): string {
  const figures = figuresOf(one, best, rivals)
  return figures.length > 0 ? voice.t('hint-figures', { figures }) : ''
}

/** The hint as a screen reader says it: all suggestions with their reasons. */
export const hintSaid = (best: readonly Suggested[], rivals: boolean, voice: Voice): string =>
  best
    .flatMap((one, at) => [
      voice.t('hint-said', { rank: at + 1, what: one.label }),
      voice.say(one.reason),
      figuresSaid(one, best[0], rivals, voice),
    ])
    .filter(Boolean)
    .join(' ')
