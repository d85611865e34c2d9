import { describe, expect, it } from 'vitest'
import { fall } from './drop'

describe('fall', () => {
  it('begins unseen above the table and ends on it', () => {
    expect(fall(0)).toBe('opacity: 0; transform: translateY(-14px)')
    expect(fall(1)).toBe('opacity: 1; transform: translateY(0px)')
  })

  it('only ever comes down', () => {
    const heights = [0, 0.25, 0.5, 0.75, 1].map((t) => Number(/translateY\((-?[\d.]+)px/.exec(fall(t))?.[1]))
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
  })
})
