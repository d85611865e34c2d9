import type { Source } from './types'

/** Where a figure comes from, in words. */
export const SOURCES: Readonly<Record<Source, string>> = {
  rulebook: 'printed in the rulebook',
  public: 'from public reviews',
  derived: 'derived from the rulebook',
  ours: 'reconstructed by us',
}

interface Entry {
  source: Source
  source_fields?: Record<string, Source>
}

/** The source of one part of an entry; the entry's own where its parts do not differ. */
export const part = (entry: Entry, name: string): Source => entry.source_fields?.[name] ?? entry.source
