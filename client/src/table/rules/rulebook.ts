import { api } from '../../server/api'
import type { RuleChapter, RuleParagraph, Rulebook } from '../../server/wire'

const rulebooks = new Map<string, Promise<Rulebook>>()

/** The rulebook of a game never changes while the page is open, so it is asked for once. */
export function rulebookOf(game: string): Promise<Rulebook> {
  let book = rulebooks.get(game)
  if (book === undefined) {
    book = api.rules(game)
    rulebooks.set(game, book)
    book.catch(() => rulebooks.delete(game))
  }
  return book
}

/** A place of the rules: a chapter, and where a rule was asked for the number of the paragraph that states it. */
export interface RulesPlace {
  chapter: string
  paragraph: number | null
}

/** Where a chapter or a rule is found by its id; null where there is none. */
export function placeOf(chapters: readonly RuleChapter[], id: string | null): RulesPlace | null {
  for (const { id: chapter, paragraphs } of chapters) {
    if (chapter === id) return { chapter, paragraph: null }
    const paragraph = paragraphs.findIndex(({ rules }) => id !== null && rules.includes(id))
    if (paragraph >= 0) return { chapter, paragraph }
  }
  return null
}

/** A paragraph that was found, with its number in its chapter. */
export interface Found {
  number: number
  paragraph: RuleParagraph
}

/** What a search looks through in a paragraph: its text and what its chapter is called. */
export type Told = (paragraph: RuleParagraph, chapter: RuleChapter) => string

/**
 * The paragraphs of each chapter in which all of these words occur, or which state the rule that was named whole or in part
 * ("IMP-I"). Nothing to look for finds everything.
 */
export function search(
  chapters: readonly RuleChapter[],
  sought: string,
  told: Told,
): { chapter: RuleChapter; found: Found[] }[] {
  const words = wordsOf(sought)
  const named = sought.trim().toUpperCase()
  const all = chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))
  const begun = named.includes('-') ? all.filter((rule) => rule.indexOf(named) === 0) : []
  const asked = all.includes(named) ? [named] : begun
  return chapters
    .map((chapter) => ({
      chapter,
      found: chapter.paragraphs
        .map((paragraph, number) => ({ number, paragraph }))
        .filter(({ paragraph }) => {
          if (asked.length > 0) return paragraph.rules.some((rule) => asked.includes(rule))
          if (words.length === 0) return true
          const text = `${told(paragraph, chapter)} ${paragraph.rules.join(' ')}`.toLowerCase()
          return words.every((word) => text.includes(word))
        }),
    }))
    .filter(({ found }) => found.length > 0)
}

/** The words of what was typed, small. */
function wordsOf(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.toLowerCase())
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}
