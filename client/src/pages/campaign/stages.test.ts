import { describe, expect, it } from 'vitest'
import type { Campaign } from '../../games/imperator/types'
import type { CampaignCard } from '../../server/wire'
import { path } from './stages'

const campaign = {
  start_standing: 0,
  success: 1,
  failure: -1,
  level: [-1, 0, 1, 2].map((standing) => ({ standing, target: 30 + standing })),
  stage: [1, 2, 3].map((number) => ({ number })),
} as unknown as Campaign

const states = (...results: string[]): unknown[] =>
  path(campaign, { results } as unknown as CampaignCard).map(({ state, success, level }) => [
    state,
    success,
    level?.standing ?? null,
  ])

describe('path', () => {
  it('begins at the first stage, with the others still open', () => {
    expect(states()).toEqual([
      ['now', false, 0],
      ['ahead', false, null],
      ['ahead', false, null],
    ])
  })

  it('rises with a target reached, exactly or by more', () => {
    expect(states('30')).toEqual([
      ['done', true, 0],
      ['now', false, 1],
      ['ahead', false, null],
    ])
    expect(states('99', '31')[2]).toEqual(['now', false, 2])
  })

  it('falls with a target missed, and with a game lost', () => {
    expect(states('29')[1]).toEqual(['now', false, -1])
    expect(states('lost')[1]).toEqual(['now', false, -1])
  })

  it('ends with the last result', () => {
    expect(states('30', '30', '30').map((step) => (step as unknown[])[0])).toEqual(['done', 'done', 'done'])
  })
})
