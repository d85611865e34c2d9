/** The rules beside the table: whether they are open, and where. */
class RulesShown {
  open = $state(false)
  /** The chapter or the rule that was asked for; null for the chapter about the moment. */
  asked = $state.raw<{ at: string | null }>({ at: null })
}

export const rulesShown = new RulesShown()

/** Open the rules over the table: at a chapter ("invasions") or a rule ("IMP-I4"), else at what fits the moment. */
export function openRules(at: string | null = null): void {
  rulesShown.asked = { at }
  rulesShown.open = true
}

export function closeRules(): void {
  rulesShown.open = false
}
