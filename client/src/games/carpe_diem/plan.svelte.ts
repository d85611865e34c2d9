/** A tile that the player wants, and the move that leads to it. */
export interface Wish {
  way: string
  slot: number
  /** The tile itself, for the words. */
  tile: string
}

/** The wish belongs to the table, not to the board: the prompt speaks of it too. */
class Plan {
  wish = $state.raw<Wish | null>(null)
}

export const plan = new Plan()
