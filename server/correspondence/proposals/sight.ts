import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { isPartyToProposal } from './store.ts'

/** Tells whether a reply to the message was proposed to the actor's group, or by it. Domain 7. */
export const hasProposal = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && (await isPartyToProposal(db, tid, actor.group.id))
