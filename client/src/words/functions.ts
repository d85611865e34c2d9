import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'
import { numeral, signed } from '../ui/numerals'
import type { Message } from '../server/wire'
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

  /** Listed as the language does, each in this form; the reader, where `you` is given, by that word. */
  list(style: string, form?: string, you?: string): string {
    const texts = this.value.map((item) => {
      if (typeof item === 'string') return item
      return you !== undefined && this.voice.isYou(item) ? you : this.voice.say(item, form)
    })
    return this.voice.list(texts, style)
  }

  /** Whether the reader is the only one in it. */
  areYou(): boolean {
    const [first] = this.value
    return this.value.length === 1 && typeof first === 'object' && this.voice.isYou(first)
  }

  override toString(): string {
    return this.list('and')
  }
}

/** A number; those of our games are small and look alike in all our languages. */
export class Int extends FluentNumber {
  override toString(): string {
    return numeral(this.value)
  }
}

const text = (value: FluentValue | undefined): string => (value === undefined ? '' : String(value))
const option = (value: FluentValue | undefined): string | undefined => (value === undefined ? undefined : text(value))

/** The functions of our catalogue; `quadriga/language/translator.py` has the same. */
export const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  /** LIST($items, style: "or", form: "acc", you: "you"): several things or people as the language lists them. */
  LIST: ([items], { style, form, you }) =>
    items instanceof Phrases ? items.list(option(style) ?? 'and', option(form), option(you)) : text(items),
  /** FORM($thing, "acc"): a phrase in another of its grammatical forms. */
  FORM: ([phrase, form]) => (phrase instanceof Phrase ? phrase.voice.say(phrase.value, text(form)) : text(phrase)),
  /** PERSON($who) selects [you] where the reader, and nobody else, sits there, else [other]. */
  PERSON: ([who]) => {
    const you = who instanceof Phrase ? who.voice.isYou(who.value) : who instanceof Phrases && who.areYou()
    return you ? 'you' : 'other'
  },
  /** SIGNED($count): "+2", "−1", "0". */
  SIGNED: ([number]) => (number instanceof FluentNumber ? signed(number.value) : text(number)),
  /** CAP($thing): a phrase with a capital letter, at the beginning of a sentence. */
  CAP: ([phrase]) => capital(text(phrase)),
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
