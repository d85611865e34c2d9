import { expect, test } from 'vitest'
import type { Update } from '../../server/delta'
import type { TakeBack } from '../../server/wire'
import { requestOf } from './requests'

/** What somebody in these seats is told of a request of the first seat to the second and the third. */
function told(mine: number[], more: Partial<TakeBack> = {}): [string, boolean] | null {
  const take_back = { seat: 0, asked: [1, 2], agreed: [], declined: null, ...more }
  const request = requestOf({ take_back, mine } as unknown as Update)
  return request && [request.words.id, request.mine]
}

test('without a request nothing is told', () => {
  expect(requestOf({ take_back: null, mine: [0] } as unknown as Update)).toBe(null)
})

test('those who are asked answer, and everybody is told whom it waits for', () => {
  expect(told([0])).toEqual(['back-waits', false])
  expect(told([1])).toEqual(['back-asks-you', true])
  expect(told([3])).toEqual(['back-asks-others', false])
  expect(told([])).toEqual(['back-asks-others', false])
  expect(told([1], { agreed: [1] })).toEqual(['back-agreed', false])
  expect(told([2], { agreed: [1] })).toEqual(['back-asks-you', true])
})

test('that it was declined is told to whoever asked', () => {
  expect(told([0], { declined: 2 })).toEqual(['back-declined', false])
  expect(told([2], { declined: 2 })).toBe(null)
})
