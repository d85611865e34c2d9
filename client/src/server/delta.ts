import type * as wire from './wire'
import type { Message, Wording } from './wire'

/** A legal action with its words. */
export interface Choice extends Omit<wire.Choice, 'label' | 'wording'> {
  label: Message
  wording: Wording
}

/** The whole table as one seat may see it: what was sent, with everything that was only referred to. */
export interface Update extends Omit<wire.Scene, 'choices' | 'words'>, wire.Own {
  choices: Choice[]
  log: wire.LogLine[]
  /** What the server's clock showed when this was sent; null where nobody has a clock. */
  now: number | null
}

/** What was sent of a table, put together: what the next changes are made to. */
export type Table = Pick<wire.Update, 'scene' | 'log' | 'own' | 'now'>

/** What is new in a value: another one in its place, nothing any more, or what is new by place. */
type Delta = [] | [unknown] | { [place: string]: Delta }

/** The table after what was sent; null if that is about another table than `before`, so that the whole is needed. */
export function received(before: Table | null, sent: wire.Update | wire.Changes): Table | null {
  if (sent.type === 'update') return sent
  if (before?.scene.revision !== sent.since) return null
  let { scene, log } = before
  for (const change of sent.changes) {
    scene = renewed(scene, change.scene as Delta) as wire.Scene
    log = [...log.slice(0, change.kept), ...change.log]
  }
  return { scene, log, own: sent.own, now: sent.now }
}

/** A value with what is new in it; what has not changed stays the same object. */
function renewed(value: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0]
  const places = Object.entries(delta)
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as readonly unknown[])]
    for (const [place, inner] of places) {
      if (isGone(inner)) list.length = Number(place)
      else list[Number(place)] = renewed(list[Number(place)], inner)
    }
    return list
  }
  const fields = new Map(Object.entries(value as object) as [string, unknown][])
  for (const [place, inner] of places) {
    if (isGone(inner)) fields.delete(place)
    else fields.set(place, renewed(fields.get(place), inner))
  }
  return Object.fromEntries(fields)
}

function isGone(delta: Delta): boolean {
  return Array.isArray(delta) && delta.length === 0
}

/** A table as the page uses it: choices have the words that they name by number. */
export function complete({ scene, log, own, now }: Table): Update {
  const { words, ...rest } = scene
  return { ...rest, ...own, log, now, choices: scene.choices.map((choice) => chosenWords(choice, words)) }
}

export function chosenWords(choice: wire.Choice, words: wire.Words): Choice {
  const [form = 0, ...numbers] = choice.label
  const { id, args } = at(words.labels, form)
  const said = args.map((name, n) => [name, at(words.phrases, at(numbers, n))] as const)
  return { ...choice, label: { id, args: Object.fromEntries(said) }, wording: at(words.wordings, choice.wording) }
}

function at<T>(list: readonly T[], number: number): T {
  const found = list[number]
  if (found === undefined) throw new RangeError(`${number}/${list.length}`)
  return found
}
