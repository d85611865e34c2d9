import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Channel, Transport } from './transport'

interface Asked {
  url: string
  method: string | undefined
  body: unknown
  keepalive: boolean
}

/** A WebSocket of which a test is the other end. */
class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = 0
  sent: string[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly url: string
  constructor(url: URL) {
    this.url = url.href
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

let http: Transport
let asked: Asked[]
let answer: () => Promise<Response>
let heard: unknown[]
let lost: number

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

beforeEach(async () => {
  vi.resetModules() // The base of its addresses is read once.
  asked = []
  heard = []
  lost = 0
  vi.stubGlobal('location', { href: 'https://games.example/house/', pathname: '/house/' })
  vi.stubGlobal('document', {
    querySelector: (what: string) => (what.includes('base') ? { content: '/house/' } : null),
  })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (url: string, { method, body, keepalive = false }: RequestInit = {}) => {
    asked.push({ url, method, body: body === undefined ? undefined : JSON.parse(body as string), keepalive })
    return answer()
  })
  ;({ http } = await import('./http'))
  const { setTransport } = await import('./transport')
  setTransport(http)
})

afterEach(() => vi.unstubAllGlobals())

function open(): Channel {
  return http.open('matches/m/socket', { heard: (message) => void heard.push(message), lost: () => void lost++ })
}

test('a request goes below the base, with its body as JSON, and comes back as what it says', async () => {
  answer = () => Promise.resolve(json({ matches: [] }))
  expect(await http.request('POST', 'home', { of: 'Ada' })).toEqual({ status: 200, body: { matches: [] } })
  expect(asked).toEqual([{ url: '/house/api/home', method: 'POST', body: { of: 'Ada' }, keepalive: false }])
})

test('an answer may be empty, and a refusal in words of a proxy has only its status', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 204 }))
  expect(await http.request('POST', 'matches/m/leave', {})).toEqual({ status: 204, body: undefined })
  answer = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await http.request('GET', 'home')).toEqual({ status: 502, body: undefined })
  answer = () => Promise.resolve(json({ message: { id: 'refused-stale' } }, 409))
  expect(await http.request('GET', 'home')).toEqual({ status: 409, body: { message: { id: 'refused-stale' } } })
})

test('no answer and an unreadable one are told apart', async () => {
  answer = () => Promise.reject(new TypeError('no net'))
  await expect(http.request('GET', 'home')).rejects.toThrow(TypeError)
  answer = () => Promise.resolve(new Response('<h1>Hello</h1>'))
  await expect(http.request('GET', 'home')).rejects.toThrow(SyntaxError)
})

test('what is sent while leaving outlives the page', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 204 }))
  await http.request('POST', 'errors', {}, true)
  expect(asked.map(({ keepalive }) => keepalive)).toEqual([true])
})

test('a file has the name that the server gives it, else that of its path', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="imperator-m.txt"' }
  answer = () => Promise.resolve(new Response('quadriga record 1', { headers }))
  const file = await http.file('matches/m/record')
  expect([file.name, await file.text()]).toEqual(['imperator-m.txt', 'quadriga record 1'])
  answer = () => Promise.resolve(new Response('[]'))
  expect((await http.file('me/results.json')).name).toBe('results.json')
  answer = () => Promise.resolve(json({ message: { id: 'refused-not-found' } }, 404))
  await expect(http.file('matches/x/record')).rejects.toMatchObject({
    name: 'FileRefused',
    answer: { status: 404, body: { message: { id: 'refused-not-found' } } },
  })
})

test('a channel sends once it is open, and hands on what is a message', () => {
  answer = () => Promise.resolve(new Response(null, { status: 204 }))
  const channel = open()
  const socket = FakeSocket.last
  expect(socket.url).toBe('wss://games.example/house/api/matches/m/socket')
  expect(channel.send({ type: 'undo' })).toBe(false)
  socket.readyState = FakeSocket.OPEN
  expect(channel.send({ type: 'undo' })).toBe(true)
  expect(socket.sent).toEqual(['{"type":"undo"}'])
  socket.onmessage?.({ data: '{"type": "played"}' })
  socket.onmessage?.({ data: '{"type": "pla' })
  expect(heard).toEqual([{ type: 'played' }])
  expect(asked).toMatchObject([{ url: '/house/api/errors', body: { kind: 'message' } }])
})

test('a channel that was dropped is lost, and one that was closed is silent', () => {
  open().drop()
  expect(lost).toBe(1)
  const channel = open()
  channel.close()
  FakeSocket.last.onmessage?.({ data: '{"type": "played"}' })
  expect([lost, heard]).toEqual([1, []])
})
