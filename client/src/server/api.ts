import { language } from '../words/language.svelte'
import { message, Voice } from '../words/voice.svelte'
import { report } from './errors'
import { PartMissing } from './parts'
import { FileRefused, isSuccess, transport, type Answer } from './transport'
import type {
  AnswerTakeBack,
  AskCheck,
  AskCoach,
  AskExplanation,
  AskMoment,
  AskReview,
  Become,
  Becoming,
  CampaignCard,
  Checked,
  DealTable,
  Explanation,
  HandOver,
  Hint,
  Home,
  Lock,
  LookBack,
  Me,
  Message,
  Milestone,
  Myself,
  NewCampaign,
  NewCode,
  NewMatch,
  Opened,
  Picture,
  PlayOn,
  Refused,
  Rename,
  Replay,
  Review,
  ReviewedMoment,
  Rulebook,
  Say,
  SeatBot,
  Statistics,
  TablePlace,
  TakeSeat,
  WatchLink,
} from './wire'

/** What to tell a person, and the part of the catalogue that has it; said where it is shown. */
export interface Notice {
  message: Message
  part?: string | undefined
  /** Loading the page again may help. */
  reload?: boolean
  /** A live region says it: it is only to be read. */
  spoken?: boolean
}

/** The server said no, or nothing at all; the notice tells a person what to do. */
export class Refusal extends Error {
  constructor(readonly notice: Notice) {
    super(notice.message.id)
    this.name = 'Refusal'
  }
}

/** What to tell of whatever went wrong. */
export function noticeOf(error: unknown): Notice {
  if (error instanceof Refusal) return error.notice
  if (error instanceof PartMissing) return { message: message('part-missing'), reload: true }
  console.error(error)
  report('promise', error)
  return { message: message('page-failed-about'), reload: true }
}

/** The words of a notice, in the language that is read now. */
export const tell = ({ message, part = 'frame' }: Notice): string =>
  new Voice(() => ({ part, names: [], you: null })).refusal(message)

/** What is under way and changes something. */
let acting: Promise<unknown> = Promise.resolve()

/**
 * Change something, after whatever was begun before: the first act makes this browser a player, and two first acts at
 * once would make it two.
 */
function act<Answered>(method: string, path: string, body: unknown): Promise<Answered> {
  const done = acting.then(() => call<Answered>(method, path, body))
  acting = done.catch(() => undefined)
  return done
}

async function call<Answered>(method: string, path: string, body?: unknown): Promise<Answered> {
  const answer = await heard(transport().request(method, path, body))
  if (!isSuccess(answer.status)) throw await refusal(answer)
  return answer.body as Answered
}

/** What the house sends, unless it refuses or the connection breaks: then a refusal. */
async function heard<Answered>(coming: Promise<Answered>): Promise<Answered> {
  try {
    return await coming
  } catch (error) {
    if (error instanceof SyntaxError) throw error // It came, and is no answer of ours.
    if (error instanceof FileRefused) throw await refusal(error.answer)
    throw new Refusal({ message: message('server-silent') })
  }
}

async function refusal({ status, body }: Answer): Promise<Refusal> {
  try {
    const said = body as Partial<Refused>
    if (said.message) {
      await language.load(said.part ?? 'frame')
      return new Refusal({ message: said.message, part: said.part })
    }
  } catch {
    // Not one of our answers; the status is all there is to tell.
  }
  return new Refusal({ message: message('server-answered', { status: `${status}` }) })
}

const id = encodeURIComponent

