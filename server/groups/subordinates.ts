import type { InstitutionActor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { type GroupOption, selectSubordinates } from './store.ts'

/** The active groups directly below the actor's: those that it may assign to. Domain 4. */
export const listSubordinates = (db: Db, { group }: InstitutionActor): Promise<GroupOption[]> =>
  selectSubordinates(db, group.id)
