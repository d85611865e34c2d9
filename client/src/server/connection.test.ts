import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as wire from './wire'
import type { Connection } from './connection.svelte'
import { own, server, stubBrowser, type FakeBrowser, type FakeChannel } from './fake_transport'

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
const stale = { type: 'refused', code: 'stale', message: { id: 'refused-stale' }, part: 'frame', id: null }
/** The refusal of what was submitted last. */
const refused = (): object => ({ ...stale, id: server().sent.at(-1)?.id })

let shown: number[]
let heard: number[]
let asked: (number | null)[]
let connection: Connection
let browser: FakeBrowser

/** Break the connection, and wait until there is another one. */
function reconnect(): FakeChannel {
  const before = server()
  before.drop()
  vi.advanceTimersByTime(10_000)
  expect(server()).not.toBe(before)
  return server()
}

beforeEach(async () => {
  vi.resetModules() // Nothing has been reported yet.
  const { Connection } = await import('./connection.svelte')
  browser = await stubBrowser()
  vi.useFakeTimers()
  shown = []
  heard = []
  asked = []
  const listener = {
    updated: ({ revision }: { revision: number }) => void shown.push(revision),
    hinted: () => undefined,
    requested: ({ take_back }: { take_back: wire.TakeBack | null }) => void asked.push(take_back?.seat ?? null),
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
  server().tell(refused())
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
  expect([shown, connection.asking, connection.update?.company]).toEqual([[3], true, {}])
  server().tell(changes(3))
  expect([shown, connection.asking]).toEqual([[3, 4], false])
})

test('while a hint is looked for the game goes on, and no other hint is asked for', () => {
  connection.send({ type: 'hint' })
  expect([connection.busy, connection.send({ type: 'hint' })]).toEqual([false, false])
  expect(connection.send({ type: 'do', do: 'take villa' })).toBe(true)
  expect([connection.busy, connection.asking]).toEqual([true, false])
  server().tell(stale)
  expect([connection.busy, connection.refused], 'the server drops the hint, not the move').toEqual([true, null])
  server().tell(changes(3))
  expect(connection.busy).toBe(false)
})

test('why there is no hint is told, and what was submitted meanwhile is still expected', () => {
  connection.send({ type: 'hint' })
  connection.send({ type: 'do', do: 'take villa' })
  server().tell({ ...stale, code: 'unavailable' })
  expect([connection.busy, connection.refused?.code]).toEqual([true, 'unavailable'])
  const sent = server().sent.at(-1)
  reconnect().tell(whole(3))
  expect(server().sent).toEqual([sent])
})

test('a hint is shown for the position that it is about', () => {
  connection.send({ type: 'hint' })
  server().tell({ type: 'hint', revision: 3, best: [] })
  expect([connection.asking, connection.hint?.revision]).toEqual([false, 3])
  server().tell(changes(3))
  connection.send({ type: 'hint' })
  server().tell({ type: 'hint', revision: 3, best: [] })
  expect([connection.asking, connection.hint]).toEqual([false, null])
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
  server().tell(refused())
  connection.send({ type: 'hint' })
  reconnect().tell(whole(4))
  expect([server().sent, connection.busy, connection.asking]).toEqual([[], false, false])
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

test('an unknown message is no refusal, and leaves what waits for an answer waiting', () => {
  connection.send({ type: 'do', do: 'take villa' })
  server().tell({ type: 'parade' })
  expect([connection.refused, connection.busy, connection.status]).toEqual([null, true, 'open'])
  expect(browser.reports).toMatchObject([{ kind: 'message', said: 'parade', screen: 'table' }])
})

test('changes that cannot be made are not shown: the whole is asked for', () => {
  const before = server()
  before.tell({
    type: 'changes',
    since: 3,
    changes: [{ scene: { ring: { hand: { 3: [1] } } }, kept: 0, log: [] }],
    own,
  })
  vi.advanceTimersByTime(10_000)
  expect(server()).not.toBe(before)
  server().tell(whole(5))
  expect([shown, connection.unreadable]).toEqual([[3, 5], false])
})

test('a table that cannot be read is not taken for the one before it', () => {
  const before = server()
  before.tell({ type: 'update', scene: { revision: 4, choices: [{ label: [9], wording: 9 }], words }, log: [], own })
  expect([connection.unreadable, server()]).toEqual([true, before])
  before.tell(whole(5))
  expect([shown, connection.unreadable]).toEqual([[3, 5], false])
})

test('what others have to agree to is answered as a request, and told when it changes', () => {
  const request = { seat: 0, asked: [1], agreed: [], declined: null }
  connection.send({ type: 'undo' })
  expect(connection.busy).toBe(true)
  server().tell({ type: 'changes', since: 3, changes: [{ scene: { take_back: [request] }, kept: 0, log: [] }], own })
  server().tell({ type: 'asked', id: server().sent[0]?.id })
  expect([connection.busy, connection.update?.revision]).toEqual([false, 3])
  server().tell({ type: 'changes', since: 3, changes: [], own })
  expect(asked).toEqual([0])
})

test('that I have begun to choose is told once a position, and again over a new connection', () => {
  connection.beginToChoose()
  connection.beginToChoose()
  expect(server().sent).toEqual([{ type: 'choosing', seen: 3 }])
  expect(connection.busy).toBe(false)
  server().tell(changes(3))
  connection.beginToChoose()
  expect(server().sent.at(-1)).toEqual({ type: 'choosing', seen: 4 })
  const again = reconnect()
  again.tell(whole(4))
  connection.beginToChoose()
  expect(again.sent).toEqual([{ type: 'choosing', seen: 4 }])
})
