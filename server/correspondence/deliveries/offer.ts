import { translations as name } from '@board/schemas/vocabulary/words'
import { type Actor, type InstitutionActor, isInstitution } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isBeforeFinalReply } from '../../records/message-core/transitions.ts'

const requesting = name('递送', '遞送', 'put before another group')

/**
 * Returns the refusal of a request for a delivery; null if it is possible. After the final reply it is not, because the
 * receiver's opinion would come too late. It does not check that the group handles the message.
 */
function refusalOf({ group }: InstitutionActor, message: Pick<MessageRecord, 'state'>): Refusal | null {
  if (!group.allowDelivery) return new Refusal('DLV0001')
  return isBeforeFinalReply(message) ? null : new Refusal('MSG0001', { action: requesting })
}

/** @throws Refusal DLV0001, MSG0001 */
export function requireRequest(actor: InstitutionActor, message: Pick<MessageRecord, 'state'>): void {
  const refusal = refusalOf(actor, message)
  if (refusal) throw refusal
}

/** Returns the operation that requests a delivery, if the actor's group may request one now. */
export const requestActions = (actor: Actor, message: Pick<MessageRecord, 'state'>): string[] =>
  isInstitution(actor) && refusalOf(actor, message) === null ? ['requestDelivery'] : []
