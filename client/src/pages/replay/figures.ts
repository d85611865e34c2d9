import { decimal } from '../../table/prompt/saying'
import { message, type Voice } from '../../words/voice.svelte'
import type { Cost, Estimate, Message, Suggestion } from '../../server/wire'

const percent = (value: number): number => Math.round(100 * value)

/** Points with how sure they are. */
export const pointsSaid = ({ mean, error }: Estimate): Message =>
  error < 0.05
    ? message('review-points-figure', { points: decimal(mean) })
    : message('review-points-error', { points: decimal(mean), error: decimal(error) })

/** A chance to win with how sure it is. */
export const chanceSaid = ({ mean, error }: Estimate): Message =>
  percent(error) === 0
    ? message('review-chance-figure', { percent: percent(mean) })
    : message('review-chance-error', { percent: percent(mean), error: percent(error) })

/** The part of a chance to win that was lost, with how sure that is. */
const chanceLostSaid = ({ mean, error }: Estimate): Message =>
  percent(error) === 0
    ? message('review-lost-figure', { percent: percent(mean) })
    : message('review-lost-error', { percent: percent(mean), error: percent(error) })

/** What a choice was worth; the chance only where somebody is to be beaten. */
export function worthSaid(
  { points, result }: Pick<Suggestion, 'points' | 'result'>,
  rivals: boolean,
  voice: Voice,
): string {
  const figures = [pointsSaid(points), ...(rivals && result ? [chanceSaid(result)] : [])]
  return voice.t('hint-figures', { figures })
}

/** How far a choice was behind the best one. */
export function costSaid({ points, result }: Cost, rivals: boolean): Message {
  if (isNothing(points) && (result === null || isNothing(result))) return message('review-as-good')
  return message('review-cost', {
    figures: [pointsSaid(points), ...(rivals && result ? [chanceLostSaid(result)] : [])],
  })
}

/** Whether it is no more than chance in the sampled worlds explains. */
const isNothing = ({ mean, error }: Estimate): boolean => mean <= Math.max(error, 0.005)
