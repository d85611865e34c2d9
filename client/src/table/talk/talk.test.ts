import { afterEach, expect, test, vi } from 'vitest'
import type { Voice } from '../../words/voice.svelte'
import type { Play } from '../play.svelte'
import type { Say } from '../../server/wire'
import { TableTalk } from './talk.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A server that keeps what it was told, and answers only every second time. */
function stubServer(): Say[] {
  const told: Say[] = []
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    told.push(JSON.parse(body) as Say)
    return told.length % 2 === 1
      ? Promise.reject(new TypeError())
      : Promise.resolve(new Response(null, { status: 204 }))
  })
  return told
}

test('what was not answered keeps its id when it is said again, and nothing else has it', async () => {
  const told = stubServer()
  const talk = new TableTalk('m', {} as Play, {} as Voice)
  await expect(talk.say({ text: 'Salve' })).rejects.toThrow()
  await talk.say({ text: 'Salve' })
  await expect(talk.say({ text: 'Salve' })).rejects.toThrow()
  await talk.say({ reaction: 'hello' })
  const [first, again, later, other] = told.map(({ id }) => id)
  expect(again).toBe(first)
  expect(new Set([first, later, other]).size).toBe(3)
})
