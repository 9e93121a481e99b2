/** For other nouns: the assignments of a message. */
import { type Actor, isInstitution } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { listAssignments } from './store.ts'

export { findOpenGiven, findOpenHeld, listAssignments } from './store.ts'

/** Whether an assignment on the message was ever given to, or by, the actor's group. */
export async function isConcerned(db: Db | Trx, tid: number, actor: Actor): Promise<boolean> {
  if (!isInstitution(actor)) return false
  const { id } = actor.group
  return (await listAssignments(db, tid)).some(one => one.giver_group_id === id || one.holder_group_id === id)
}
