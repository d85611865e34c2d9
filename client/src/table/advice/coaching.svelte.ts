import { keep, kept } from '../../app/settings'

const KEY = 'quadriga.coach'

/** Whether the adviser of the first matches may speak up in this browser. */
class Coaching {
  on = $state(kept(KEY) !== 'off')

  readonly turn = (on: boolean): void => {
    this.on = on
    keep(KEY, on ? null : 'off')
  }
}

export const coaching = new Coaching()
