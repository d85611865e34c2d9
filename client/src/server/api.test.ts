import { beforeEach, expect, test, vi } from 'vitest'
import { api, type Refusal } from './api'
import { fakeTransport } from './fake_transport'
import { FileRefused, setTransport, type Answer, type Transport } from './transport'

const not = { message: { id: 'refused-not-found' }, part: 'frame' }

/** The message of the refusal of what was asked for. */
const refused = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => '',
    (error: unknown) => (error as Refusal).notice.message.id,
  )

const answering = (answer: Answer): void => setTransport(fakeTransport({ request: () => Promise.resolve(answer) }))
const giving = (file: Transport['file']): void => setTransport(fakeTransport({ file }))

beforeEach(() => setTransport(fakeTransport()))

test('what the transport answers is what the api gives', async () => {
  answering({ status: 200, body: { matches: [] } })
  expect(await api.home()).toEqual({ matches: [] })
  giving((path) => Promise.resolve(new File([path], 'record.txt')))
  expect(await api.record('matches/m')).toBe('matches/m/record')
})

test('a refusal says what the server says, else its status', async () => {
  answering({ status: 404, body: not })
  expect(await refused(api.home())).toBe('refused-not-found')
  answering({ status: 502, body: undefined })
  expect(await refused(api.home())).toBe('server-answered')
  giving(() => Promise.reject(new FileRefused({ status: 404, body: not })))
  expect(await refused(api.record('matches/m'))).toBe('refused-not-found')
})

test('without an answer the server is silent', async () => {
  expect(await refused(api.home())).toBe('server-silent')
  expect(await refused(api.record('matches/m'))).toBe('server-silent')
})

test('one act waits for the one before it', async () => {
  const asked: string[] = []
  const answers: ((answer: Answer) => void)[] = []
  const request: Transport['request'] = (_, path) => {
    asked.push(path)
    return new Promise((resolve) => answers.push(resolve))
  }
  setTransport(fakeTransport({ request }))
  const both = [api.leave('m'), api.comeBack('m')]
  await vi.waitFor(() => expect(asked).toEqual(['matches/m/leave']))
  answers[0]?.({ status: 204, body: undefined })
  await vi.waitFor(() => expect(asked).toEqual(['matches/m/leave', 'matches/m/return']))
  answers[1]?.({ status: 204, body: undefined })
  await Promise.all(both)
})
