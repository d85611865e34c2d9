import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReconnectingSocket } from './reconnecting'

/** A socket of which the test is the server. */
class FakeSocket {
  static all: FakeSocket[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  close(): void {
    this.onclose?.()
  }
}

let hurry: () => void
let comesBack: () => boolean | Promise<boolean>
let socket: ReconnectingSocket

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  comesBack = () => true
  const window = { addEventListener: (_: string, then: () => void) => (hurry = then), removeEventListener: () => null }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://games.example/' })
  vi.stubGlobal('document', { ...window, querySelector: () => null })
  vi.stubGlobal('addEventListener', window.addEventListener)
  vi.stubGlobal('removeEventListener', window.removeEventListener)
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
  const last = FakeSocket.all.at(-1)
  if (message !== undefined) last?.onmessage?.({ data: JSON.stringify(message) })
  last?.onclose?.()
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
  hurry()
  hurry()
  expect(attempts()).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(attempts()).toBe(2)
})

test('nobody comes back who does not want to, or before that is known', async () => {
  comesBack = () => Promise.resolve(false)
  end()
  hurry()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempts()).toBe(1)
})
