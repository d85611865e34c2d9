import { Voice } from '../language/voice.svelte'
import type { CampaignCard, Home, Me, NewCampaign, NewMatch, Opened, Refused, Rename, Replay } from '../wire'

/** The server said no, or nothing at all; `message` tells a person what to do. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

/** The words to show for whatever went wrong. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, headers: { Accept: 'application/json' } }
  if (body !== undefined) {
    request.headers = { ...request.headers, 'Content-Type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(`/api/${path}`, request)
  } catch {
    throw new Refusal('offline', 'The server does not answer. Check that it is running, then try again.')
  }
  if (!response.ok) throw await refusal(response)
  if (response.status === 204) return undefined as Answer
  return (await response.json()) as Answer
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const said = (await response.json()) as Partial<Refused>
    if (said.message) return new Refusal(said.code ?? 'unknown', new Voice().say(said.message))
  } catch {
    // Not one of our answers; the status is all there is to tell.
  }
  return new Refusal('unknown', `The server answered ${response.status}. Reload the page and try again.`)
}

const id = encodeURIComponent

export const api = {
  home: (): Promise<Home> => call('GET', 'home'),
  box: (game: string): Promise<unknown> => call('GET', `games/${id(game)}`),
  open: (match: NewMatch): Promise<Opened> => call('POST', 'matches', match),
  replay: (match: string): Promise<Replay> => call('GET', `matches/${id(match)}/replay`),
  giveUp: (match: string): Promise<void> => call('POST', `matches/${id(match)}/give-up`, {}),
  begin: (campaign: NewCampaign): Promise<CampaignCard> => call('POST', 'campaigns', campaign),
  campaign: (campaign: string): Promise<CampaignCard> => call('GET', `campaigns/${id(campaign)}`),
  stage: (campaign: string): Promise<Opened> => call('POST', `campaigns/${id(campaign)}/stage`, {}),
  rename: (name: Rename): Promise<Me> => call('PUT', 'me', name),
  recordUrl: (match: string): string => `/api/matches/${id(match)}/record`,
  async record(match: string): Promise<string> {
    const response = await fetch(api.recordUrl(match))
    if (!response.ok) throw await refusal(response)
    return response.text()
  },
}

const boxes = new Map<string, Promise<unknown>>()

/** The Box of a game never changes while the page is open, so it is asked for once. */
export function boxOf(game: string): Promise<unknown> {
  let box = boxes.get(game)
  if (box === undefined) {
    box = api.box(game)
    boxes.set(game, box)
    box.catch(() => boxes.delete(game))
  }
  return box
}
