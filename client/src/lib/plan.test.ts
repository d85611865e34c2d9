import { describe, expect, it } from 'vitest'
import type { FollowUp } from '../wire'
import { Plan } from './plan.svelte'

const step = (line: string): FollowUp => ({ do: line, label: { id: 'verbatim', args: { text: line } }, wording: {} })
const offering =
  (...lines: string[]) =>
  (line: string): boolean =>
    lines.includes(line)

describe('a plan', () => {
  it('follows its first line, step by step', () => {
    const plan = new Plan()
    plan.set('go left', [step('take 1'), step('store')])
    expect(plan.after('go left').map(({ do: line }) => line)).toEqual(['take 1', 'store'])
    plan.begin('go left')
    expect(plan.next(offering('take 1', 'take 2'))).toBe('take 1')
    plan.begin('take 1')
    expect(plan.next(offering('store'))).toBe('store')
    plan.begin('store')
    expect(plan.next(offering('go left'))).toBeNull()
  })

  it('waits while something else is asked first', () => {
    const plan = new Plan()
    plan.set('build forum', [step('at 1,0')])
    plan.begin('build forum')
    expect(plan.next(offering('sell wood', 'sell ore'))).toBeNull()
    plan.begin('sell wood')
    expect(plan.next(offering('at 1,0', 'at 0,1'))).toBe('at 1,0')
  })

  it('is dropped when another line is played', () => {
    const plan = new Plan()
    plan.set('go left', [step('take 1')])
    plan.begin('go right')
    expect(plan.next(offering('take 1'))).toBeNull()
    expect(plan.after('go left')).toEqual([])
  })

  it('that a board made for the new position waits to be confirmed', () => {
    const plan = new Plan()
    plan.set('house a', [step('house b')])
    expect(plan.next(offering('house a', 'house b'))).toBeNull()
    expect(plan.after('house a')).toHaveLength(1)
    expect(plan.next(offering('done'))).toBeNull()
    expect(plan.after('house a')).toHaveLength(0)
  })
})
