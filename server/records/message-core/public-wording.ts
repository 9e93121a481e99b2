/**
 * The public wording of a message: the text for everybody except its author, its handlers and its editors. It is
 * computed from the original, its masks and an editor's rewording. It is stored with the message, so that code and SQL
 * read the same text. `message.excerpt` and the search index are made from it. Domain 2, 7.
 */
import { type Mask, masksOf, maskText } from '@board/schemas/facts/text/masks'
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

/** An original text of a message: the subject and the content, or the content of a supplement. */
export interface Original {
  readonly subject?: string
  readonly content: string
}

/** An editor's text instead of the original. An empty text, or one equal to the original, is no rewording. */
export interface Rewording {
  readonly publicSubject?: string | undefined
  readonly publicContent?: string | undefined
}

/**
 * Computes the public wording of a text: the editor's rewording, or the original with its masks applied. It is null if
 * the public reads the original. A rewording that equals the original does not remove masks.
 */
export function publicWordingOf(original: Original, masks: readonly Mask[], rewording: Rewording = {}) {
  const { subject = '', content } = original
  return {
    publicSubject: wordingOf(subject, masksOf(masks, 'subject'), rewording.publicSubject),
    publicContent: wordingOf(content, masksOf(masks, 'content'), rewording.publicContent)
  }
}

function wordingOf(original: string, masks: readonly Mask[], rewording: string | undefined): string | null {
  const reworded = rewording?.trim() || original
  const shown = reworded === original.trim() ? maskText(original, masks) : reworded
  return shown === original ? null : shown
}
