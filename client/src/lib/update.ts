import type * as wire from '../wire'
import type { LogLine, Message, Wording } from '../wire'

/** A legal action with its words. */
export interface Choice extends Omit<wire.Choice, 'label' | 'wording'> {
  label: Message
  wording: Wording
}

/** The whole table as one seat may see it: what was sent, with everything that was only referred to. */
export interface Update extends Omit<wire.Update, 'choices' | 'words' | 'kept'> {
  choices: Choice[]
}

/**
 * An update as the page uses it. What is sent names the words that choices share by number, and repeats nothing of
 * `log`, which is that of the update before on the same socket.
 */
export function complete(sent: wire.Update, log: readonly LogLine[]): Update {
  const { words, kept, ...rest } = sent
  return {
    ...rest,
    choices: sent.choices.map((choice) => withWords(choice, words)),
    log: [...log.slice(0, kept), ...sent.log],
  }
}

function withWords(choice: wire.Choice, words: wire.Words): Choice {
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
