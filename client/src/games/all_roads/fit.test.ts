import { describe, expect, it } from 'vitest'
import type { Box } from '../../lib/beside'
import { fit, isSeen, type Scene, type Sight } from './fit'
import { boundsOf, centre } from './hex'

const scene = (cells: readonly string[], free: readonly string[], overlays: readonly Box[] = []): Scene => ({
  bounds: boundsOf([...cells, ...free]),
  free: free.map(centre),
  width: 900,
  height: 600,
  overlays,
})

/** The bounds of the map as they stand in the pane. */
const drawn = ({ bounds, width, height }: Scene, { x, y, scale }: Sight): Box => ({
  x: width / 2 + (bounds.left - x) * scale,
  y: height / 2 + (bounds.top - y) * scale,
  width: (bounds.right - bounds.left) * scale,
  height: (bounds.bottom - bounds.top) * scale,
})

const SMALL = ['0,0', '1,0']
const LARGE = ['-6,0', '6,0', '0,-6', '0,6']
const CORNER: Box = { x: 600, y: 0, width: 300, height: 250 }

describe('fit', () => {
  it.each([[SMALL], [LARGE]])('keeps all of the map inside of the pane: %j', (cells) => {
    const all = scene(cells, cells)
    const box = drawn(all, fit(all))
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(900)
    expect(box.y + box.height).toBeLessThanOrEqual(600)
  })

  it('puts the map in the middle when nothing stands on the pane', () => {
    const all = scene(LARGE, [])
    const box = drawn(all, fit(all))
    expect(box.x + box.width / 2).toBeCloseTo(450)
    expect(box.y + box.height / 2).toBeCloseTo(300)
  })

  it('does not come nearer than one cell bears', () => {
    expect(fit(scene(['0,0'], ['0,0'])).scale).toBe(1.35)
  })

  it('shows a large map smaller than a small one', () => {
    expect(fit(scene(LARGE, [])).scale).toBeLessThan(fit(scene(SMALL, [])).scale)
  })

  it('keeps free cells out from under what stands on the pane', () => {
    const all = scene(LARGE, ['6,-6', '6,-5', '5,-6'], [CORNER])
    expect(isSeen(fit(all), all)).toBe(true)
  })

  it('gives way only for free cells', () => {
    const [open, covered] = [scene(LARGE, []), scene(LARGE, [], [CORNER])]
    expect(fit(covered).scale).toBe(fit(open).scale)
  })

  it('still shows the map where there is no room for it', () => {
    const full = scene(SMALL, SMALL, [{ x: 0, y: 0, width: 900, height: 600 }])
    expect(fit(full)).toEqual(fit(scene(SMALL, SMALL)))
  })
})

describe('isSeen', () => {
  it('is false once the map is moved out of the pane', () => {
    const all = scene(LARGE, [])
    const sight = fit(all)
    expect(isSeen(sight, all)).toBe(true)
    expect(isSeen({ ...sight, y: sight.y + 200 }, all)).toBe(false)
    expect(isSeen({ ...sight, scale: sight.scale * 1.5 }, all)).toBe(false)
  })

  it('is false for a free cell under something', () => {
    const middle: Box = { x: 440, y: 290, width: 20, height: 20 }
    const all = scene(['0,0'], ['0,0'], [middle])
    expect(isSeen({ x: 0, y: 0, scale: 1 }, all)).toBe(false)
    expect(isSeen({ x: 0, y: 0, scale: 1 }, { ...all, overlays: [] })).toBe(true)
  })
})
