import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import cinzelRanges from '@fontsource-variable/cinzel/unicode.json'
import interRanges from '@fontsource-variable/inter/unicode.json'

/** One of the page's fonts, and how much of it the page needs. */
interface Family {
  name: string
  folder: string
  weights: { min: number; max: number }
  /** Which characters each file of the package has, as in a style sheet. */
  ranges: Readonly<Record<string, string>>
}

const FAMILIES: readonly Family[] = [
  { name: 'Inter', folder: 'inter', weights: { min: 400, max: 700 }, ranges: interRanges },
  { name: 'Cinzel', folder: 'cinzel', weights: { min: 600, max: 600 }, ranges: cinzelRanges },
]

/** Signs and spaces that the page draws beside its words. */
const SIGNS = '·×−±–…\u00a0\u2009\u202f'

/** Latin letters of European languages beyond Latin-1. */
const EUROPEAN = 'U+0100-017F,U+01C4-01CC,U+01E6-01E9,U+01FA-01FF,U+0218-021B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3'

const CATALOGUE = new URL('../src/quadriga/language/locales/', import.meta.url)
const PACKAGES = new URL('node_modules/@fontsource-variable/', import.meta.url)
const MADE = new URL('node_modules/.fonts/', import.meta.url)

/**
 * The module `fonts`: the page's fonts, cut to the weights that style sheets ask for and into files that a browser loads
 * when it meets one of their characters. What the catalogue is written in is one file; a name may need another.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    config: () => ({
      resolve: { alias: { fonts: new URL('index.js', MADE).pathname } },
      optimizeDeps: { exclude: ['fonts'] },
    }),
    buildStart: make,
  }
}

async function make(): Promise<void> {
  await mkdir(MADE, { recursive: true })
  const common = await catalogueCharacters()
  const faces = await Promise.all(
    FAMILIES.flatMap((family) =>
      parts(family, common).map((part, n) => face(family, part, `${family.folder}-${n}.woff2`)),
    ),
  )
  const imports = faces.map(({ file }, n) => `import source${n} from './${file}'`)
  const entries = faces.map(({ file: _, ...face }, n) => `  { ...${JSON.stringify(face)}, source: source${n} },`)
  await write('index.js', [...imports, 'export const FACES = [', ...entries, ']', ''].join('\n'))
}

interface Part {
  /** The package's file. */
  subset: string
  characters: ReadonlySet<number>
}

/** The files that a family is cut into; the first is what every reader needs. */
function parts({ ranges }: Family, common: ReadonlySet<number>): Part[] {
  const latin = codesIn(ranges['latin'] ?? '')
  return [
    { subset: 'latin', characters: new Set([...latin].filter((one) => common.has(one))) },
    { subset: 'latin', characters: new Set([...latin].filter((one) => !common.has(one))) },
    { subset: 'latin-ext', characters: codesIn(EUROPEAN) },
    ...['greek', 'cyrillic'].flatMap((subset) => {
      const range = ranges[subset]
      return range === undefined ? [] : [{ subset, characters: codesIn(range) }]
    }),
  ]
}

async function face(
  { name, folder, weights }: Family,
  { subset: from, characters }: Part,
  file: string,
): Promise<{ family: string; weight: string; unicodeRange: string; file: string }> {
  const whole = await readFile(new URL(`${folder}/files/${folder}-${from}-wght-normal.woff2`, PACKAGES))
  const text = String.fromCodePoint(...characters)
  const wght = weights.min === weights.max ? weights.min : weights
  await write(file, await subset(whole, text, { targetFormat: 'woff2', variationAxes: { wght } }))
  return { family: name, weight: `${weights.min} ${weights.max}`, unicodeRange: rangeOf(characters), file }
}

/** All that any language of the catalogue is written with, and ASCII. */
async function catalogueCharacters(): Promise<Set<number>> {
  const files = (await readdir(CATALOGUE, { recursive: true })).filter((name) => name.endsWith('.ftl'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, CATALOGUE), 'utf-8')))
  const ascii = Array.from({ length: 0x80 }, (_, code) => code)
  return new Set([...ascii, ...[...new Set(SIGNS + texts.join(''))].map((one) => one.codePointAt(0) ?? 0)])
}

/** What a style sheet means by a `unicode-range`. */
function codesIn(range: string): Set<number> {
  const codes = range.split(',').flatMap((span) => {
    const [first = 0, last = first] = span
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, n) => first + n)
  })
  return new Set(codes)
}

/** The `unicode-range` of characters. */
function rangeOf(characters: ReadonlySet<number>): string {
  const spans: [number, number][] = []
  for (const code of [...characters].sort((one, other) => one - other)) {
    const last = spans.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else spans.push([code, code])
  }
  const hex = (code: number): string => code.toString(16)
  return spans.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(',')
}

/** Writes a file unless it is there already: a page that is being watched is not loaded again for nothing. */
async function write(name: string, content: string | Uint8Array): Promise<void> {
  const file = new URL(name, MADE)
  const there = await readFile(file).catch(() => null)
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  if (there?.length !== bytes.length || there.some((byte, n) => byte !== bytes[n])) await writeFile(file, bytes)
}
