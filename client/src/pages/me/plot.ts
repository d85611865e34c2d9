/** Where the values of a plot stand in a box of this size, from left to right; one alone stands in the middle. */
export function plotted(values: readonly number[], width: number, height: number): { x: number; y: number }[] {
  const least = Math.min(0, ...values)
  const most = Math.max(1, ...values)
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, n) => ({
    x: values.length > 1 ? n * step : width / 2,
    y: height - ((value - least) / (most - least)) * height,
  }))
}
