import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeChannel, server, stubBrowser, type FakeBrowser } from './fake_transport'
import type { ReconnectingSocket } from './reconnecting'

type Heard = { type: 'awaited' | 'refused' }
let browser: FakeBrowser
let heard: Heard[]
let comesBack: () => boolean | Promise<boolean>
let socket: ReconnectingSocket<Heard>

beforeEach(async () => {
  vi.resetModules() // Nothing has been reported yet.
  const { ReconnectingSocket } = await import('./reconnecting')
  browser = await stubBrowser()
  vi.useFakeTimers()
  comesBack = () => true
  heard = []
  socket = new ReconnectingSocket<Heard>('me/socket', {
    knows: { awaited: true, refused: true },
    heard: (message) => void heard.push(message),
    connected: () => undefined,
    comesBack: () => comesBack(),
  })
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const attempts = (): number => FakeChannel.all.length

function end(message?: object): void {
  if (message !== undefined) server().tell(message)
  server().drop()
}

test('who is refused at once waits longer each time, and who was let in does not', () => {
  end({ type: 'refused' })
  vi.advanceTimersByTime(500)
  end({ type: 'refused' })
  vi.advanceTimersByTime(500)
  expect(attempts()).toBe(2)
  vi.advanceTimersByTime(500)
  end({ type: 'awaited' })
  vi.advanceTimersByTime(500)
  expect(attempts()).toBe(4)
})

test('back on the net, nobody waits out the pause, and nobody connects twice', () => {
  end()
  browser.hurry()
  browser.hurry()
  expect(attempts()).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(attempts()).toBe(2)
})

test('nobody comes back who does not want to, or before that is known', async () => {
  comesBack = () => Promise.resolve(false)
  end()
  browser.hurry()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempts()).toBe(1)
})

test('what the page does not know is ignored and reported, each kind once', () => {
  server().tell({ type: 'festival', of: 'Saturn' })
  server().tell({ type: 'festival', of: 'Ceres' })
  server().tell({ type: 'toString' })
  server().tell({ type: 7 })
  server().tell(null)
  server().tell({ type: 'awaited' })
  expect(heard).toEqual([{ type: 'awaited' }])
  expect(browser.reports.map(({ kind }) => kind)).toEqual(Array(4).fill('message'))
  expect(browser.reports.map(({ said }) => said)).toEqual(['festival', 'toString', '7', 'undefined'])
})
