/**
 * The public wording of a message: the text for everybody except its author, its handlers and its editors. It
 * is defined once for records and once for SQL; `message.excerpt` and the search index are made from it.
 * Domain 2, 7.
 */
import { type RawBuilder, sql } from 'kysely'
import type { MessageRecord } from './record.ts'

/** Returns the public wording of the subject. */
export const publicSubjectOf = (message: Pick<MessageRecord, 'subject' | 'public_subject'>): string =>
  message.public_subject ?? message.subject

/** Returns the public wording of a text of a message, or of a supplement. */
export const publicContentOf = (item: {
  readonly content: string
  readonly public_content: string | null
}): string => item.public_content ?? item.content

/** The public subject of a message `m` in SQL. */
export const publicSubject: RawBuilder<string> = sql<string>`coalesce(m.public_subject, m.subject)`
