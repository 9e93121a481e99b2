import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { composeText, type Draft, requireSound } from './compose.ts'
import { insertCampaign, insertText } from './store.ts'
import { recordCampaignEvent } from './tell.ts'

/**
 * A group submits a campaign. It waits for an editor. Domain 6.
 * @throws Refusal CMP0005, CMP0006, CMP0011, ATT0004, ATT0007
 */
export async function createCampaign(trx: Trx, actor: InstitutionActor, draft: Draft, now: Date) {
  await requireSound(trx, actor, draft, now)
  const made = { by: actor.accountId, at: now }
  const id = await insertCampaign(trx, { groupId: actor.group.id, ...made })
  const text = await composeText(trx, actor, id, draft)
  await insertText(trx, id, 1, text, made)
  await recordCampaignEvent(
    trx,
    { id },
    text.title,
    actor,
    { verb: 'campaign.created', audience: 'holders' },
    now
  )
  return { id, version: 1 }
}
