import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Thinking } from './thinking.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('after half a second there is a sign, until somebody else is to act', () => {
  const noticed = vi.fn()
  const thinking = new Thinking(noticed)
  thinking.waitFor(1)
  vi.advanceTimersByTime(499)
  expect(thinking.seat).toBeNull()
  vi.advanceTimersByTime(1)
  expect(thinking.seat).toBe(1)
  expect(noticed).toHaveBeenCalledExactlyOnceWith(1)
  thinking.waitFor(null)
  expect(thinking.seat).toBeNull()
})

test('moves that follow each other quickly make no sign', () => {
  const noticed = vi.fn()
  const thinking = new Thinking(noticed)
  for (let move = 0; move < 10; move++) {
    thinking.waitFor(1)
    vi.advanceTimersByTime(400)
  }
  thinking.waitFor(null)
  vi.advanceTimersByTime(1000)
  expect(noticed).not.toHaveBeenCalled()
})

test('a turn of many long moves is noticed once, and the sign stays', () => {
  const noticed = vi.fn()
  const thinking = new Thinking(noticed)
  for (let move = 0; move < 3; move++) {
    thinking.waitFor(1)
    vi.advanceTimersByTime(900)
    expect(thinking.seat).toBe(1)
  }
  expect(noticed).toHaveBeenCalledOnce()
})

test('the next bot, and the next turn of the same one, are noticed again', () => {
  const noticed = vi.fn()
  const thinking = new Thinking(noticed)
  for (const seat of [1, 2, null, 1]) {
    thinking.waitFor(seat)
    expect(thinking.seat).toBeNull()
    vi.advanceTimersByTime(900)
  }
  expect(noticed.mock.calls).toEqual([[1], [2], [1]])
})
