import type { Campaign, Level, Stage } from '../../games/imperator/types'
import { message } from '../../words/voice.svelte'
import type { CampaignCard, Message } from '../../server/wire'

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

/** What a level changes against the ordinary game; empty if nothing. */
export function changes(level: Level, ordinary: Level): Message[] {
  const found: Message[] = []
  if (level.price_add > 0) found.push(message('campaign-invasions-dearer', { n: level.price_add }))
  if (level.price_add < 0) found.push(message('campaign-invasions-cheaper', { n: -level.price_add }))
  for (const track of ['culture', 'military', 'industry'] as const) {
    const at = level.start[track]
    if (at !== ordinary.start[track]) found.push(message('campaign-track-starts', { track, at }))
  }
  return found
}
