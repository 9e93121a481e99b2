/** For other nouns: the assignments of a message. */
import { type Actor, isInstitution } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { listAssignments } from './find.ts'
import { isAtWorkBy, isConcernedBy } from './policy.ts'

/** Whether the actor's group gave or holds an assignment on the message that is open now. */
export const isAtWork = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && isAtWorkBy(actor, await listAssignments(db, tid))

/** Whether an assignment on the message was given to, or by, the actor's group, and is not past. */
export const isConcerned = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && isConcernedBy(actor, await listAssignments(db, tid))
