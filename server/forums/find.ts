import type { Db, Trx } from '../database/open.ts'
import { type ForumFilter, type ForumRecord, type ForumView, selectForum, selectOpen } from './store.ts'

export type { ForumRecord } from './store.ts'

/** A forum as the verbs of other nouns need it, open or closed; undefined where there is none. */
export const findForum = (db: Db | Trx, fid: number): Promise<ForumRecord | undefined> => selectForum(db, fid)

/** Open forums whose names hold certain words, or with certain ids, for pickers. */
export const findForums = (
  db: Db,
  filter: ForumFilter,
  range: { offset: number; limit: number }
): Promise<ForumView[]> => selectOpen(db, filter, range)
