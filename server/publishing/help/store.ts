/** The only SQL on help pages. */
import type { Language } from '@board/schemas/errors/catalogue'
import type { HelpKey } from '@board/schemas/facts/text/help-text'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Page, Text } from './page.ts'

/** The pages that an editor has changed. */
export async function selectPages(db: Db | Trx): Promise<Page[]> {
  const rows = await db
    .selectFrom('help_text')
    .select(['key', 'language', 'title', 'content', 'version', 'updated_at as updatedAt'])
    .execute()
  return rows.map(row => ({ ...row, key: row.key as HelpKey, language: row.language as Language }))
}

type Change = Text & { readonly key: HelpKey; readonly language: Language; readonly version: number }

/** Writes a page over the version that was seen; undefined where that is not the last any more. */
export async function savePage(trx: Trx, change: Change, now: Date): Promise<Page | undefined> {
  const { key, language, title, content, version } = change
  const written = { title, content, updated_at: now }
  const saved =
    version === 0
      ? trx
          .insertInto('help_text')
          .values({ key, language, ...written })
          .onConflict(conflict => conflict.columns(['key', 'language']).doNothing())
          .returning('version')
      : trx
          .updateTable('help_text')
          .set({ ...written, version: sql`version + 1` })
          .where('key', '=', key)
          .where('language', '=', language)
          .where('version', '=', version)
          .returning('version')
  const row = await saved.executeTakeFirst()
  return row && { key, language, title, content, version: row.version, updatedAt: now }
}
