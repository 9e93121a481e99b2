import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { findCampaign } from '../../records/campaign-core/find.ts'
import { isOwn, lifeOf } from '../../records/campaign-core/policy.ts'
import type { CampaignRecord } from '../../records/campaign-core/record.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved } from '../../records/message-core/transitions.ts'
import { isAdoptable } from './adopt.ts'

/** Returns the operations on an entry, as a part of its campaign, that the actor may call now. */
export async function entryActions(
  db: Db,
  actor: Actor,
  message: MessageRecord,
  now: Date
): Promise<string[]> {
  const campaign = message.collect_id === null ? undefined : await findCampaign(db, message.collect_id)
  return campaign && isOwn(actor, campaign) ? actionsOn(message, campaign, now) : []
}

/** Returns these operations for an actor who belongs to the group of the campaign. */
export function actionsOn(message: MessageRecord, campaign: CampaignRecord, now: Date): string[] {
  if (!isApproved(message)) return []
  if (message.adopted) return ['cancelEntryAdoption']
  return isAdoptable(message) && lifeOf(campaign, now) ? ['adoptEntry'] : []
}
