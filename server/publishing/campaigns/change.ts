import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { getText } from '../../records/campaign-core/find.ts'
import { nextAudit, requireAction } from '../../records/campaign-core/policy.ts'
import { composeText, requireSound } from './compose.ts'
import { lockOwn, requireVersion, type Seen, type Show } from './lock.ts'
import { insertText, nextNumber, updateCampaign } from './store.ts'
import { recordCampaignEvent } from './tell.ts'

/**
 * A group changes its campaign. The new text waits for an editor; until then the confirmed text stays public. Domain 6.
 * @throws Refusal GEN0404, GEN0409 with the present campaign, CMP0002, CMP0005, CMP0006, CMP0011, ATT0004, ATT0007
 */
export async function changeCampaign(
  trx: Trx,
  actor: InstitutionActor,
  { id, version, ...draft }: BodyOf<'changeCampaign'>,
  show: Show,
  now: Date
) {
  const campaign = await lockOwn(trx, actor, id)
  const row = requireAction(actor, campaign, 'change', now)
  await requireVersion(trx, campaign, { id, version }, show)
  await requireSound(trx, actor, draft, now)
  const [number, before] = [await nextNumber(trx, id), await getText(trx, id, campaign.latest)]
  const text = await composeText(trx, actor, id, draft)
  await insertText(trx, id, number, text, { by: actor.accountId, at: now })
  const state = nextAudit(row, campaign)
  const change = { audit_state: state, audit_note: null, latest: number, changed_at: now }
  const saved = await updateCampaign(trx, campaign, change)
  const { verb, audience } = row
  const changed = { before: { title: before.title }, after: { title: text.title, number } }
  await recordCampaignEvent(trx, saved, text.title, actor, { verb, audience, ...changed }, now)
  return { id, version: saved.version }
}

/**
 * A group discards a text that is not confirmed. The latest text is the confirmed one again.
 * @throws Refusal GEN0404, GEN0409, CMP0002
 */
export async function discardCampaignChange(trx: Trx, actor: InstitutionActor, seen: Seen, now: Date) {
  const campaign = await lockOwn(trx, actor, seen.id)
  const row = requireAction(actor, campaign, 'discard', now)
  await requireVersion(trx, campaign, seen)
  const latest = campaign.confirmed ?? campaign.latest
  const saved = await updateCampaign(trx, campaign, {
    audit_state: nextAudit(row, campaign),
    audit_note: null,
    latest,
    changed_at: now
  })
  const { title } = await getText(trx, seen.id, latest)
  const { verb, audience } = row
  await recordCampaignEvent(trx, saved, title, actor, { verb, audience }, now)
  return { id: seen.id, version: saved.version }
}
