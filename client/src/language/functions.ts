import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'
import type { Message } from '../wire'
import type { Voice } from './voice.svelte'

/** A message as an argument of another: said in the same language, in the form asked for. */
export class Phrase extends FluentType<Message> {
  constructor(
    readonly voice: Voice,
    message: Message,
  ) {
    super(message)
  }

  override toString(): string {
    return this.voice.say(this.value)
  }
}

/** Several phrases or names, to be listed by LIST. */
export class Phrases extends FluentType<readonly (string | Message)[]> {
  constructor(
    readonly voice: Voice,
    items: readonly (string | Message)[],
  ) {
    super(items)
  }

  list(style: string, form?: string): string {
    const texts = this.value.map((item) => (typeof item === 'string' ? item : this.voice.say(item, form)))
    return this.voice.list(texts, style)
  }

  override toString(): string {
    return this.list('and')
  }
}

/** A number; those of our games are small and look alike in all our languages. */
export class Int extends FluentNumber {
  override toString(): string {
    return String(this.value).replace('-', '−')
  }
}

const text = (value: FluentValue | undefined): string => (value === undefined ? '' : String(value))

/** The functions of our catalogue; `quadriga/language/translator.py` has the same. */
export const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  /** LIST($items, style: "or", form: "acc"): several things as the language lists them. */
  LIST: ([items], { style, form }) =>
    items instanceof Phrases
      ? items.list(style === undefined ? 'and' : text(style), form === undefined ? undefined : text(form))
      : text(items),
  /** FORM($thing, "acc"): a phrase in another of its grammatical forms. */
  FORM: ([phrase, form]) => (phrase instanceof Phrase ? phrase.voice.say(phrase.value, text(form)) : text(phrase)),
  /** PERSON($who) selects [you] where the reader sits there, else [other]. */
  PERSON: ([phrase]) => (phrase instanceof Phrase && phrase.voice.isYou(phrase.value) ? 'you' : 'other'),
  /** SIGNED($count): "+2", "−1", "0". */
  SIGNED: ([number]) => (number instanceof FluentNumber && number.value > 0 ? `+${number.value}` : text(number)),
  /** CAP($thing): a phrase with a capital letter, at the beginning of a sentence. */
  CAP: ([phrase]) => capital(text(phrase)),
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
