/** For other nouns: the relation of a reader to the assignments of a message. */
import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { listAssignments } from './find.ts'
import { isAtWorkBy, isConcernedBy } from './policy.ts'

/** Tells whether the actor's group gave or holds an open assignment of the message. */
export const isAtWork = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && isAtWorkBy(actor, await listAssignments(db, tid))

/** Tells whether the actor's group gave or holds an assignment of the message that is not past. */
export const isConcerned = async (db: Db | Trx, tid: number, actor: Actor): Promise<boolean> =>
  isInstitution(actor) && isConcernedBy(actor, await listAssignments(db, tid))
