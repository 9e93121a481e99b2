import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { type Receiver, selectReceivers } from './store.ts'

const defaultRows = 50

/** Searches the groups that can receive a delivery, without the actor's own. Domain 6. */
export const searchReceivers = (
  db: Db,
  { group }: InstitutionActor,
  { keywords, ids, from = 0, rows = defaultRows }: BodyOf<'searchReceivers'>
): Promise<Receiver[]> =>
  selectReceivers(db, { keywords, ids, except: group.id }, { offset: from, limit: rows })
