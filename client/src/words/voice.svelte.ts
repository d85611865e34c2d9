import type { FluentVariable } from '@fluent/bundle'
import { getContext, setContext } from 'svelte'
import type { Message } from '../server/wire'
import { Int, Phrase, Phrases } from './functions'
import { language } from './language.svelte'

export type Argument = NonNullable<Message['args']>[string]

/** Who listens, and to what: a game's part of the catalogue, the names by seat, and the seat that is called "you". */
export interface Listener {
  part: string
  names: readonly string[]
  you: number | null
}

const NOBODY: Listener = { part: 'frame', names: [], you: null }

/**
 * Turns messages into text in the reader's language. Which message a situation calls for is decided by the guide
 * on the server; the page names by itself only what never changes: headings, buttons of the frame.
 */
export class Voice {
  private readonly listener: () => Listener

  constructor(listener: () => Listener = () => NOBODY) {
    this.listener = listener
  }

  /** The text of what never changes: a heading, a button of the frame. The id is always written out. */
  readonly t = (id: string, args: Readonly<Record<string, Argument>> = {}): string => this.say({ id, args })

  /** The text of a message, or '' where there is none; in a grammatical form where its entry has that. */
  readonly say = (message: Message | null | undefined, form?: string): string => {
    if (message == null) return ''
    if (message.id === 'seat') return this.listener().names[Number(message.args?.['at'])] ?? ''
    const { part } = this.listener()
    const own = language.bundle(part)
    const bundle = own ?? language.bundle('frame')
    const entry = bundle?.getMessage(message.id)
    const pattern = (form === undefined ? undefined : entry?.attributes[form]) ?? entry?.value
    // The words of a game come with its part of the page, which may still be on its way.
    if (pattern == null && own === undefined) return ''
    if (bundle === undefined || pattern == null) {
      console.error(`The catalogue has no message ${message.id} for ${part}`)
      return message.id
    }
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, this.values(message.args ?? {}), errors)
    for (const error of errors) console.error(`${message.id}: ${error.message}`)
    return text
  }

  /** The text of a refusal. A server that is newer than the page may give a reason that the page has no words for. */
  readonly refusal = (message: Message | null | undefined): string => {
    const bundle = language.bundle(this.listener().part) ?? language.bundle('frame')
    const known = message != null && (message.id === 'seat' || bundle?.hasMessage(message.id))
    return known ? this.say(message) : this.t('refused-without-words')
  }

  /** Several sentences, one after the other; each in a form where its entry has that. */
  readonly sentences = (messages: readonly (Message | null | undefined)[], form?: string): string =>
    messages
      .map((one) => this.say(one, form))
      .filter(Boolean)
      .join(' ')

  isYou(message: Message): boolean {
    return message.id === 'seat' && message.args?.['at'] === this.listener().you
  }

  list(texts: readonly string[], style: string): string {
    if (style === 'unit') return texts.join(', ')
    return listFormat(language.locale, style === 'or' ? 'disjunction' : 'conjunction').format(texts)
  }

  private values(args: Readonly<Record<string, Argument>>): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.value(value)]))
  }

  private value(value: Argument): FluentVariable {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return new Int(value)
    return Array.isArray(value) ? new Phrases(this, value) : new Phrase(this, value)
  }
}

const listFormats = new Map<string, Intl.ListFormat>()

/** How a language lists things, made once: making it takes longer than all else of a message. */
function listFormat(locale: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const name = `${locale} ${type}`
  const format = listFormats.get(name) ?? new Intl.ListFormat(locale, { type })
  listFormats.set(name, format)
  return format
}

/** A message that the page itself decides on; its id is always written out. */
export const message = (id: string, args: Readonly<Record<string, Argument>> = {}): Message => ({ id, args })

/** Whoever sits in a seat: their name, or "you". */
export const seated = (at: number): Message => ({ id: 'seat', args: { at } })

const KEY = Symbol('voice')

/** Gives everything below this component a voice. */
export function provideVoice(listener?: () => Listener): Voice {
  return setContext(KEY, new Voice(listener))
}

/** The voice of whoever looks at this part of the page. */
export const useVoice = (): Voice => getContext<Voice>(KEY)
