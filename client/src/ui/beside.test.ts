import { describe, expect, it } from 'vitest'
import { beside, type Box, type Sight } from './beside'

const PANE = { width: 1000, height: 700 }
const CARD = { width: 240, height: 160 }
const at = (x: number, y: number): Box => ({ x, y, width: 60, height: 60 })
const touch = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const ANCHORS = [at(470, 320), at(0, 0), at(940, 0), at(0, 640), at(940, 640), at(470, 0), at(-30, 300)]

describe.each(ANCHORS)('beside $x,$y', (anchor) => {
  const card = { ...beside(PANE, CARD, anchor, []), ...CARD }

  it('stays in the pane', () => {
    expect(card.x).toBeGreaterThanOrEqual(0)
    expect(card.y).toBeGreaterThanOrEqual(0)
    expect(card.x + card.width).toBeLessThanOrEqual(PANE.width)
    expect(card.y + card.height).toBeLessThanOrEqual(PANE.height)
  })

  it('does not hide what it speaks of', () => {
    expect(touch(card, anchor)).toBe(false)
  })
})

describe('what must stay in sight', () => {
  const anchor = at(470, 320)
  const sights: readonly Sight[] = [
    { x: 0, y: 0, width: 470, height: 700, weight: 1 },
    { x: 470, y: 0, width: 530, height: 310, weight: 1 },
  ]

  it('is left free where there is room elsewhere', () => {
    for (const sight of sights) {
      const card = { ...beside(PANE, CARD, anchor, [sight]), ...CARD }
      expect(touch(card, sight)).toBe(false)
      expect(touch(card, anchor)).toBe(false)
    }
  })

  it('gives way by its weight where something has to be hidden', () => {
    const halves = (left: number, right: number): Sight[] => [
      { x: 0, y: 0, width: 500, height: 700, weight: left },
      { x: 500, y: 0, width: 500, height: 700, weight: right },
    ]
    expect(beside(PANE, CARD, anchor, halves(1, 9)).x + CARD.width).toBeLessThanOrEqual(500)
    expect(beside(PANE, CARD, anchor, halves(9, 1)).x).toBeGreaterThanOrEqual(500)
  })
})

it('begins at the upper left corner when the pane is smaller than the card', () => {
  expect(beside({ width: 200, height: 100 }, CARD, at(50, 20), [])).toEqual({ x: 10, y: 10 })
})
