/** Where a figure comes from, the surest first; every game's data file says it of every entry. */
export const SOURCES = ['rulebook', 'public', 'derived', 'ours'] as const
export type Source = (typeof SOURCES)[number]

interface Entry {
  source: Source
  source_fields?: Record<string, Source>
  /** As the data file of Imperator calls them. */
  sources?: Record<string, Source>
}

/** The source of one part of an entry; the entry's own where its parts do not differ. */
export const part = ({ source, source_fields, sources }: Entry, name: string): Source =>
  (source_fields ?? sources)?.[name] ?? source
