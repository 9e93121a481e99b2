/** Data authorisation: the departments whose records somebody may see. */
import type { SignedInActor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { selectVisibleDepartments } from './store.ts'

/**
 * Reads the departments that all roles of a person open together.
 * @returns `all`, or the ids of the departments; an empty list when no role opens any
 */
export const visibleDepartments = (
  db: Db | Trx,
  { accountId }: SignedInActor
): Promise<'all' | readonly number[]> => selectVisibleDepartments(db, accountId)
