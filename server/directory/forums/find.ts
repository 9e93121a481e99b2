import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  type ForumFilter,
  type ForumRecord,
  type ForumView,
  holdsForumName,
  holdsLeaderName,
  selectForum,
  selectListed,
  shareForum
} from './store.ts'

export type { ForumRecord } from './store.ts'

/** Finds a forum, open or closed, for other nouns. */
export const findForum = (db: Db | Trx, fid: number): Promise<ForumRecord | undefined> => selectForum(db, fid)

/**
 * Returns a forum that accepts messages, and keeps it so until the transaction ends. A transaction that closes the forum
 * or gives it to another group waits for this one, and the other way round.
 * @throws Refusal MSG0005 if there is no such forum, FRM0001 if it accepts no messages
 */
export async function holdOpenForum(trx: Trx, fid: number): Promise<ForumRecord> {
  const forum = await shareForum(trx, fid)
  if (!forum) throw new Refusal('MSG0005')
  if (forum.status !== 1) throw new Refusal('FRM0001')
  return forum
}

/** Finds listed forums that accept messages, by words in their names or by ids, for pickers. */
export const findForums = (
  db: Db,
  filter: ForumFilter,
  range: { offset: number; limit: number }
): Promise<ForumView[]> => selectListed(db, { ...filter, isOpen: true }, range)

/**
 * Tells whether a text contains the name of a leader whom a forum names after the office, as in 市委书记某某某, in its name or
 * in the line under it.
 */
export const namesLeader = (db: Db | Trx, text: string): Promise<boolean> =>
  holdsLeaderName(db, text.toLowerCase())

/** Tells whether a text contains the name of an office. */
export const namesOffice = (db: Db | Trx, text: string): Promise<boolean> =>
  holdsForumName(db, text.toLowerCase())
