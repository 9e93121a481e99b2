import { type Actor, isCitizen } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { type MarkFacts, selectFacts } from './store.ts'

/** Reads the numbers of a message's favourites and follows, and the reader's own marks. */
export const markFacts = (db: Db, actor: Actor, tid: number): Promise<MarkFacts> =>
  selectFacts(db, tid, isCitizen(actor) ? actor.accountId : null)
