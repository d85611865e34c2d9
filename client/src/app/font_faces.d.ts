/** Made by `fonts.config.ts`. */
declare module 'fonts' {
  /** A file of a font, as for `FontFace`. */
  export interface Face {
    family: string
    weight: string
    unicodeRange: string
    source: string
  }
  export const FACES: readonly Face[]
}
