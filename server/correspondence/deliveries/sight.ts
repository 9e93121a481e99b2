import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { hasAcceptedDelivery } from './store.ts'

/** Tells whether the actor's group received the message by an accepted delivery. Domain 6. */
export const isReceiver = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && (await hasAcceptedDelivery(db, tid, actor.group.id))
