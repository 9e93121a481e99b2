/** The rules about who may act on a delivery. They are pure functions over the transition table. Domain 1, 6. */
import { type Actor, isInstitution, mayCall } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { DeliveryRecord } from './store.ts'
import { type DeliveryAction, type DeliveryTransition, deliveryTransitions } from './transitions.ts'

const rows: Readonly<Record<DeliveryAction, DeliveryTransition>> = deliveryTransitions
const names = Object.keys(rows) as DeliveryAction[]

function isWho(actor: Actor, delivery: DeliveryRecord, action: DeliveryAction): boolean {
  const { who, operation } = rows[action]
  if (who === 'editor') return mayCall(actor, operation)
  const group = who === 'asker' ? delivery.group_id : delivery.to_group_id
  return isInstitution(actor) && actor.group.id === group
}

/** Tells whether a delivery can be acted on: it is pending or accepted, and its message is approved. */
const isThere = (delivery: DeliveryRecord, auditState: number): boolean =>
  auditState === 1 && (delivery.state === 0 || delivery.state === 1)

/**
 * Refuses an action that is not possible now. A delivery that the actor may not act on looks as if it were missing.
 * @throws Refusal GEN0404, DLV0004
 */
export function requireDeliveryAction(
  actor: Actor,
  delivery: DeliveryRecord,
  action: DeliveryAction,
  auditState: number
): void {
  // a receiver must not learn of a delivery that is not accepted
  const hidden = rows[action].who === 'receiver' && delivery.state !== 1
  if (!isWho(actor, delivery, action) || hidden) throw new Refusal('GEN0404')
  if (!isThere(delivery, auditState) || !rows[action].from.includes(delivery.state))
    throw new Refusal('DLV0004', { action: rows[action].name })
}

/** Returns the operations that the actor may call on the delivery now. */
export const allowedDeliveryActions = (
  actor: Actor,
  delivery: DeliveryRecord,
  auditState: number
): string[] =>
  names
    .filter(name => isWho(actor, delivery, name) && rows[name].from.includes(delivery.state))
    .filter(() => isThere(delivery, auditState))
    .map(name => rows[name].operation)
