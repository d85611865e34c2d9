/** What this browser has heard of the talk at one table, and whom there it does not hear. */
export interface TableHearing {
  /** The number of the last line that was read. */
  readonly read: number
  /** The seats that are muted. */
  readonly muted: readonly number[]
}

/** Whom this browser hears at tables; nobody else is told, so it is kept here. */
export interface Hearing {
  readonly mutesAll: boolean
  /** By match, the one that was used last at the end. */
  readonly tables: readonly (readonly [match: string, table: TableHearing])[]
}

/** Tables that are remembered; then the one that was not used for longest is forgotten. */
export const MAX_TABLES = 100

export const EVERYBODY: Hearing = { mutesAll: false, tables: [] }

const NEW: TableHearing = { read: -1, muted: [] }

export const tableOf = (hearing: Hearing, match: string): TableHearing =>
  hearing.tables.find(([name]) => name === match)?.[1] ?? NEW

export function withTable(hearing: Hearing, match: string, table: TableHearing): Hearing {
  const others = hearing.tables.filter(([name]) => name !== match)
  return { ...hearing, tables: [...others, [match, table] as const].slice(-MAX_TABLES) }
}

/** Whether this browser hears what is said in a seat at a table. */
export const hears = (hearing: Hearing, match: string, seat: number): boolean =>
  !hearing.mutesAll && !tableOf(hearing, match).muted.includes(seat)

const KEY = 'quadriga.talk'

export function load(): Hearing {
  try {
    return { ...EVERYBODY, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Hearing>) }
  } catch {
    return EVERYBODY // Storage may be switched off; then it lasts as long as the page.
  }
}

export function keep(hearing: Hearing): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hearing))
  } catch {
    // See load().
  }
}
