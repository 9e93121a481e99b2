import { sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { searchDocument } from './bigrams.ts'

/** The number of documents that are read together. */
const batch = 500

interface StoredDocument {
  tid: number
  body: string
  subject: string
  contents: string[]
}

/**
 * Writes the stored search documents anew after a change of their form (decision 0150). It continues where the last run
 * ended. A document that somebody changes at the same time has its new form already, and stays.
 * @returns the number of changed documents
 */
export async function rebuildSearch(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let changed = 0
  while (!signal?.aborted) {
    const open = await db
      .selectFrom('search_rebuild')
      .select(['form', 'done_to'])
      .where('finished_at', 'is', null)
      .orderBy('form', 'desc')
      .executeTakeFirst()
    if (!open) break
    const documents = await readAfter(db, open.done_to)
    for (const { tid, body, subject, contents } of documents) {
      const document = searchDocument([subject, ...contents])
      if (document.body !== body) changed += await replaceDocument(db, tid, body, document)
    }
    const last = documents.at(-1)?.tid
    // one pass serves all earlier forms
    await db
      .updateTable('search_rebuild')
      .set(last === undefined ? { finished_at: now } : { done_to: last })
      .where('form', '<=', open.form)
      .where('finished_at', 'is', null)
      .execute()
  }
  return changed
}

/** Reads the next documents with the public texts that they are made from. */
async function readAfter(db: Db, tid: number): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select s.tid, s.body, coalesce(m.public_subject, m.subject) as subject,
      array(select coalesce(c.public_content, c.content) from content_item c
        where c.tid = s.tid and c.audit_state = 1 order by c.position) as contents
    from message_search s join message m on m.tid = s.tid
    where s.tid > ${tid} order by s.tid limit ${sql.lit(batch)}`.execute(db)
  return rows
}

async function replaceDocument(
  db: Db,
  tid: number,
  before: string,
  document: { body: string; grams: number[] }
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('message_search')
    .set(document)
    .where('tid', '=', tid)
    .where('body', '=', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
