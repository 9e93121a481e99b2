import type { Db, Trx } from '../database/open.ts'
import { type ForumRecord, selectForum } from './store.ts'

export type { ForumRecord } from './store.ts'

/** A forum as the verbs of other nouns need it, open or closed; undefined where there is none. */
export const findForum = (db: Db | Trx, fid: number): Promise<ForumRecord | undefined> => selectForum(db, fid)
