/** Data authorisation: the departments whose records somebody may see. */
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { selectVisibleDepartments } from './store.ts'

/**
 * Reads the departments that all roles of a person open together.
 * @returns `all`, or the ids of the departments; an empty list when no role opens any
 */
export const visibleDepartments = (
  db: Db | Trx,
  { accountId }: SignedInActor
): Promise<'all' | readonly number[]> => selectVisibleDepartments(db, accountId)

/** Tells whether somebody sees all departments, and with them the people who belong to none: citizens and companies. Decision 0164. */
export const seesEverybody = async (db: Db | Trx, actor: SignedInActor): Promise<boolean> =>
  (await visibleDepartments(db, actor)) === 'all'

/** Refuses whoever does not see the people of no department, as if these did not exist. @throws Refusal GEN0404 */
export async function requireSightOfEverybody(db: Db | Trx, actor: SignedInActor): Promise<void> {
  if (!(await seesEverybody(db, actor))) throw new Refusal('GEN0404')
}
