import { type Actor, isCitizen } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { type MarkFacts, selectFacts } from './store.ts'

/** What a message's page says of favourites, likes and follows, and of the reader's own. */
export const markFacts = (db: Db, actor: Actor, tid: number): Promise<MarkFacts> =>
  selectFacts(db, tid, isCitizen(actor) ? actor.accountId : null)
