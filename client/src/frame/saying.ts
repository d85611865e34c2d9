import type { GameModule, Question } from '../games/module'
import type { Play } from '../lib/play.svelte'
import type { Seat } from '../lib/seats'

/** The words of the prompt, and of its one button. */
export interface Saying {
  title: string
  detail: string
  act: string
  canAct: boolean
  /** There is nothing to choose, so nothing calls. */
  calm: boolean
}

export function saying(play: Play, module: GameModule | null, box: unknown, question: Question | null): Saying {
  const { update, chosen, choices, actor, connection } = play
  const over = update?.ending != null
  const waiting = actor !== null && !actor.mine
  const prompt = {
    act: choices.length > 0 ? 'Nothing chosen' : 'Please wait',
    canAct: over || (chosen !== null && play.ready),
    calm: choices.length === 0,
  }
  if (over) prompt.act = 'See the result'
  else if (chosen !== null && module !== null) prompt.act = module.act(chosen, box)
  else if (update !== null && update.mine.length === 0) prompt.act = 'Watching'

  if (connection.status === 'waiting') {
    const detail = 'Every move so far is kept. The table comes back by itself.'
    return { ...prompt, title: 'Reconnecting…', detail }
  }
  // What the pointer passes over must not be read as what the question is about.
  if (question !== null) return { ...prompt, title: question.title, detail: question.detail || (play.detail ?? '') }
  const title = waiting ? isBusy(actor) : (update?.prompt ?? '')
  return { ...prompt, title, detail: play.detail || aside(play, waiting, over) }
}

const isBusy = (seat: Seat): string =>
  seat.bot === null ? `Waiting for ${seat.name} (${seat.colour}).` : `${seat.name} (${seat.colour}) is thinking…`

function aside({ connection, update, choices }: Play, waiting: boolean, over: boolean): string {
  if (connection.hint !== null) return `Hint: ${connection.hint.words}`
  if (over) return 'The board stays as it ended.'
  if (waiting) return update?.log.findLast((told) => told.seat !== null)?.sentence ?? ''
  return choices.length > 0 ? 'Everything that can be chosen is lit in gold.' : ''
}
