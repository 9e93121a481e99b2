/**
 * The public wording of a message: what everybody reads who is neither its author, nor handles or edits it. It is said here
 * once for records and once for SQL; `message.excerpt` and the search index are made of it. Domain 2, 7.
 */
import { type RawBuilder, sql } from 'kysely'
import type { MessageRecord } from './record.ts'

/** The subject as the public reads it. */
export const publicSubjectOf = (message: Pick<MessageRecord, 'subject' | 'public_subject'>): string =>
  message.public_subject ?? message.subject

/** A text of a message, or a supplement, as the public reads it. */
export const publicContentOf = (item: {
  readonly content: string
  readonly public_content: string | null
}): string => item.public_content ?? item.content

/** The same of a message `m` in SQL. */
export const publicSubject: RawBuilder<string> = sql<string>`coalesce(m.public_subject, m.subject)`
