import type { components } from '@board/generated/openapi'
import { type Actor, isInstitution } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { allowedDeliveryActions } from './policy.ts'
import { type DeliveryRecord, listDeliveries } from './store.ts'

type Delivery = components['schemas']['Delivery']

/** Returns a delivery in the form of the contract. */
export const deliveryView = (actor: Actor, one: DeliveryRecord, auditState: number): Delivery => ({
  id: one.id,
  groupName: one.group_name,
  toGroupName: one.to_group_name,
  reason: one.reason,
  deliveryState: one.state,
  askedAt: seconds(one.created_at),
  decidedAt: secondsOrNull(one.decided_at),
  note: one.note,
  opinion: one.opinion,
  opinionAt: secondsOrNull(one.opinion_at),
  allowedActions: allowedDeliveryActions(actor, one, auditState)
})

/**
 * Returns the deliveries of a message. Handlers and editors see all; another group sees the accepted ones to itself.
 */
export async function deliveryViews(
  db: Db,
  actor: Actor,
  { tid, audit_state }: { tid: number; audit_state: number },
  handles: boolean
): Promise<Delivery[]> {
  const all = await listDeliveries(db, tid)
  const seen = handles ? all : all.filter(one => isPutBefore(actor, one))
  return seen.map(one => deliveryView(actor, one, audit_state))
}

const isPutBefore = (actor: Actor, one: DeliveryRecord): boolean =>
  isInstitution(actor) && one.to_group_id === actor.group.id && one.state === 1
