import type { Db, Trx } from '../database/open.ts'
import { selectForbiddenWords } from './store.ts'

/** Reads the words that replies and names must not contain. */
export const forbiddenWords = (db: Db | Trx): Promise<string[]> => selectForbiddenWords(db)
