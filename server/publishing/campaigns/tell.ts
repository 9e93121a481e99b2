import type { Audience, EventVerb } from '@board/schemas/facts/events'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify, type Told } from '../../platform/notify/notify.ts'
import type { CampaignRecord } from '../../records/campaign-core/record.ts'

/** An event of a campaign, and its recipients. */
export interface Happening {
  readonly verb: EventVerb
  readonly audience: Audience
  readonly note?: string | null
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly told?: Told
  /** The time of the event, if it happened before it is recorded. */
  readonly at?: Date
}

/** Records an event of a campaign and notifies its recipients, in the transaction that changed the campaign. */
export async function recordCampaignEvent(
  trx: Trx,
  campaign: Pick<CampaignRecord, 'id'>,
  title: string,
  actor: Actor | 'system',
  { told = {}, verb, ...event }: Happening,
  now: Date
): Promise<void> {
  const subject = { kind: 'campaign', id: campaign.id }
  const eventId = await recordEvent(trx, { at: now, ...event, verb, subject, actor })
  await notify(trx, { eventId, verb, tid: null, subject: title, at: now }, told)
}
