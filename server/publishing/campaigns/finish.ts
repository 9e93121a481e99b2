/**
 * The ways in which a group ends its campaign: withdrawing it before it begins, ending it early, and publishing its
 * result. Domain 6.
 */
import type { BodyOf, DataOf } from '@board/generated/calls'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { cleanHtml } from '../../platform/rich-text/clean.ts'
import { isBlank, withImageAddresses } from '../../platform/rich-text/read.ts'
import { getText } from '../../records/campaign-core/find.ts'
import { requireAction } from '../../records/campaign-core/policy.ts'
import type { CampaignRecord } from '../../records/campaign-core/record.ts'
import { filesOf, type Viewing } from './attachments.ts'
import { lockOwn, requireVersion, type Seen } from './lock.ts'
import { getOwn } from './read.ts'
import { lastEntryAt, selectParticipants, updateCampaign } from './store.ts'
import { recordCampaignEvent } from './tell.ts'

/**
 * Withdraws a campaign that has not begun. After that only its group and editors can see it.
 * @throws Refusal GEN0404, GEN0409, CMP0002
 */
export async function withdrawCampaign(trx: Trx, actor: InstitutionActor, seen: Seen, now: Date) {
  const campaign = await lockOwn(trx, actor, seen.id)
  const { verb, audience } = requireAction(actor, campaign, 'withdraw', now)
  await requireVersion(trx, campaign, seen)
  const saved = await updateCampaign(trx, campaign, { withdrawn_at: now })
  const { title } = await getText(trx, seen.id, saved.latest)
  await recordCampaignEvent(trx, saved, title, actor, { verb, audience }, now)
  return { id: saved.id, version: saved.version }
}

/**
 * Ends a campaign early. From this moment it takes no entries. The end is set after the last entry, so that an entry
 * from a server with a faster clock still belongs to the campaign.
 * @throws Refusal GEN0404, GEN0409, CMP0002
 */
export async function endCampaign(trx: Trx, actor: InstitutionActor, seen: Seen, now: Date) {
  const campaign = await lockOwn(trx, actor, seen.id)
  const { verb, audience } = requireAction(actor, campaign, 'end', now)
  await requireVersion(trx, campaign, seen)
  const last = (await lastEntryAt(trx, seen.id))?.getTime() ?? 0
  const end = new Date(Math.max(now.getTime(), last + 1))
  const saved = await updateCampaign(trx, campaign, { end_at: end, end_told_at: now })
  const { title } = await getText(trx, seen.id, saved.confirmed ?? saved.latest)
  await recordCampaignEvent(
    trx,
    saved,
    title,
    actor,
    { verb, audience, before: { endAt: campaign.end_at } },
    now
  )
  return { id: saved.id, version: saved.version }
}

/**
 * Returns the result of a campaign as everybody would read it, and how many people would be told. It changes nothing.
 * @throws Refusal GEN0404, CMP0002, CMP0011
 */
export async function previewSummary(
  db: Db,
  actor: InstitutionActor,
  { id, summary }: BodyOf<'previewCampaignSummary'>,
  viewing: Viewing
): Promise<DataOf<'previewCampaignSummary'>> {
  const campaign = await getOwn(db, actor, id)
  requireAction(actor, campaign, 'summarize', viewing.now)
  const { cleaned, addresses } = await cleanSummary(db, campaign, summary, viewing)
  const told = campaign.summary_at ? [] : await selectParticipants(db, id)
  return { summary: withImageAddresses(cleaned, addresses), told: told.length }
}

/** Cleans a result as the text of a campaign is cleaned. @throws Refusal CMP0011 if nothing is left */
async function cleanSummary(db: Db | Trx, campaign: CampaignRecord, summary: string, viewing: Viewing) {
  const text = await getText(db, campaign.id, campaign.confirmed ?? campaign.latest)
  const { addresses } = (await filesOf(db, campaign.id, viewing))(text)
  const cleaned = cleanHtml(summary, new Set(addresses.keys()))
  if (isBlank(cleaned)) throw new Refusal('CMP0011')
  return { text, cleaned, addresses }
}

/**
 * Publishes the result of a campaign. Those who took part or follow an entry are notified the first time only.
 * @throws Refusal GEN0404, GEN0409, CMP0002, CMP0011
 */
export async function publishSummary(
  trx: Trx,
  actor: InstitutionActor,
  { summary, ...seen }: BodyOf<'publishCampaignSummary'>,
  viewing: Viewing
) {
  const { now } = viewing
  const campaign = await lockOwn(trx, actor, seen.id)
  const { verb, audience } = requireAction(actor, campaign, 'summarize', now)
  await requireVersion(trx, campaign, seen)
  const { text, cleaned } = await cleanSummary(trx, campaign, summary, viewing)
  const saved = await updateCampaign(trx, campaign, {
    summary: cleaned,
    summary_at: campaign.summary_at ?? now
  })
  const before = campaign.summary_at ? { before: { summary: campaign.summary } } : {}
  const told = campaign.summary_at ? [] : await selectParticipants(trx, seen.id)
  await recordCampaignEvent(
    trx,
    saved,
    text.title,
    actor,
    { verb, audience, ...before, told: { accounts: told } },
    now
  )
  return { id: saved.id, version: saved.version }
}