export const api = {
  home: (): Promise<Home> => call('GET', 'home'),
  box: (game: string): Promise<unknown> => call('GET', `games/${id(game)}`),
  rules: (game: string): Promise<Rulebook> => call('GET', `games/${id(game)}/rules`),
  open: (match: NewMatch): Promise<Opened> => act('POST', 'matches', match),
  picture: (match: string): Promise<Picture> => call('GET', `matches/${id(match)}/picture`),
  learn: (game: string): Promise<Opened> => act('POST', `games/${id(game)}/lesson`, {}),
  leaveLesson: (match: string): Promise<void> => act('POST', `matches/${id(match)}/leave-lesson`, {}),
  coach: (match: string, asked: AskCoach): Promise<Hint> => call('POST', `matches/${id(match)}/coach`, asked),
  check: (match: string, asked: AskCheck): Promise<Checked | null> => call('POST', `matches/${id(match)}/check`, asked),
  milestone: (match: string): Promise<Milestone> => call('GET', `matches/${id(match)}/milestone`),
  openDeal: (game: string, day: string): Promise<Opened> => act('POST', `games/${id(game)}/deals/${id(day)}`, {}),
  deal: (game: string, day: string): Promise<DealTable> => call('GET', `games/${id(game)}/deals/${id(day)}`),
  statistics: (): Promise<Statistics> => call('GET', 'me/statistics'),
  /** Where `file` finds all my results. */
  resultsPath: (ending: string): string => `me/results.${ending}`,
  giveUp: (match: string): Promise<void> => act('POST', `matches/${id(match)}/give-up`, {}),
  leave: (match: string): Promise<void> => act('POST', `matches/${id(match)}/leave`, {}),
  comeBack: (match: string): Promise<void> => act('POST', `matches/${id(match)}/return`, {}),
  handOver: (match: string, seat: HandOver): Promise<void> => act('POST', `matches/${id(match)}/hand-over`, seat),
  answerTakeBack: (match: string, answer: AnswerTakeBack): Promise<void> =>
    act('POST', `matches/${id(match)}/take-back`, answer),
  say: (match: string, line: Say): Promise<void> => act('POST', `matches/${id(match)}/talk`, line),
  rematch: (match: string): Promise<Opened> => act('POST', `matches/${id(match)}/rematch`, {}),
  watchLink: (match: string): Promise<WatchLink> => act('POST', `matches/${id(match)}/watch`, {}),
  place: (match: string): Promise<TablePlace> => call('GET', `tables/${id(match)}`),
  takeSeat: (code: string, seat: TakeSeat): Promise<Opened> => act('POST', `lobbies/${id(code)}/seat`, seat),
  leaveLobby: (code: string): Promise<void> => act('POST', `lobbies/${id(code)}/leave`, {}),
  seatBot: (code: string, bot: SeatBot): Promise<void> => act('POST', `lobbies/${id(code)}/bot`, bot),
  lock: (code: string, lock: Lock): Promise<void> => act('POST', `lobbies/${id(code)}/lock`, lock),
  start: (code: string): Promise<Opened> => act('POST', `lobbies/${id(code)}/start`, {}),
  closeLobby: (code: string): Promise<void> => act('POST', `lobbies/${id(code)}/close`, {}),
  begin: (campaign: NewCampaign): Promise<CampaignCard> => act('POST', 'campaigns', campaign),
  campaign: (campaign: string): Promise<CampaignCard> => call('GET', `campaigns/${id(campaign)}`),
  stage: (campaign: string): Promise<Opened> => act('POST', `campaigns/${id(campaign)}/stage`, {}),
  me: (): Promise<Myself> => call('GET', 'me'),
  rename: (name: Rename): Promise<Me> => act('PUT', 'me', name),
  move: (): Promise<NewCode> => act('POST', 'me/move', {}),
  recovery: (): Promise<NewCode> => act('POST', 'me/recovery', {}),
  become: (code: Become): Promise<Becoming> => act('POST', 'me/become', code),
  /** Where a match is found below `/api/`: by its id, or by the code of the link to watch it. */
  pathOf: (match: string, watching: boolean): string => `${watching ? 'watch' : 'matches'}/${id(match)}`,
  replay: (path: string): Promise<Replay> => call('GET', `${path}/replay`),
  /** `at` is a position of the replay; without it, that of the table. */
  explain: (path: string, thing: string, at?: number): Promise<Explanation> =>
    call('GET', `${path}/explain?thing=${id(thing)}${at === undefined ? '' : `&at=${at}`}`),
  explainRecord: (asked: AskExplanation): Promise<Explanation> => call('POST', 'records/explain', asked),
  lookBack: (at: LookBack): Promise<Replay> => call('POST', 'records/replay', at),
  review: (asked: AskReview): Promise<Review> => call('POST', 'records/review', asked),
  moment: (asked: AskMoment): Promise<ReviewedMoment> => call('POST', 'records/moment', asked),
  playOn: (from: PlayOn): Promise<Opened> => act('POST', 'records/play-on', from),
  /** Where `file` finds the record of a match. */
  recordPath: (path: string): string => `${path}/record`,
  record: async (path: string): Promise<string> => (await api.file(api.recordPath(path))).text(),
  file: (path: string): Promise<File> => heard(transport().file(path)),
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
