import { message, seated } from '../../words/voice.svelte'
import type { Lobby, LobbySeat, Message } from '../../server/wire'

/** What a listener has to be told of a table that waits: who came and who left since, and how many seats are open. */
export function tidings(before: Lobby, now: Lobby): Message[] {
  const changed = now.seats.flatMap((seat, at) => (isSame(seat, before.seats[at]) ? [] : [at]))
  const came = changed.filter((at) => now.seats[at]?.taken)
  const stay = new Set(came.map((at) => now.seats[at]?.name))
  const left = changed.flatMap((at) => {
    const was = before.seats[at]
    return was?.taken && !stay.has(was.name) ? [was.name] : []
  })
  const news = [
    ...left.map((name) => message('lobby-left', { name })),
    ...came.map((at) => message('lobby-came', { who: seated(at), number: at + 1 })),
  ]
  if (news.length > 0) news.push(message('lobby-open-seats', { n: now.seats.filter(({ taken }) => !taken).length }))
  if (now.locked !== before.locked)
    news.push(now.locked ? message('lobby-locked-about') : message('lobby-unlocked-about'))
  return news
}

const isSame = (seat: LobbySeat, before: LobbySeat | undefined): boolean =>
  seat.taken === before?.taken && seat.name === before.name && seat.bot === before.bot
