import { type Actor, isInstitution } from '../actor.ts'

/** The operations by which somebody who handles a message may put it before others. */
export const requestActions = (actor: Actor): string[] =>
  isInstitution(actor) && actor.group.allowDelivery ? ['requestDelivery'] : []
