import type { Db, Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import {
  type ForumFilter,
  type ForumRecord,
  type ForumView,
  holdsForumName,
  selectForum,
  selectListed,
  shareForum
} from './store.ts'

export type { ForumRecord } from './store.ts'

/** A forum as the verbs of other nouns need it, open or closed; undefined where there is none. */
export const findForum = (db: Db | Trx, fid: number): Promise<ForumRecord | undefined> => selectForum(db, fid)

/**
 * A forum that takes messages, and goes on to until the transaction ends: whoever closes it or gives it to another group
 * waits for the message that is about to be written to it, and the other way round.
 * @throws Refusal MSG0005 where there is none, FRM0001 where it takes none
 */
export async function holdOpenForum(trx: Trx, fid: number): Promise<ForumRecord> {
  const forum = await shareForum(trx, fid)
  if (!forum) throw new Refusal('MSG0005')
  if (forum.status !== 1) throw new Refusal('FRM0001')
  return forum
}

/** Listed forums that take messages, whose names hold certain words, or with certain ids, for pickers. */
export const findForums = (
  db: Db,
  filter: ForumFilter,
  range: { offset: number; limit: number }
): Promise<ForumView[]> => selectListed(db, { ...filter, isOpen: true }, range)

/** Tells whether a text holds the name of an office that is written to. */
export const namesOffice = (db: Db | Trx, text: string): Promise<boolean> =>
  holdsForumName(db, text.toLowerCase())
