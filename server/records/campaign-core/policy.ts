/** The rules of who may see and change a campaign; pure functions over the transition table. Domain 6; specification 4, 6. */
import {
  type Actor,
  type InstitutionActor,
  isInstitution,
  mayCall,
  requireInstitution
} from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CampaignRecord } from './record.ts'
import {
  type CampaignAction,
  type CampaignTransition,
  campaignTransitions,
  type LifeCycle
} from './transitions.ts'

const rows: Readonly<Record<CampaignAction, CampaignTransition>> = campaignTransitions

type Living = Pick<CampaignRecord, 'confirmed' | 'begin_at' | 'end_at' | 'withdrawn_at'>

/** Where a campaign stands by the time of the server: it begins and ends to the moment, whenever the job comes by. */
export function lifeOf({ confirmed, begin_at, end_at, withdrawn_at }: Living, now: Date): LifeCycle {
  if (confirmed === null || withdrawn_at || !begin_at || !end_at) return null
  if (now < begin_at) return 0
  return now < end_at ? 1 : 2
}

/** Tells whether everybody may read it. */
export const isPublic = <C extends Pick<CampaignRecord, 'confirmed' | 'withdrawn_at'>>(
  campaign: C
): campaign is C & { confirmed: number } => campaign.confirmed !== null && campaign.withdrawn_at === null

/** An account of a group that may hold campaigns. @throws Refusal USR0001, GEN0403, CMP0001. Specification 6. */
export function requireCollecting(actor: Actor): InstitutionActor {
  const clerk = requireInstitution(actor)
  if (!clerk.group.allowCollect) throw new Refusal('CMP0001')
  return clerk
}

/** Tells whether the campaign is their group's. */
export const isOwn = (actor: Actor, campaign: Pick<CampaignRecord, 'group_id'>): boolean =>
  isInstitution(actor) && actor.group.allowCollect && actor.group.id === campaign.group_id

function isWho(actor: Actor, campaign: CampaignRecord, { who, operation }: CampaignTransition): boolean {
  if (who === 'group') return isOwn(actor, campaign)
  return mayCall(actor, operation)
}

const fits = (campaign: CampaignRecord, row: CampaignTransition, now: Date): boolean =>
  !campaign.withdrawn_at &&
  row.from.includes(campaign.audit_state) &&
  row.life.includes(lifeOf(campaign, now))

/** The audit state that a row leads to from the present one. */
export const nextAudit = (
  { to }: Pick<CampaignTransition, 'to'>,
  { audit_state }: Pick<CampaignRecord, 'audit_state'>
): CampaignRecord['audit_state'] => to?.[audit_state] ?? audit_state

/** Refuses what the table does not allow now. @throws Refusal CMP0002; GEN0404 for whom it does not concern */
export function requireAction(
  actor: Actor,
  campaign: CampaignRecord,
  action: CampaignAction,
  now: Date
): CampaignTransition {
  const row = rows[action]
  if (!isWho(actor, campaign, row)) throw new Refusal('GEN0404')
  if (!fits(campaign, row, now)) throw new Refusal('CMP0002', { action: row.name })
  return row
}

/** The operations that the actor may call on it now. */
export const allowedActions = (actor: Actor, campaign: CampaignRecord, now: Date): string[] =>
  Object.values(rows)
    .filter(row => isWho(actor, campaign, row) && fits(campaign, row, now))
    .map(({ operation }) => operation)

/** Refuses an entry outside the time. @throws Refusal CMP0003, CMP0004; GEN0404 where the public cannot read it */
export function requireCollectingNow(campaign: Living, now: Date): void {
  const life = lifeOf(campaign, now)
  if (life === null) throw new Refusal('GEN0404')
  if (life !== 1) throw new Refusal(life === 0 ? 'CMP0003' : 'CMP0004')
}

/** Entries can be adopted from the beginning on, long after the end too. @throws Refusal CMP0002 */
export function requireBegun(campaign: Living, now: Date): void {
  if (!(lifeOf(campaign, now) ?? 0)) throw new Refusal('CMP0002', { action: adoption })
}

const adoption = { 'zh-CN': '采纳建言', 'zh-TW': '採納建言', 'en-US': 'adopt suggestions' } as const
