import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as errors from './errors'
import { stubBrowser, type FakeBrowser } from './fake_transport'

let browser: FakeBrowser
let report: typeof errors.report

beforeEach(async () => {
  vi.resetModules() // Each test is a page that was just loaded.
  browser = await stubBrowser()
  ;({ report } = await import('./errors'))
})

afterEach(() => vi.unstubAllGlobals())

/** An error with the stack that a browser gives it. */
function failed(said: string, ...stack: string[]): Error {
  const error = new TypeError(said)
  error.stack = [String(error), ...stack].join('\n')
  return error
}

test('it tells where, by the files of the page alone, on what kind of screen, and no address', () => {
  report(
    'board',
    failed(
      'x is undefined',
      '    at draw (http://192.0.2.7:8000/assets/all_roads-C0RV~x_1.js:1:2345)',
      'show@http://192.0.2.7:8000/assets/Table-LHACTTqs.js:12:33',
      '    at chrome-extension://abc/content.js:1:1',
    ),
  )
  expect(browser.reports).toEqual([
    {
      kind: 'board',
      said: 'TypeError: x is undefined',
      frames: ['all_roads-C0RV~x_1.js:1:2345', 'Table-LHACTTqs.js:12:33'],
      build: '',
      screen: 'table',
    },
  ])
})

test('each error is told once, and no more than a few', () => {
  for (let n = 0; n < 20; n++) {
    report('script', failed(`mistake ${n}`))
    report('script', failed(`mistake ${n}`))
  }
  expect(browser.reports.map(({ said }) => said)).toEqual([0, 1, 2, 3, 4].map((n) => `TypeError: mistake ${n}`))
})

test('whatever is thrown fits into what the server takes', () => {
  report('promise', undefined)
  report('promise', failed('x'.repeat(1000), ...Array.from({ length: 50 }, (_, n) => `at /assets/a-b.js:1:${n}`)))
  expect(browser.reports.map(({ said, frames }) => [said.length, frames.length])).toEqual([
    [9, 0],
    [300, 8],
  ])
})
