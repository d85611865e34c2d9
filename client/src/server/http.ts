import { at } from '../app/address'
import { report } from './errors'
import { FileRefused, type Answer, type Channel, type ChannelHearer, type Transport } from './transport'

/** The house at the server that the page came from. */
export const http: Transport = { request, open, file }

async function request(method: string, path: string, body?: unknown, leaving = false): Promise<Answer> {
  const request: RequestInit = { method, headers: { Accept: 'application/json' }, keepalive: leaving }
  if (body !== undefined) {
    request.headers = { ...request.headers, 'Content-Type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  return answerOf(await fetch(at(`/api/${path}`), request))
}

async function answerOf(response: Response): Promise<Answer> {
  const { ok, status } = response
  if (status === 204) return { status, body: undefined }
  // What a proxy says in its own words is no answer of ours: the status is all there is to tell.
  const body: unknown = await (ok ? response.json() : response.json().catch(() => undefined))
  return { status, body }
}

async function file(path: string): Promise<File> {
  const response = await fetch(at(`/api/${path}`))
  if (!response.ok) throw new FileRefused(await answerOf(response))
  const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')
  const content = await response.blob()
  return new File([content], named?.[1] ?? path.slice(path.lastIndexOf('/') + 1), { type: content.type })
}

function open(path: string, hearer: ChannelHearer): Channel {
  const url = new URL(at(`/api/${path}`), location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(url)
  let closed = false
  socket.onmessage = (event) => {
    if (!closed) hear(String(event.data), hearer)
  }
  socket.onclose = () => {
    if (!closed) hearer.lost()
  }
  return {
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    drop: () => socket.close(),
    close: () => {
      closed = true
      socket.close()
    },
  }
}

/** Hands on the message in a text; what is no message is reported. */
function hear(text: string, hearer: ChannelHearer): void {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch (error) {
    report('message', error)
    return
  }
  hearer.heard(message)
}
