import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, server, stubBrowser } from './fake_socket'
import { ReconnectingSocket } from './reconnecting'

let browser: { hurry: () => void }
let comesBack: () => boolean | Promise<boolean>
let socket: ReconnectingSocket

beforeEach(() => {
  vi.useFakeTimers()
  browser = stubBrowser()
  comesBack = () => true
  const hearer = { heard: () => undefined, connected: () => undefined, comesBack: () => comesBack() }
  socket = new ReconnectingSocket('me/socket', hearer)
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const attempts = (): number => FakeSocket.all.length

function end(message?: object): void {
  if (message !== undefined) server().tell(message)
  server().close()
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
