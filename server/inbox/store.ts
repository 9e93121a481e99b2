/** Reads of the development inbox; the outbox's provider writes it. */
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

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

/** A page of letters, newest first, and how many there are. */
export async function selectLetters(
  db: Db,
  { channel, keywords }: LetterFilter,
  { offset, rows }: { offset: number; rows: number }
): Promise<{ list: LetterRow[]; total: number }> {
  let letters = db.selectFrom('dev_inbox')
  if (channel) letters = letters.where('channel', '=', channel)
  const words = keywords?.trim()
  if (words) {
    const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
    letters = letters.where(eb => eb.or([eb('recipient', 'ilike', like), eb('body', 'ilike', like)]))
  }
  const list = await letters
    .select(['id', 'channel', 'recipient', 'body', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(rows)
    .offset(offset)
    .execute()
  const { total } = await letters.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { list, total }
}
