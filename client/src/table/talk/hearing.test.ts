import { afterEach, expect, test, vi } from 'vitest'
import { EVERYBODY, hears, keep, load, MAX_TABLES, tableOf, withTable } from './hearing'

afterEach(() => void vi.unstubAllGlobals())

test('somebody is muted at one table, everybody at all of them', () => {
  const hearing = withTable(EVERYBODY, 'here', { read: 3, muted: [1] })
  expect([0, 1].map((seat) => hears(hearing, 'here', seat))).toEqual([true, false])
  expect(hears(hearing, 'elsewhere', 1)).toBe(true)
  expect(hears({ ...hearing, mutesAll: true }, 'elsewhere', 1)).toBe(false)
})

test('the tables that were used last are remembered', () => {
  let hearing = EVERYBODY
  for (let n = 0; n < MAX_TABLES; n++) hearing = withTable(hearing, `table ${n}`, { read: n, muted: [] })
  hearing = withTable(hearing, 'table 0', { read: 99, muted: [] })
  hearing = withTable(hearing, 'another', { read: 5, muted: [] })
  expect(hearing.tables).toHaveLength(MAX_TABLES)
  expect(['table 0', 'table 1', 'another'].map((name) => tableOf(hearing, name).read)).toEqual([99, -1, 5])
})

test('it is kept in the browser, and a browser that keeps nothing hears everybody', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(load()).toEqual(EVERYBODY)
  const hearing = withTable({ ...EVERYBODY, mutesAll: true }, 'here', { read: 3, muted: [1] })
  keep(hearing)
  expect(load()).toEqual(hearing)
  vi.stubGlobal('localStorage', undefined)
  keep(hearing)
  expect(load()).toEqual(EVERYBODY)
})
