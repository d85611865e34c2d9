import type { Choice } from '../../../server/delta'
import type { Action, Preview } from '../types'

export type Verb = Action['verb']
export type Doing<V extends Verb> = Extract<Action, { verb: V }>

/** A choice with the data of this game. */
export interface Offer<A extends Action = Action> extends Choice {
  action: A
  preview: Preview
}
