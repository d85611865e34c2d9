import { describe, expect, it } from 'vitest'
import type { FollowUp } from '../server/wire'
import { Plan } from './plan'

const step = (line: string): FollowUp => ({ do: line, label: { id: 'verbatim', args: { text: line } }, wording: {} })
const offering =
  (...lines: string[]) =>
  (line: string): boolean =>
    lines.includes(line)
const lines = (steps: readonly FollowUp[]): string[] => steps.map(({ do: line }) => line)

describe('a plan', () => {
  it('is followed step by step', () => {
    const plan = new Plan()
    plan.start([step('take 1'), step('store')])
    const [first, ...rest] = plan.next(offering('take 1', 'take 2'))
    expect(first?.do).toBe('take 1')
    plan.start(rest)
    expect(lines(plan.next(offering('store')))).toEqual(['store'])
    plan.start([])
    expect(plan.next(offering('store'))).toEqual([])
  })

  it('waits while something else is asked first', () => {
    const plan = new Plan()
    plan.start([step('at 1,0')])
    expect(plan.next(offering('sell wood', 'sell ore'))).toEqual([])
    expect(lines(plan.next(offering('at 1,0', 'at 0,1')))).toEqual(['at 1,0'])
  })

  it('is dropped when another one begins, or when it is cleared', () => {
    const plan = new Plan()
    plan.start([step('take 1')])
    plan.start([step('store')])
    expect(plan.next(offering('take 1'))).toEqual([])
    plan.clear()
    expect(plan.next(offering('store'))).toEqual([])
  })
})
