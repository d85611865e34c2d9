import { describe, expect, it } from 'vitest'
import type { RuleChapter } from '../../server/wire'
import { placeOf, search } from './rulebook'

const chapter = (id: string, ...paragraphs: [string, ...string[]][]): RuleChapter => ({
  id,
  head: { id: `${id}-head` },
  paragraphs: paragraphs.map(([says, ...rules]) => ({ says: { id: says }, rules, sign: '' })),
  figure: null,
})

const BOOK = [
  chapter('turn', ['Draw three cards', 'A-T1', 'A-T12'], ['Use one card', 'A-T2']),
  chapter('end', ['Count your points', 'A-E1']),
]
const found = (sought: string): string[] =>
  search(BOOK, sought, ({ says }, { head }) => `${head.id} ${says.id}`).flatMap(({ found }) =>
    found.map(({ paragraph }) => paragraph.says.id),
  )

describe('places', () => {
  it('finds a chapter and a rule by their ids', () => {
    expect(placeOf(BOOK, 'end')).toEqual({ chapter: 'end', paragraph: null })
    expect(placeOf(BOOK, 'A-T2')).toEqual({ chapter: 'turn', paragraph: 1 })
  })
  it('finds nothing that is not there', () => {
    expect(placeOf(BOOK, 'A-X9')).toBeNull()
    expect(placeOf(BOOK, null)).toBeNull()
  })
})

describe('search', () => {
  it('finds all where nothing is looked for', () => expect(found(' ')).toHaveLength(3))
  it('finds words in any order, large or small, and their beginnings', () =>
    expect(found('CARDS dra')).toEqual(['Draw three cards']))
  it('looks at what a chapter is called', () => expect(found('turn-head')).toHaveLength(2))
  it('finds a rule that is named whole, and no longer one', () => {
    expect(found('a-t2')).toEqual(['Use one card'])
    expect(found('A-T1')).toEqual(['Draw three cards'])
  })
  it('finds rules by the beginning of their ids', () => expect(found('A-T')).toHaveLength(2))
  it('finds nothing for what nobody says', () => expect(found('senate')).toEqual([]))
})
