import { type Actor, isInstitution } from '../actor.ts'

/** Returns the operation that requests a delivery, if the actor's group may request deliveries. */
export const requestActions = (actor: Actor): string[] =>
  isInstitution(actor) && actor.group.allowDelivery ? ['requestDelivery'] : []
