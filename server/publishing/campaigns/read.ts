import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { actorNameOf } from '../../correspondence/messages/posting/names.ts'
import { type Actor, isCitizen } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import { isPlatform } from '../../platform/events/audience.ts'
import { recordTimelineFor } from '../../platform/events/timeline.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findCampaign, getText } from '../../records/campaign-core/find.ts'
import { isOwn, isPublic } from '../../records/campaign-core/policy.ts'
import type { CampaignRecord } from '../../records/campaign-core/record.ts'
import { filesOf } from './attachments.ts'
import { findReturnedNumber } from './store.ts'
import { publicDetail, staffDetail } from './view.ts'

type Schemas = components['schemas']

/** The reader, the time and the language of a request. */
export interface Reader {
  readonly deps: Pick<Deps, 'keys'>
  readonly actor: Actor
  readonly now: Date
  readonly language: Language
}

/**
 * Returns a campaign that the public may read.
 * @throws Refusal GEN0404
 */
export async function getPublic(db: Db, id: number): Promise<CampaignRecord & { confirmed: number }> {
  const campaign = await findCampaign(db, id)
  if (!campaign || !isPublic(campaign)) throw new Refusal('GEN0404')
  return campaign
}

/**
 * Returns a campaign of the actor's own group.
 * @throws Refusal GEN0404
 */
export async function getOwn(db: Db | Trx, actor: Actor, id: number): Promise<CampaignRecord> {
  const campaign = await findCampaign(db, id)
  if (!campaign || !isOwn(actor, campaign)) throw new Refusal('GEN0404')
  return campaign
}

/**
 * Returns any campaign, for an editor.
 * @throws Refusal GEN0404
 */
export async function getAny(db: Db | Trx, id: number): Promise<CampaignRecord> {
  const campaign = await findCampaign(db, id)
  if (!campaign) throw new Refusal('GEN0404')
  return campaign
}

/**
 * Reads a campaign in its confirmed text. Specification 2.
 * @throws Refusal GEN0404 if it is not public
 */
export async function readCampaign(db: Db, reader: Reader, id: number): Promise<Schemas['CampaignDetail']> {
  const { deps, actor, now } = reader
  const campaign = await getPublic(db, id)
  const text = await getText(db, id, campaign.confirmed)
  const files = (await filesOf(db, id, { keys: deps.keys, now }))(text)
  const detail = await publicDetail(db, campaign, text, files, now)
  return {
    ...detail,
    timeline: await timelineOf(db, reader, campaign),
    allowedActions: detail.lifeCycle === 1 && isCitizen(actor) ? ['postMessage'] : []
  }
}

/** Reads a campaign as its group or an editor sees it. The caller checks whether the reader may see it. */
export async function readStaffCampaign(
  db: Db | Trx,
  reader: Reader,
  campaign: CampaignRecord
): Promise<Schemas['OrgCampaignDetail']> {
  const { deps, actor, now } = reader
  const { id, latest, confirmed } = campaign
  const returned = await findReturnedNumber(db, campaign)
  const texts = {
    latest: await getText(db, id, latest),
    confirmed: confirmed === null || confirmed === latest ? null : await getText(db, id, confirmed),
    returned: returned === undefined ? null : await getText(db, id, returned)
  }
  const files = await filesOf(db, id, { keys: deps.keys, now })
  const detail = await staffDetail(db, actor, campaign, texts, files, now)
  return { ...detail, timeline: await timelineOf(db, reader, campaign) }
}

/** Returns the events of a campaign that the reader may see. Its group and editors see all. */
async function timelineOf(db: Db | Trx, { actor, language }: Reader, campaign: CampaignRecord) {
  const all = isOwn(actor, campaign) || isPlatform(actor)
  const events = await recordTimelineFor(db, { kind: 'campaign', id: campaign.id }, all)
  return events.map((event, index) => {
    const previous = events[index - 1]
    return {
      id: event.id,
      verb: event.verb,
      actorName: actorNameOf(event, { author_uid: 0 }, '', language),
      at: seconds(event.at),
      note: event.note,
      secondsSincePrevious: previous ? Math.max(0, seconds(event.at) - seconds(previous.at)) : null
    }
  })
}
