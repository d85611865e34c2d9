import { afterEach, expect, test, vi } from 'vitest'
import { isForOthers, isLocal, linkTo } from './address'

/** The page is open at this address. */
function openAt(href: string): void {
  vi.stubGlobal('location', new URL(href))
  vi.stubGlobal('document', { querySelector: () => null })
}

afterEach(() => vi.unstubAllGlobals())

const HOUSE = 'http://192.168.7.5:8000/'

test.each(['localhost', 'quadriga.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this computer', (host) => {
  expect(isLocal(host)).toBe(true)
})

test.each(['192.168.7.5', 'laptop.local', 'games.example.org', 'localhost.example.org', '[fd00::2]'])(
  '%s is known to others',
  (host) => {
    expect(isLocal(host)).toBe(false)
  },
)

test('on the computer of the server, links lead to where others find it', () => {
  openAt('http://127.0.0.1:8000/join/x')
  expect(linkTo('/join/x', HOUSE)).toBe('http://192.168.7.5:8000/join/x')
  expect(linkTo('/join/x', 'https://games.example.org/quadriga/')).toBe('https://games.example.org/quadriga/join/x')
  expect(isForOthers(HOUSE)).toBe(true)
})

test('nobody else finds a server that listens on its own computer alone', () => {
  openAt('http://127.0.0.1:8000/join/x')
  expect(linkTo('/join/x', null)).toBe('http://127.0.0.1:8000/join/x')
  expect(isForOthers(null)).toBe(false)
})

test('where the page was found from elsewhere, that address is right for others, too', () => {
  openAt('http://laptop.local:8000/join/x')
  expect(linkTo('/join/x', HOUSE)).toBe('http://laptop.local:8000/join/x')
  expect([isForOthers(HOUSE), isForOthers(null)]).toEqual([true, true])
})
