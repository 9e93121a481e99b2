import { type Actor, isInstitution } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { wasPutBefore } from './store.ts'

/** Whether a message was put before the actor's group, with the platform's consent. Domain 6. */
export const isReceiver = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && (await wasPutBefore(db, tid, actor.group.id))
