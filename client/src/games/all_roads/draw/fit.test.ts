import { describe, expect, it } from 'vitest'
import type { Box } from '../../../ui/beside'
import { fit, fitWhole, isSeen, isSettled, reframed, type Scene, type Sight } from './fit'
import { boundsOf, centre } from './hex'

const scene = (cells: readonly string[], free: readonly string[], overlays: readonly Box[] = []): Scene => ({
  bounds: boundsOf([...cells, ...free]),
  free: free.map(centre),
  wanted: [],
  lively: [],
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

/** A map of which a phone shows a tile as 21 pixels. */
const phone = (change: Partial<Scene>): Scene => ({
  ...scene(['-7,0', '7,0', '0,-7', '0,7'], []),
  width: 340,
  height: 430,
  ...change,
})
/** Whether the cell around a point is in the pane. */
const shows = ({ width, height }: Scene, { x, y, scale }: Sight, cell: string): boolean => {
  const at = centre(cell)
  return (
    Math.abs(at.x - x) * scale + 52 * scale <= width / 2 + 1 &&
    Math.abs(at.y - y) * scale + 60 * scale <= height / 2 + 1
  )
}

describe('a map that is too large for its pane', () => {
  it('is shown where most has happened, so near that it is clear', () => {
    const cells = ['6,0', '7,0', '6,1', '-7,0']
    const all = phone({ lively: cells.map(centre) })
    const sight = fit(all)
    expect(sight.scale).toBe(0.5)
    expect(cells.filter((cell) => shows(all, sight, cell))).toEqual(['6,0', '7,0', '6,1'])
    expect(fitWhole(all).scale).toBeLessThan(0.25)
  })

  it('is shown with everything that can be chosen, and no nearer than needed', () => {
    const cells = ['0,0', '4,0', '0,4']
    const all = phone({ wanted: cells.map(centre), lively: [centre('-7,0')] })
    const sight = fit(all)
    expect(cells.every((cell) => shows(all, sight, cell))).toBe(true)
    expect(sight.scale).toBeGreaterThan(fitWhole(all).scale)
    expect(sight.scale).toBeLessThanOrEqual(0.5)
  })

  it('is not shown smaller than a cell that can be hit', () => {
    const all = phone({ width: 260, height: 180, wanted: ['-7,0', '6,0', '7,0', '6,1'].map(centre) })
    expect(fit(all).scale * 104).toBeGreaterThanOrEqual(20)
    expect(['6,0', '7,0', '6,1'].every((cell) => shows(all, fit(all), cell))).toBe(true)
  })

  it('shows its own ground, not the empty plane beside it', () => {
    const all = phone({ lively: [centre('7,0')] })
    expect(fit(all).x + 340 / 2 / 0.5).toBeLessThanOrEqual(all.bounds.right + 30)
  })

  it('is left where it is as long as nothing more could be seen elsewhere', () => {
    const all = phone({ wanted: ['6,0', '7,0'].map(centre) })
    const sight = fit(all)
    expect(isSettled(sight, all)).toBe(true)
    expect(isSettled({ ...sight, x: sight.x + 40 }, all)).toBe(true)
    expect(isSettled({ ...sight, x: sight.x - 600 }, all)).toBe(false)
    expect(isSettled(fitWhole(all), all)).toBe(true)
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

describe('reframed', () => {
  it('shows a drawing for one sight as the map is seen from another', () => {
    const all = scene(LARGE, [])
    const [from, to] = [
      { x: 40, y: -10, scale: 0.5 },
      { x: -100, y: 30, scale: 0.8 },
    ]
    const { x, y, scale } = reframed(to, from, all)
    const [now, before] = [drawn(all, to), drawn(all, from)]
    expect(x + scale * now.x).toBeCloseTo(before.x)
    expect(y + scale * now.y).toBeCloseTo(before.y)
    expect(scale * now.width).toBeCloseTo(before.width)
  })
})
