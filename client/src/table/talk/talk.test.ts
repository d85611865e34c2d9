import { expect, test } from 'vitest'
import type { Voice } from '../../words/voice.svelte'
import type { Play } from '../play.svelte'
import type { Say } from '../../server/wire'
import { fakeTransport } from '../../server/fake_transport'
import { setTransport, type Answer } from '../../server/transport'
import { TableTalk } from './talk.svelte'

/** A server that keeps what it was told, and answers only every second time. */
function stubServer(): Say[] {
  const told: Say[] = []
  const request = (_method: string, _path: string, body: unknown): Promise<Answer> => {
    told.push(body as Say)
    return told.length % 2 === 1 ? Promise.reject(new TypeError()) : Promise.resolve({ status: 204, body: undefined })
  }
  setTransport(fakeTransport({ request }))
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
