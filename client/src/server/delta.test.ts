import { expect, test } from 'vitest'
import type * as wire from './wire'
import type { LogLine } from './wire'
import { own } from './fake_transport'
import { complete, received, type Table } from './delta'

const line = (text: string): LogLine => ({ text }) as LogLine
const here = { id: 'beside-rome', args: { wind: 'east' } }
const scene = {
  revision: 7,
  view: { ring: [{ tile: 'pond' }, { tile: 'villa' }, null], hand: { villa: 1, pond: 2 }, turn: 3 },
  choices: [
    { do: 'place t01', action: { verb: 'place' }, label: [0, 0, 1], wording: 0, preview: {} },
    { do: 'place t02', action: { verb: 'place' }, label: [0, 2, 1], wording: 0, preview: {} },
    { do: 'done', action: { verb: 'done' }, label: [1], wording: 1, preview: {} },
  ],
  words: {
    labels: [
      { id: 'label-place', args: ['count', 'where'] },
      { id: 'label-done', args: [] },
    ],
    phrases: [1, here, 2],
    wordings: [{ button: { id: 'do-place' } }, {}],
  },
} as unknown as wire.Scene
const table: Table = { scene, log: [line('a'), line('b'), line('undone')], own, now: null }

function changed(...changes: wire.Change[]): Table {
  const after = received(table, { type: 'changes', since: 7, changes, own: { ...own, can_undo: true }, now: 1000.5 })
  if (after === null) throw new Error('the whole is asked for')
  return after
}

test('choices get the words that they refer to', () => {
  const { choices } = complete(table)
  expect(choices.map(({ label }) => label)).toEqual([
    { id: 'label-place', args: { count: 1, where: here } },
    { id: 'label-place', args: { count: 2, where: here } },
    { id: 'label-done', args: {} },
  ])
  expect(choices.map(({ wording }) => wording.button?.id)).toEqual(['do-place', 'do-place', undefined])
  expect(choices.map((choice) => choice.do)).toEqual(['place t01', 'place t02', 'done'])
})

test('a number that stands for nothing is an error', () => {
  const words = { ...scene.words, phrases: [] }
  expect(() => complete({ ...table, scene: { ...scene, words } })).toThrow(RangeError)
})

test('a whole table replaces everything', () => {
  const sent: wire.Update = { type: 'update', scene: { ...scene, revision: 9 }, log: [line('c')], own, now: null }
  expect(complete(received(table, sent) as Table)).toMatchObject({ revision: 9, log: [line('c')], mine: [0] })
})

test('the log goes on after the lines that were kept', () => {
  const after = changed({ scene: {}, kept: 2, log: [line('c')] }, { scene: {}, kept: 3, log: [line('d')] })
  expect(after.log.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd'])
})

test('what is new is put in its place, in lists and in objects', () => {
  const view = { ring: { '0': { tile: ['inn'] }, '2': [{ tile: 'bath' }], '3': [7] }, hand: { villa: [], inn: [1] } }
  const after = changed({ scene: { revision: [8], view }, kept: 3, log: [] })
  expect(after.scene).toEqual({
    ...scene,
    revision: 8,
    view: { ring: [{ tile: 'inn' }, { tile: 'villa' }, { tile: 'bath' }, 7], hand: { pond: 2, inn: 1 }, turn: 3 },
  })
  expect(after.own.can_undo).toBe(true)
})

test('a list ends where it is said to, and may become something else', () => {
  expect(changed({ scene: { view: { ring: { '1': [] } } }, kept: 3, log: [] }).scene.view).toMatchObject({
    ring: [{ tile: 'pond' }],
  })
  expect(changed({ scene: { view: { ring: [{ a: [] }] } }, kept: 3, log: [] }).scene.view).toMatchObject({
    ring: { a: [] },
  })
})

test('what has not changed stays the same object', () => {
  const after = changed({ scene: { view: { turn: [4] } }, kept: 3, log: [] })
  expect((after.scene.view as { ring: unknown }).ring).toBe((scene.view as { ring: unknown }).ring)
  expect((table.scene.view as { turn: number }).turn).toBe(3)
})

test('changes to another table than the one that is there need the whole', () => {
  const sent: wire.Changes = { type: 'changes', since: 6, changes: [], own, now: null }
  expect(received(table, sent)).toBeNull()
  expect(received(null, sent)).toBeNull()
})
