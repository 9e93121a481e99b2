/** Reads of the development inbox; the outbox's provider writes it. */
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  type Order,
  orderBy,
  type Page
} from '../paging/paging.ts'

export interface LetterRow {
  id: number
  channel: string
  recipient: string
  body: string
  at: Date
}

export interface LetterFilter {
  channel?: 'sms' | 'mail' | undefined
  keywords?: string | undefined
}

const newest: Order = { column: 'at', id: 'id', descending: true }

/** A page of letters, newest first, and how many there are. */
export async function selectLetters(
  db: Db,
  { channel, keywords }: LetterFilter,
  page: Page
): Promise<Found<LetterRow>> {
  let letters = db.selectFrom('dev_inbox')
  if (channel) letters = letters.where('channel', '=', channel)
  const words = keywords?.trim()
  if (words) {
    const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
    letters = letters.where(eb => eb.or([eb('recipient', 'ilike', like), eb('body', 'ilike', like)]))
  }
  const [rows, total] = await Promise.all([
    letters
      .select(['id', 'channel', 'recipient', 'body', 'at', cursorKey(newest).as('cursor')])
      .where(afterCursorOfAll(newest, page.after))
      .orderBy(orderBy(newest, false))
      .limit(page.rows)
      .offset(page.offset)
      .execute(),
    cappedTotal(db, sql`from (${letters.select('id')}) as found`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}
