/** Where a figure comes from, the surest first; every game's data file says it of every entry. */
export type Source = 'rulebook' | 'public' | 'derived' | 'ours'

/** The same in words. */
export const SOURCES: Readonly<Record<Source, string>> = {
  rulebook: 'printed in the rulebook',
  public: 'from public reviews',
  derived: 'derived from the rulebook',
  ours: 'reconstructed by us',
}

interface Entry {
  source: Source
  source_fields?: Record<string, Source>
  /** As the data file of Imperator calls them. */
  sources?: Record<string, Source>
}

/** The source of one part of an entry; the entry's own where its parts do not differ. */
export const part = ({ source, source_fields, sources }: Entry, name: string): Source =>
  (source_fields ?? sources)?.[name] ?? source
