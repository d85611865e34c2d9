import { SvelteSet } from 'svelte/reactivity'
import type { Choice } from '../../lib/update'
import type { FollowUp } from '../../wire'
import type { BoardProps } from '../module'
import type { Action, Box, HousePlace, Houses, Outlook, View } from './types'

const actionOf = (choice: Choice | undefined): Action | undefined => choice?.action as Action | undefined

/**
 * The houses that the player means to build: those that the server proposes, until some are ticked or unticked.
 *
 * The rules ask for one house after the other; the player decides on all of them at once. What is ticked
 * goes into the table's plan, which sends it line by line.
 */
export class HousePlan {
  private readonly props: () => BoardProps<View, Outlook, Box>
  private readonly ticked = new SvelteSet<string>()

  private offered = $derived.by((): Houses | null => {
    const { choices, outlook } = this.props()
    return choices.length > 0 ? outlook.houses : null
  })
  /** The places that are offered, in the order of the rules. */
  places = $derived.by((): readonly HousePlace[] => this.offered?.places ?? [])
  /** How many houses are in the supply. */
  most = $derived.by(() => this.offered?.most ?? 0)
  /** The places to build on, in the order of the rules. */
  planned = $derived.by(() => this.places.map(({ place }) => place).filter((place) => this.ticked.has(place)))
  /** What the bot would do. */
  private hinted = $derived.by(() => actionOf(this.choiceOf(this.props().hinted)))
  hintsNone = $derived.by(() => this.hinted?.verb === 'done')

  constructor(props: () => BoardProps<View, Outlook, Box>) {
    this.props = props
  }

  isTicked(place: string): boolean {
    return this.ticked.has(place)
  }

  isHinted(place: string): boolean {
    return this.hinted?.verb === 'house' && this.hinted.place === place
  }

  /** Houses are offered: tick what the server proposes, unless houses of the plan stand and the rest of it follows. */
  offer(): void {
    const underWay = this.props().view.tokens.some(({ place }) => this.ticked.has(place))
    if (this.offered !== null && underWay) return
    this.set(this.offered?.proposed ?? [])
    if (this.offered !== null) this.propose()
  }

  /** A line was chosen by other means: what comes before it in the order cannot be built any more. */
  heed(chosen: string): void {
    const action = actionOf(this.choiceOf(chosen))
    if (action?.verb === 'done' && this.planned.length > 0) this.set([])
    else if (action?.verb === 'house' && action.place !== this.planned[0]) this.set(this.from(action.place))
    else return
    this.propose()
  }

  /** Tick or untick a place; false if there is no house left for it. */
  toggle(place: string): boolean {
    if (!this.ticked.has(place) && this.planned.length >= this.most) return false
    if (!this.ticked.delete(place)) this.ticked.add(place)
    this.propose()
    return true
  }

  /** Tick all that the server proposes, or none. */
  tickAll(all: boolean): void {
    this.set(all ? (this.offered?.proposed ?? []) : [])
    this.propose()
  }

  /** Put the plan to the player: undo takes the tile back, not the plan. */
  private propose(): void {
    const { plan, onchoose } = this.props()
    const [first, ...steps] = this.lines()
    if (first === undefined) return
    plan.set(first.do, steps)
    onchoose(first.do, true)
  }

  /** The lines of the plan, all with the words for the whole; the last one says that there are no more houses. */
  private lines(): FollowUp[] {
    const wording = this.offered?.plans[this.planned.length]
    const houses = this.planned.map((at) => this.props().choices.find((one) => placeOf(one) === at))
    const done = this.props().choices.find((one) => actionOf(one)?.verb === 'done')
    const isLast = this.planned.at(-1) === this.places.at(-1)?.place
    return [...houses, ...(isLast ? [] : [done])].flatMap((choice) =>
      choice === undefined || wording === undefined ? [] : [{ do: choice.do, label: choice.label, wording }],
    )
  }

  /** A place, and what is ticked after it. */
  private from(place: string): string[] {
    const places = this.places.map((one) => one.place)
    return places.slice(places.indexOf(place)).filter((one) => one === place || this.ticked.has(one))
  }

  private set(places: readonly string[]): void {
    this.ticked.clear()
    for (const place of places) this.ticked.add(place)
  }

  private choiceOf(line: string | null): Choice | undefined {
    return line === null ? undefined : this.props().choices.find((one) => one.do === line)
  }
}

function placeOf(choice: Choice): string | null {
  const action = actionOf(choice)
  return action?.verb === 'house' ? action.place : null
}
