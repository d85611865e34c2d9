import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as wire from '../wire'
import { Connection } from './connection.svelte'
import { own, server, stubBrowser, type FakeSocket } from './fake_socket'

const words: wire.Words = { labels: [], phrases: [], wordings: [] }
const whole = (revision: number): object => ({
  type: 'update',
  scene: { revision, choices: [], words },
  log: [],
  own,
})
const changes = (since: number): object => ({
  type: 'changes',
  since,
  changes: [{ scene: { revision: [since + 1] }, kept: 0, log: [] }],
  own,
})
const stale = { type: 'refused', code: 'stale', message: { id: 'refused-stale' }, part: 'frame' }

let shown: number[]
let heard: number[]
let connection: Connection

/** Break the connection, and wait until there is another one. */
function reconnect(): FakeSocket {
  const before = server()
  before.close()
  vi.advanceTimersByTime(10_000)
  expect(server()).not.toBe(before)
  return server()
}

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser()
  shown = []
  heard = []
  const listener = {
    updated: ({ revision }: { revision: number }) => void shown.push(revision),
    hinted: () => undefined,
    talked: (lines: readonly wire.TalkLine[]) => void heard.push(...lines.map(({ n }) => n)),
  }
  connection = new Connection('matches/m', listener)
  server().tell(whole(3))
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is submitted has an id of its own and the revision that was seen', () => {
  connection.send({ type: 'do', do: 'take villa' })
  server().tell(changes(3))
  connection.send({ type: 'undo' })
  const [first, second] = server().sent
  expect(first).toMatchObject({ type: 'do', do: 'take villa', seen: 3 })
  expect(second).toMatchObject({ type: 'undo', seen: 4 })
  expect(first?.id).not.toBe(second?.id)
})

test('it is busy until what was submitted is played and shown, or refused', () => {
  connection.send({ type: 'do', do: 'take villa' })
  expect(connection.busy).toBe(true)
  expect(connection.send({ type: 'undo' })).toBe(false)
  server().tell(stale)
  expect([connection.busy, connection.refused?.code]).toEqual([false, 'stale'])
  connection.send({ type: 'do', do: 'take pond' })
  server().tell({ type: 'played', id: server().sent.at(-1)?.id, revision: 4 })
  expect(connection.busy, 'the old position is still shown').toBe(true)
  server().tell(changes(3))
  expect([shown, connection.busy]).toEqual([[3, 4], false])
})

test('who comes and goes is no new position, and no answer', () => {
  connection.send({ type: 'hint' })
  server().tell({ type: 'changes', since: 3, changes: [{ scene: { company: [{}] }, kept: 0, log: [] }], own })
  expect([shown, connection.busy, connection.update?.company]).toEqual([[3], true, {}])
  server().tell(changes(3))
  expect([shown, connection.busy]).toEqual([[3, 4], false])
})

test('after a lost answer the same is sent again, and whether it was played is learned', () => {
  connection.send({ type: 'do', do: 'take villa' })
  const sent = server().sent[0]
  reconnect().tell(whole(5))
  expect(server().sent).toEqual([sent])
  expect(connection.busy).toBe(true)
  server().tell({ type: 'played', id: sent?.id, revision: 4 })
  expect([connection.busy, connection.refused]).toEqual([false, null])
  reconnect().tell(whole(5))
  expect(server().sent).toEqual([])
})

test('what is answered is not sent again', () => {
  connection.send({ type: 'do', do: 'take villa' })
  server().tell(changes(3))
  connection.send({ type: 'do', do: 'take pond' })
  server().tell(stale)
  connection.send({ type: 'hint' })
  reconnect().tell(whole(4))
  expect([server().sent, connection.busy]).toEqual([[], false])
})

test('a server that cannot show the table yet has not answered', () => {
  connection.send({ type: 'do', do: 'take villa' })
  reconnect().tell({ ...stale, code: 'unavailable' })
  reconnect().tell(whole(3))
  expect(server().sent).toHaveLength(1)
})

test('a server that does not answer is left and asked anew', () => {
  connection.send({ type: 'do', do: 'take villa' })
  const before = server()
  vi.advanceTimersByTime(30_000)
  expect(server()).not.toBe(before)
  server().tell(whole(3))
  expect(server().sent).toEqual(before.sent)
})

test('changes of a table that is not there are not shown: the whole is asked for', () => {
  server().tell(changes(3))
  const before = server()
  before.tell(changes(7))
  vi.advanceTimersByTime(10_000)
  expect(server()).not.toBe(before)
  server().tell(whole(8))
  expect(shown).toEqual([3, 4, 8])
})

test('what was said before is no news, and a new connection says nothing twice', () => {
  const talk = (...numbers: number[]): object => ({
    type: 'talk',
    lines: numbers.map((n) => ({ n, seat: 1, text: 'Salve', reaction: null })),
    reactions: ['hello'],
  })
  expect(connection.talk).toBeNull()
  server().tell(talk(0, 1))
  server().tell(talk(2))
  const again = reconnect()
  again.tell(whole(3))
  again.tell(talk(0, 1, 2, 3))
  expect([heard, connection.talk?.map(({ n }) => n)]).toEqual([
    [2, 3],
    [0, 1, 2, 3],
  ])
})
