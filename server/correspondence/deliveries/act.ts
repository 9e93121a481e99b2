import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { updateMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { requireDeliveryAction } from './policy.ts'
import { findDelivery, updateDelivery } from './store.ts'
import { type DeliveryAction, deliveryTransitions } from './transitions.ts'

/**
 * Locks the message of a delivery and reads the delivery again under the lock.
 * @throws Refusal GEN0404
 */
async function lockDelivery(trx: Trx, id: number) {
  const seen = await findDelivery(trx, id)
  if (!seen) throw new Refusal('GEN0404')
  const message = await lockMessage(trx, seen.tid)
  const delivery = await findDelivery(trx, id)
  if (!delivery) throw new Refusal('GEN0404')
  return { delivery, message }
}

/** The groups that are notified of each action. */
const told = {
  accept: ['group_id', 'to_group_id'],
  decline: ['group_id'],
  withdraw: [],
  opine: ['group_id']
} as const satisfies Record<DeliveryAction, readonly ('group_id' | 'to_group_id')[]>

/**
 * Does one action on a delivery: an editor accepts or declines it, the group that requested it withdraws it, or its
 * receiver gives an opinion. Domain 1, 6.
 * @throws Refusal GEN0404, DLV0004
 */
export async function actOnDelivery(
  trx: Trx,
  actor: SignedInActor,
  { id, action, text }: { id: number; action: DeliveryAction; text?: string | undefined },
  now: Date
) {
  const { delivery, message } = await lockDelivery(trx, id)
  requireDeliveryAction(actor, delivery, action, message.audit_state)
  const { to, verb } = deliveryTransitions[action]
  const note = text?.trim() || null
  // the same opinion once more changes nothing, and nobody is told of it
  if (action === 'opine' && note === delivery.opinion)
    return { id, tid: message.tid, version: message.version }
  const opinion = { opinion: note, opinion_at: now }
  const decision = { state: to, decided_at: now, note, decided_by: actor.accountId }
  await updateDelivery(trx, id, action === 'opine' ? opinion : decision)
  const saved = await updateMessage(trx, message, {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb,
      audience: 'holders',
      note,
      subject: { kind: 'delivery', id },
      groupId: delivery.to_group_id,
      before: { state: delivery.state, ...(action === 'opine' && { opinion: delivery.opinion }) },
      after: { state: to },
      groups: told[action].map(side => delivery[side])
    },
    now
  )
  return { id, tid: saved.tid, version: saved.version }
}
