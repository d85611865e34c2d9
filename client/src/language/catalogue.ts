import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FUNCTIONS } from './functions'
import { lengthen } from './pseudo'

/** The languages of the catalogue, each with the locale whose plurals and lists it follows. */
export const LANGUAGES = { en: 'en-GB', de: 'de-DE' } as const
export type Language = keyof typeof LANGUAGES | 'pseudo'

/** How each language calls itself in the menu; the pseudo-language is for tests only. */
export const OWN_NAMES: Readonly<Record<keyof typeof LANGUAGES, string>> = { en: 'English', de: 'Deutsch' }

export const isLanguage = (name: string | null | undefined): name is Language =>
  name === 'pseudo' || (name != null && name in LANGUAGES)

/** The locale of a language, also for the `lang` attribute that a screen reader goes by. */
export const localeOf = (language: Language): string => (language === 'pseudo' ? LANGUAGES.en : LANGUAGES[language])

// The same files that the server and the terminal read; each becomes a file of its own, loaded when it is needed.
const files = import.meta.glob<string>('../../../src/quadriga/language/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

async function source(language: Language, part: string): Promise<string> {
  const folder = language === 'pseudo' ? 'en' : language
  const load = files[`../../../src/quadriga/language/locales/${folder}/${part}.ftl`]
  if (load === undefined) throw new Error(`The catalogue has no file ${folder}/${part}.ftl`)
  return load()
}

/** The frame's words with those of one game, which go before. */
export async function loadBundle(language: Language, part: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(localeOf(language), {
    functions: FUNCTIONS,
    useIsolating: false,
    transform: language === 'pseudo' ? lengthen : (text) => text,
  })
  const parts = part === 'frame' ? [part] : [part, 'frame']
  for (const text of await Promise.all(parts.map((one) => source(language, one))))
    bundle.addResource(new FluentResource(text), { allowOverrides: false })
  return bundle
}
