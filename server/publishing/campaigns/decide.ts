/** An editor's decisions on a campaign: confirming its text, returning it, or taking it down. Domain 6. */
import type { BodyOf } from '@board/generated/calls'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getText } from '../../records/campaign-core/find.ts'
import { nextAudit, requireAction } from '../../records/campaign-core/policy.ts'
import { lockAny, requireVersion, type Seen, type Show } from './lock.ts'
import { updateCampaign } from './store.ts'
import { recordCampaignEvent } from './tell.ts'

/**
 * Confirms the latest text, which becomes public. Its end must be in the future.
 * @throws Refusal GEN0404, GEN0409 with the present campaign, CMP0002, CMP0008
 */
export async function confirmCampaign(trx: Trx, actor: SignedInActor, seen: Seen, show: Show, now: Date) {
  const campaign = await lockAny(trx, seen.id)
  const row = requireAction(actor, campaign, 'confirm', now)
  await requireVersion(trx, campaign, seen, show)
  const text = await getText(trx, campaign.id, campaign.latest)
  if (text.end_at <= now) throw new Refusal('CMP0008')
  const saved = await updateCampaign(trx, campaign, {
    audit_state: nextAudit(row, campaign),
    audit_note: null,
    confirmed: campaign.latest,
    confirmed_at: now,
    begin_at: text.begin_at,
    end_at: text.end_at,
    end_told_at: null,
    // a campaign that begins later is announced again
    ...(text.begin_at > now ? { begin_told_at: null } : {})
  })
  const told = { groups: [campaign.group_id] }
  const { verb, audience } = row
  await recordCampaignEvent(
    trx,
    saved,
    text.title,
    actor,
    { verb, audience, after: { number: saved.latest }, told },
    now
  )
  return { id: saved.id, version: saved.version }
}

/**
 * Returns the latest text to the group. The confirmed text stays public.
 * @throws Refusal GEN0404, GEN0409 with the present campaign, CMP0002
 */
export const returnCampaign = (
  trx: Trx,
  actor: SignedInActor,
  decision: BodyOf<'returnCampaign'>,
  show: Show,
  now: Date
) => refuse(trx, actor, 'return', decision, {}, show, now)

/**
 * Takes a campaign down until its group has changed it and an editor has confirmed the change.
 * @throws Refusal GEN0404, GEN0409 with the present campaign, CMP0002
 */
export const takeDownCampaign = (
  trx: Trx,
  actor: SignedInActor,
  decision: BodyOf<'takeDownCampaign'>,
  show: Show,
  now: Date
) => refuse(trx, actor, 'takeDown', decision, { confirmed: null }, show, now)

async function refuse(
  trx: Trx,
  actor: SignedInActor,
  action: 'return' | 'takeDown',
  { reason, ...seen }: Seen & { readonly reason: string },
  change: { readonly confirmed?: null },
  show: Show,
  now: Date
) {
  const campaign = await lockAny(trx, seen.id)
  const row = requireAction(actor, campaign, action, now)
  await requireVersion(trx, campaign, seen, show)
  const state = nextAudit(row, campaign)
  const note = reason.trim()
  const saved = await updateCampaign(trx, campaign, { ...change, audit_state: state, audit_note: note })
  const { title } = await getText(trx, campaign.id, campaign.latest)
  const { verb, audience } = row
  await recordCampaignEvent(
    trx,
    saved,
    title,
    actor,
    { verb, audience, note, after: { number: campaign.latest }, told: { groups: [campaign.group_id] } },
    now
  )
  return { id: saved.id, version: saved.version }
}
