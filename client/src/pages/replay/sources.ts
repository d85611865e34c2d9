import type { Source } from '../../game/module'

/** A source of points through a whole match: what it has brought at each step. */
export interface SourceCourse {
  name: string
  points: readonly number[]
}

/** The sources of all steps, in the order in which they first appear. */
export function sourceCourses(steps: readonly (readonly Source[])[]): SourceCourse[] {
  const names = [...new Set(steps.flatMap((sources) => sources.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    points: steps.map((sources) => sources.find((one) => one.name === name)?.points ?? 0),
  }))
}

/**
 * The outlines of the areas of all sources, each upon those before it, in a drawing of this width and height. What takes
 * points away is drawn as nothing: areas cannot.
 */
export function areasOf(courses: readonly SourceCourse[], [width, height]: readonly [number, number]): string[] {
  const steps = courses[0]?.points.length ?? 0
  const drawn = courses.map(({ points }) => points.map((one) => Math.max(0, one)))
  const sums = Array.from({ length: steps }, (_, at) => drawn.reduce((sum, points) => sum + (points[at] ?? 0), 0))
  const most = Math.max(1, ...sums)
  const place = (at: number, value: number): string =>
    `${round((at / Math.max(1, steps - 1)) * width)},${round(height - (value / most) * height)}`
  let below = sums.map(() => 0)
  return drawn.map((points) => {
    const above = below.map((value, at) => value + (points[at] ?? 0))
    const outline = [
      ...above.map((value, at) => place(at, value)),
      ...below.map((value, at) => place(at, value)).reverse(),
    ]
    below = above
    return outline.join(' ')
  })
}

const round = (value: number): number => Math.round(value * 10) / 10
