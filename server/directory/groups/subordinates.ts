import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { type GroupOption, selectSubordinates } from './store.ts'

/** Lists the active groups directly below the actor's, to which it may assign. Domain 4. */
export const listSubordinates = (db: Db, { group }: InstitutionActor): Promise<GroupOption[]> =>
  selectSubordinates(db, group.id)
