/** Where the seven blueprints and their spaces stand: three above, four below, the track between them. */

interface Point {
  x: number
  y: number
}

interface Ring {
  width: number
  height: number
  /** The middle of the upper edge of each blueprint. */
  blueprints: readonly Point[]
  spaces: readonly Point[]
  track: string
}

const ring = (
  width: number,
  above: readonly number[],
  below: readonly number[],
  lines: readonly [number, number, number],
): Ring => {
  const [upper, lower, bottom] = lines
  const [first = 0, last = 0] = [above[0], above.at(-1)]
  const [right = 0, left = 0] = [below[0], below.at(-1)]
  const middle = (upper + lower) / 2
  const [east, west] = [width - 8, 8]
  return {
    width,
    height: bottom + 92,
    blueprints: [...above.map((x) => ({ x, y: 0 })), ...below.map((x) => ({ x, y: bottom }))],
    spaces: [...above.map((x) => ({ x, y: upper })), ...below.map((x) => ({ x, y: lower }))],
    track:
      `M${first} ${upper}H${last}C${east - 12} ${upper} ${east} ${upper} ${east} ${middle}S${east - 12} ${lower} ${right} ${lower}` +
      `H${left}C${west + 12} ${lower} ${west} ${lower} ${west} ${middle}S${west + 12} ${upper} ${first} ${upper}Z`,
  }
}

export const WIDE = ring(440, [78, 220, 362], [388, 276, 164, 52], [113, 155, 176])
export const NARROW = ring(374, [60, 187, 314], [328, 234, 140, 46], [116, 164, 188])
