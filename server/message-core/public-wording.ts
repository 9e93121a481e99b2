/**
 * The public wording of a message: the text for everybody except its author, its handlers and its editors. It
 * follows from the original, its masks and an editor's rewording, and is written with the message, so that
 * records and SQL read it alike; `message.excerpt` and the search index are made from it. Domain 2, 7.
 */
import { type Mask, masksOf, maskText } from '@board/schemas/masks'
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

/** An editor's text in place of the original; empty, or the same as the original, is none. */
export interface Rewording {
  readonly publicSubject?: string | undefined
  readonly publicContent?: string | undefined
}

/**
 * Computes what is stored as public wording of a text: the rewording of an editor, or the original with its
 * masks; null where the public reads the original. A rewording that repeats the original removes no mask.
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
