/** Milliseconds after which people are told what they wait for; bots that move more quickly than that need no sign. */
const NOTICED = 500

/** The bot that thinks for so long that the table says so. It is said once a turn, however many moves that has. */
export class Thinking {
  /** The seat of that bot, until somebody else is to act. */
  seat = $state.raw<number | null>(null)

  private waitedFor: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly noticed: (seat: number) => void

  /** `noticed` is called when the sign appears. */
  constructor(noticed: (seat: number) => void) {
    this.noticed = noticed
  }

  /** The table has changed and now waits for the bot in this seat, or for none. */
  readonly waitFor = (bot: number | null): void => {
    clearTimeout(this.timer)
    if (bot !== this.waitedFor) this.seat = null
    this.waitedFor = bot
    if (bot === null || this.seat !== null) return
    this.timer = setTimeout(() => {
      this.seat = bot
      this.noticed(bot)
    }, NOTICED)
  }
}
