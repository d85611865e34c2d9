/**
 * What a player chose ahead: where the bought tile goes, or which way the residence activates. The
 * first line is confirmed, and the second follows by itself once the table asks for it.
 */
class Plan {
  /** The line that is chosen first, e.g. `build theater`. */
  first = $state<string | null>(null)
  /** The line that is to follow, e.g. `at 1,0`. */
  then = $state<string | null>(null)

  set(first: string, then: string): void {
    ;[this.first, this.then] = [first, then]
  }

  clear(): void {
    ;[this.first, this.then] = [null, null]
  }

  /** What follows this line. */
  after(line: string | null): string | null {
    return line !== null && this.first === line ? this.then : null
  }
}

export const plan = new Plan()
