import type { Db, Trx } from '../database/open.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { selectForbiddenWords } from './store.ts'

const reading = cacheBriefly(2000, selectForbiddenWords, 'forbidden_word')

/** Reads the words that replies and names must not contain. */
export const forbiddenWords = (db: Db | Trx): Promise<string[]> => reading.read(db)

/** Drops the words that this process keeps, after a change of them. */
export const forgetForbiddenWords = (db: Db | Trx): void => reading.forget(db)
