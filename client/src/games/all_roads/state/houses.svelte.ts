import { untrack } from 'svelte'
import type { Choice } from '../../../server/delta'
import type { FollowUp } from '../../../server/wire'
import type { BoardProps } from '../../../game/module'
import { actionOf } from './choices'
import type { Box, HousePlace, Houses, Outlook, View } from '../types'

/**
 * The houses that the player means to build: those that the server proposes, until some are ticked or unticked.
 *
 * The rules ask for one house after the other; the player decides on all of them at once. What is ticked
 * is proposed to the table, which sends it line by line.
 */
export class HousePlan {
  private readonly props: () => BoardProps<View, Outlook, Box>

  private offered = $derived.by((): Houses | null => {
    const { choices, outlook } = this.props()
    return choices.length > 0 ? outlook.houses : null
  })
  /** The places that are offered, in the order of the rules. */
  places = $derived.by((): readonly HousePlace[] => this.offered?.places ?? [])
  /** How many houses are in the supply. */
  most = $derived.by(() => this.offered?.most ?? 0)
  /** The places that are ticked in this position, which may come twice: a lost connection unticks nothing. */
  private ticked = $derived.by((): readonly string[] => {
    void this.props().revision
    return untrack(() => this.offered?.proposed ?? [])
  })
  /** The places to build on, in the order of the rules: as ticked, or as chosen by other means. */
  planned = $derived.by((): readonly string[] => {
    const { chosen, steps } = this.props()
    const lines = [chosen, ...steps.map((step) => step.do)]
    return this.places.map(({ place }) => place).filter((place) => lines.includes(this.houseAt(place)?.do ?? ''))
  })
  /** The lines of what is ticked, all with the words for the whole; the last one says that there are no more houses. */
  proposal = $derived.by((): readonly FollowUp[] => {
    const places = this.places.map(({ place }) => place).filter((place) => this.ticked.includes(place))
    const wording = this.offered?.plans[places.length]
    const isLast = places.at(-1) === this.places.at(-1)?.place
    return [...places.map((place) => this.houseAt(place)), ...(isLast ? [] : [this.done])].flatMap((choice) =>
      choice === undefined || wording === undefined ? [] : [{ do: choice.do, label: choice.label, wording }],
    )
  })
  /** The line that says that there are no more houses. */
  private done = $derived.by(() => this.props().choices.find((one) => actionOf(one)?.verb === 'done'))

  constructor(props: () => BoardProps<View, Outlook, Box>) {
    this.props = props
  }

  isTicked(place: string): boolean {
    return this.planned.includes(place)
  }

  /** Tick or untick a place; false if there is no house left for it. */
  toggle(place: string): boolean {
    const { planned } = this
    const isTicked = this.isTicked(place)
    if (!isTicked && planned.length >= this.most) return false
    this.tick(isTicked ? planned.filter((one) => one !== place) : [...planned, place])
    return true
  }

  /** Tick all that the server proposes, or none. */
  tickAll(all: boolean): void {
    this.tick(all ? (this.offered?.proposed ?? []) : [])
  }

  /** What is ticked now counts, not a line that was chosen by other means. */
  private tick(places: readonly string[]): void {
    this.ticked = places
    this.props().onchoose(null)
  }

  /** The line that builds there; without a place, that which builds nothing. */
  lineOf(place: string | null): string | undefined {
    return (place === null ? this.done : this.houseAt(place))?.do
  }

  private houseAt(place: string): Choice | undefined {
    return this.props().choices.find((one) => {
      const action = actionOf(one)
      return action?.verb === 'house' && action.place === place
    })
  }
}
