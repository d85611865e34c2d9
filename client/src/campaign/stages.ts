import type { Campaign, Level, Stage } from '../games/imperator/types'
import type { CampaignCard } from '../wire'

/** One stage of a campaign as the path shows it. */
export interface Step {
  stage: Stage
  /** Before the stage; null while it depends on results to come. */
  level: Level | null
  result: string | null
  success: boolean
  state: 'done' | 'now' | 'ahead'
}

/** The five stages with what is known of each (IMP-C2 to IMP-C4). */
export function path(campaign: Campaign, card: CampaignCard): Step[] {
  let standing = campaign.start_standing
  return campaign.stage.map((stage, at) => {
    const result = card.results[at] ?? null
    const known = at <= card.results.length
    const level = known ? (campaign.level.find((one) => one.standing === standing) ?? null) : null
    const success = result !== null && result !== 'lost' && level !== null && Number(result) >= level.target
    if (result !== null) standing += success ? campaign.success : campaign.failure
    const state = result !== null ? 'done' : at === card.results.length ? 'now' : 'ahead'
    return { stage, level, result, success, state }
  })
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}

/** What a level changes against the ordinary game, in words; empty if nothing. */
export function changes(level: Level, ordinary: Level): string[] {
  const words: string[] = []
  if (level.price_add !== 0)
    words.push(`invasions cost ${Math.abs(level.price_add)} military ${level.price_add > 0 ? 'more' : 'less'}`)
  for (const kind of ['culture', 'military', 'industry'] as const) {
    if (level.start[kind] !== ordinary.start[kind]) words.push(`${kind} starts at ${level.start[kind]}`)
  }
  return words
}
