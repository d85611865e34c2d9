import { describe, expect, it } from 'vitest'
import { parse, replayPath, tablePath, within } from './routes'

describe('parse', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/table/abc', { screen: 'table', id: 'abc' }],
    ['/table/abc/', { screen: 'table', id: 'abc' }],
    ['/join/abc', { screen: 'join', code: 'abc' }],
    ['/watch/abc', { screen: 'watch', code: 'abc' }],
    ['/replay/abc', { screen: 'replay', id: 'abc', watching: false }],
    ['/watch/abc/replay', { screen: 'replay', id: 'abc', watching: true }],
    ['/record', { screen: 'record' }],
    ['/campaign/abc', { screen: 'campaign', id: 'abc' }],
    ['/deal/minerva/2026-11-17', { screen: 'deal', game: 'minerva', day: '2026-11-17' }],
    ['/learn', { screen: 'rules' }],
    ['/learn/minerva', { screen: 'learn', game: 'minerva' }],
    ['/keyboard', { screen: 'keyboard' }],
    ['/me', { screen: 'me' }],
    ['/move', { screen: 'move' }],
  ])('knows %s', (path, route) => {
    expect(parse(path)).toEqual(route)
  })

  it.each([
    '/table',
    '/replay/',
    '/table/abc/more',
    '/watch/abc/more',
    '/keyboard/more',
    '/nothing',
    '/learn/minerva/more',
    '/deal/minerva',
  ])('does not know %s', (path) => {
    expect(parse(path)).toEqual({ screen: 'unknown', path })
  })

  it('reads what is escaped, and bears what is escaped badly', () => {
    expect(parse('/table/a%20b')).toEqual({ screen: 'table', id: 'a b' })
    expect(parse('/table/%E0%A4%A')).toEqual({ screen: 'table', id: '%E0%A4%A' })
  })

  it('takes an escaped slash as part of a name', () => {
    expect(parse('/table/a%2Fb')).toEqual({ screen: 'table', id: 'a/b' })
  })
})

describe('tablePath and replayPath', () => {
  it.each([false, true])('lead to the table and to its replay (watching: %s)', (watching) => {
    expect(parse(replayPath('abc', watching))).toEqual({ screen: 'replay', id: 'abc', watching })
    const table = watching ? { screen: 'watch', code: 'abc' } : { screen: 'table', id: 'abc' }
    expect(parse(tablePath('abc', watching))).toEqual(table)
  })
})

describe('within', () => {
  it.each([
    ['/', '/', '/'],
    ['/', '/table/x', '/table/x'],
    ['/quadriga/', '/quadriga/', '/'],
    ['/quadriga/', '/quadriga', '/'],
    ['/a/b/', '/a/b/table/x', '/table/x'],
    ['/quadriga/', '/quadrigae/x', null],
    ['/quadriga/', '/', null],
  ])('below %s finds %s', (base, path, found) => {
    expect(within(base, path)).toBe(found)
  })
})
