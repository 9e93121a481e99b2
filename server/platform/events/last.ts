import type { Audience, EventVerb } from '@board/schemas/facts/events'
import type { Db, Trx } from '../database/open.ts'
import { findLastEvent } from './store.ts'

/** The audiences of the events that those who handle a message may read. */
const handling: readonly Audience[] = ['public', 'holders', 'parties']

/** Returns the id of the last event of a message for those who handle it; 0 without one. */
export const lastHandlingEvent = async (db: Db | Trx, tid: number): Promise<number> =>
  (await findLastEvent(db, tid, { audiences: handling })) ?? 0

/** Returns the id of the last event of one verb about an assignment; 0 without one. */
export const lastAssignmentEvent = async (
  db: Db | Trx,
  { tid, tpid }: { readonly tid: number; readonly tpid: number },
  verb: EventVerb
): Promise<number> => (await findLastEvent(db, tid, { tpid, verb })) ?? 0

/** Returns the id of the last event of one verb of a message; 0 without one. */
export const lastEventOf = async (db: Db | Trx, tid: number, verb: EventVerb): Promise<number> =>
  (await findLastEvent(db, tid, { verb })) ?? 0
