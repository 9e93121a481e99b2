/** For other nouns: the assignments of a message. */
import { type Actor, isInstitution } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { listAssignments } from './store.ts'
import { openStates } from './transitions.ts'

export { findOpenGiven, findOpenHeld, listAssignments } from './store.ts'

/** Whether the actor's group gave or holds an assignment on the message that is open now. */
export async function isAtWork(db: Db | Trx, tid: number, actor: Actor): Promise<boolean> {
  if (!isInstitution(actor)) return false
  return (await listAssignments(db, tid)).some(
    one => openStates.some(state => state === one.state) && isOf(one, actor.group.id)
  )
}

/** Whether an assignment on the message was ever given to, or by, the actor's group. */
export async function isConcerned(db: Db | Trx, tid: number, actor: Actor): Promise<boolean> {
  if (!isInstitution(actor)) return false
  return (await listAssignments(db, tid)).some(one => isOf(one, actor.group.id))
}

const isOf = (
  { giver_group_id, holder_group_id }: { giver_group_id: number; holder_group_id: number | null },
  group: number
) => giver_group_id === group || holder_group_id === group
