import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FUNCTIONS } from './functions'
import { loadPart } from '../server/parts'
import { lengthen } from './pseudo'

// The same files that the server and the terminal read; each becomes a file of its own, loaded when it is needed.
const files = import.meta.glob<string>('../../../src/quadriga/language/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

const FOLDER = '../../../src/quadriga/language/locales/'

/** A folder of the catalogue, or `pseudo`, the language of the tests. */
export type Language = string

export const DEFAULT: Language = 'en'
const PSEUDO: Language = 'pseudo'

/** The languages that a reader can choose: every folder of the catalogue. */
export const LANGUAGES: readonly Language[] = Object.keys(files)
  .filter((path) => path.endsWith('/frame.ftl'))
  .map((path) => path.slice(FOLDER.length, -'/frame.ftl'.length))

export const isLanguage = (name: string): boolean => name === PSEUDO || LANGUAGES.includes(name)

const folderOf = (language: Language): string => (language === PSEUDO ? DEFAULT : language)

/** How a language calls itself. */
export function ownName(language: Language): string {
  return new Intl.DisplayNames([folderOf(language)], { type: 'language' }).of(folderOf(language)) ?? language
}

async function source(language: Language, part: string): Promise<string> {
  const folder = folderOf(language)
  const load = files[`${FOLDER}${folder}/${part}.ftl`]
  if (load === undefined) throw new Error(`The catalogue has no file ${folder}/${part}.ftl`)
  return await loadPart(load)
}

/** The frame's words with those of one game, which go before. */
export async function loadBundle(language: Language, part: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(folderOf(language), {
    functions: FUNCTIONS,
    useIsolating: false,
    transform: language === PSEUDO ? lengthen : (text) => text,
  })
  const parts = part === 'frame' ? [part] : [part, 'frame']
  for (const text of await Promise.all(parts.map((one) => source(language, one))))
    bundle.addResource(new FluentResource(text), { allowOverrides: false })
  return bundle
}
