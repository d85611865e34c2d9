import { FACES, type Face } from 'fonts'

export type { Face }

/** The page's fonts; a browser loads a file of one when it is to draw a character of it. */
const fonts = FACES.map((face) => {
  const { family, weight, unicodeRange } = face
  return { face, drawn: new FontFace(family, `url("${face.source}")`, { weight, unicodeRange, display: 'swap' }) }
})
for (const { drawn } of fonts) document.fonts.add(drawn)

/** Those that this page is drawn with. */
export const loadedFonts = (): Face[] => fonts.flatMap(({ face, drawn }) => (drawn.status === 'loaded' ? [face] : []))
