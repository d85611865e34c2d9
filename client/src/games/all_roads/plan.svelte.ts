import { SvelteSet } from 'svelte/reactivity'

/**
 * The houses that the player means to build: all that are offered, less what was unticked.
 *
 * The rules ask for one house after the other; the player decides on all of them at once. The board
 * sends the lines (see Desk); the words of the prompt read from here how many there are. A page
 * shows one table at a time, so there is one plan.
 */
class Plan {
  /** The places that are offered, in the order of the rules; empty when nothing is. */
  offers = $state.raw<readonly string[]>([])
  readonly ticked = new SvelteSet<string>()
  /** How many houses are in the supply. */
  most = $state(0)

  /** The places to build on, in the order of the rules. */
  planned = $derived.by(() => this.offers.filter((place) => this.ticked.has(place)))

  /** The line to send next. */
  next = $derived.by(() => (this.planned[0] === undefined ? 'done' : `house ${this.planned[0]}`))

  /** New places are offered; those that come first in `best` are ticked while houses last. */
  propose(offers: readonly string[], most: number, best: readonly string[]): void {
    this.offers = offers
    this.most = most
    this.set(best.slice(0, most))
  }

  /** The first house of the plan stands: the rest stays as it was decided. */
  advance(offers: readonly string[], most: number): void {
    this.offers = offers
    this.most = most
    for (const place of this.ticked) if (!offers.includes(place)) this.ticked.delete(place)
  }

  set(places: readonly string[]): void {
    this.ticked.clear()
    for (const place of places) this.ticked.add(place)
  }

  /** Tick or untick; false if there is no house left for it. */
  toggle(place: string): boolean {
    if (!this.ticked.has(place) && this.planned.length >= this.most) return false
    if (!this.ticked.delete(place)) this.ticked.add(place)
    return true
  }

  /** A line was chosen by other means: what comes before it in the order cannot be built any more. */
  heed(line: string): void {
    if (line === this.next) return
    const first = this.offers.indexOf(line.replace(/^house /, ''))
    if (line === 'done') this.set([])
    else if (first >= 0)
      this.set(this.offers.filter((place, at) => at === first || (at > first && this.ticked.has(place))))
  }

  clear(): void {
    this.offers = []
    this.ticked.clear()
  }
}

export const plan = new Plan()
