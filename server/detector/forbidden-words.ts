import type { Db, Trx } from '../database/open.ts'
import { listForbiddenWords } from './store.ts'

/** Words that nobody writes here in the site's name, nor as their own. */
export const forbiddenWords = (db: Db | Trx): Promise<string[]> => listForbiddenWords(db)
