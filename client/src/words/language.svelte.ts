import type { FluentBundle } from '@fluent/bundle'
import { DEFAULT, isLanguage, loadBundle, type Language } from './catalogue'

const KEY = 'quadriga.language'

function kept(): Language | null {
  try {
    const value = localStorage.getItem(KEY)
    return value !== null && isLanguage(value) ? value : null
  } catch {
    return null // Storage may be switched off; the choice then lasts as long as the page.
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // See kept().
  }
}

/** The first language of the browser that the catalogue knows. */
function browsers(): Language {
  const tags = typeof navigator === 'undefined' ? [] : navigator.languages // The tests of functions have no browser.
  for (const tag of tags) {
    const name = tag.slice(0, 2).toLowerCase()
    if (isLanguage(name)) return name
  }
  return DEFAULT
}

/** The reader's language: the browser's, unless the reader chose another. Kept in this browser. */
class ReadersLanguage {
  current = $state<Language>(kept() ?? browsers())
  private bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map())

  /** The locale whose lists, dates and numbers the language follows; also for the `lang` of the document. */
  locale = $derived.by((): string => {
    const tag = this.bundles.get('frame')?.getMessage('language-locale')?.value
    return typeof tag === 'string' ? tag : DEFAULT
  })

  bundle(part: string): FluentBundle | undefined {
    return this.bundles.get(part)
  }

  /** Fetch a part of the catalogue: `frame`, or a game. */
  async load(part: string): Promise<void> {
    if (this.bundles.has(part)) return
    const language = this.current
    const bundle = await loadBundle(language, part)
    // The reader may have chosen another language meanwhile.
    if (language === this.current) this.bundles = new Map(this.bundles).set(part, bundle)
    else await this.load(part)
  }

  /** Fetch the words of the frame; should those of the reader's language be missing, the default is better than none. */
  async begin(): Promise<void> {
    try {
      await this.load('frame')
    } catch (error) {
      if (this.current === DEFAULT) throw error
      this.current = DEFAULT
      await this.load('frame')
    }
  }

  /** Read everything in another language from now on. */
  async choose(language: Language): Promise<void> {
    keep(language)
    const parts = [...this.bundles.keys()]
    try {
      const loaded = await Promise.all(parts.map(async (part) => [part, await loadBundle(language, part)] as const))
      this.bundles = new Map(loaded)
      this.current = language
    } catch {
      location.reload() // The page comes back in that language, if it can.
    }
  }
}

export const language = new ReadersLanguage()
