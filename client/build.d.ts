/* What the build uses of Node and of a package without types: the types of all of Node would be the page's as well. */

declare module 'node:fs/promises' {
  export function mkdir(path: URL, options: { recursive: true }): Promise<unknown>
  export function readdir(path: URL, options: { recursive: true }): Promise<string[]>
  export function readFile(path: URL): Promise<Uint8Array>
  export function readFile(path: URL, encoding: 'utf-8'): Promise<string>
  export function writeFile(path: URL, content: Uint8Array): Promise<void>
}

declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: { wght: number | { min: number; max: number } } },
  ): Promise<Uint8Array>
}
