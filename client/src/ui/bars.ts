/** How wide each bar is, in percent of the widest of all; less than nothing has a width as well. */
export function barWidths(lines: readonly (readonly number[])[]): number[][] {
  const most = Math.max(1, ...lines.flat().map(Math.abs))
  return lines.map((points) => points.map((one) => (Math.abs(one) / most) * 100))
}
