/** For other nouns: what was proposed for a message. */
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { listProposedAids } from './store.ts'

/** Returns those of some attachments that the actor's group proposed for a message before. */
export async function listOwnProposedAids(
  trx: Trx,
  actor: InstitutionActor,
  tid: number,
  aids: readonly number[]
): Promise<number[]> {
  return aids.length === 0 ? [] : await listProposedAids(trx, tid, actor.group.id)
}
