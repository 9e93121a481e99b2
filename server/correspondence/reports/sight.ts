import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { isPartyToReport } from './store.ts'

/** Tells whether the message was reported to the actor's group, or by it. Domain 4. */
export const hasReport = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && (await isPartyToReport(db, tid, actor.group.id))
