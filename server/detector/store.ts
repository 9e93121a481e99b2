import type { Db, Trx } from '../database/open.ts'

/** Words that an answer must not hold; administrators keep the list. */
export async function listForbiddenWords(db: Db | Trx): Promise<string[]> {
  const rows = await db.selectFrom('forbidden_word').select('word').orderBy('word').execute()
  return rows.map(row => row.word)
}
