import { expect, test } from 'vitest'
import { LOUDEST, SCORES, type Tone } from './tones'

/** How loud a tone can be at a moment: its envelope, since no wave goes beyond 1 and no filter here makes it louder. */
function loudness({ at, lasts, rises, holds = 0, loud }: Tone, time: number): number {
  const since = time - at
  if (since < 0 || since > lasts) return 0
  if (since <= rises) return (loud * since) / rises
  const dying = Math.max(0, since - rises - holds)
  return loud * (0.0001 / loud) ** (dying / (lasts - rises - holds))
}

const endOf = (score: readonly Tone[]): number => Math.max(...score.map(({ at, lasts }) => at + lasts))

/** The most that all tones of a sound together can reach. */
function peak(score: readonly Tone[]): number {
  const moments = Array.from({ length: Math.ceil(endOf(score) * 2000) }, (_, n) => n / 2000)
  return LOUDEST * Math.max(...moments.map((time) => score.reduce((sum, tone) => sum + loudness(tone, time), 0)))
}

const sounds = Object.entries(SCORES)

test.each(sounds)('%s never clips and is no whisper beside the others', (_, score) => {
  expect(peak(score)).toBeLessThan(0.9)
  expect(peak(score)).toBeGreaterThan(0.1)
})

test.each(sounds)('%s begins and ends without a click, and is short', (name, score) => {
  for (const { rises, holds = 0, lasts } of score) {
    expect(rises).toBeGreaterThanOrEqual(0.001)
    expect(rises + holds).toBeLessThan(lasts)
  }
  expect(endOf(score)).toBeLessThan(name === 'trumpet' ? 2 : 0.5)
})
