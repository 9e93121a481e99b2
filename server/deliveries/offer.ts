import { type Actor, isInstitution } from '../actor.ts'
import { isBeforeFinalReply } from '../message-core/transitions.ts'

/**
 * Returns the operation that requests a delivery, if the actor's group may request deliveries. It is not offered for
 * an answered message, for which the receiver's opinion comes too late.
 */
export const requestActions = (actor: Actor, message: Parameters<typeof isBeforeFinalReply>[0]): string[] =>
  isInstitution(actor) && actor.group.allowDelivery && isBeforeFinalReply(message) ? ['requestDelivery'] : []
