/**
 * How many blocks of two pictures of the same size differ, by the colour that each has on average: letters and edges may be drawn
 * a little otherwise by another browser, but nothing may be missing, moved or recoloured. Null where the sizes differ.
 */
;async ([one, other]) => {
  const BLOCK = 12
  /** Of 255, for any of red, green and blue. */
  const NOTICEABLE = 12

  async function pixelsOf(base64) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, picture.width, picture.height)
  }

  function averageOf({ data, width, height }, left, top) {
    const sum = [0, 0, 0]
    const [right, bottom] = [Math.min(left + BLOCK, width), Math.min(top + BLOCK, height)]
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) for (const at of [0, 1, 2]) sum[at] += data[4 * (y * width + x) + at]
    return sum.map((one) => one / ((right - left) * (bottom - top)))
  }

  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (first.width !== second.width || first.height !== second.height) return null
  let differing = 0
  for (let top = 0; top < first.height; top += BLOCK)
    for (let left = 0; left < first.width; left += BLOCK) {
      const [a, b] = [averageOf(first, left, top), averageOf(second, left, top)]
      if (a.some((colour, at) => Math.abs(colour - b[at]) > NOTICEABLE)) differing += 1
    }
  return differing
}
