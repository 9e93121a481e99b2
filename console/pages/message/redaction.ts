import { type Mask, type MaskedField, masksOf, maskText } from '@board/schemas/facts/text/masks'
import type { Values } from '../../base/values.ts'

/** The text that an editor may redact, and its present public wording. */
export interface Original {
  /** Absent for a supplement, which has no subject. */
  subject?: string
  content: string
  masks: readonly Mask[]
  /** The supplement to redact; absent for the message itself. */
  contentId?: number
  /** The present wording of an editor, if the masks alone do not give the public text. */
  publicSubject?: string
  publicContent?: string
}

/** A text of a message in the form of the contract. */
interface Item {
  content: string
  publicContent: string | null
  masks: readonly Mask[]
}

/** Returns the text that an editor may redact: of a message, or of a supplement, which has no subject. */
export function originalOf(item: Item, head?: { subject: string; publicSubject: string | null }): Original {
  const wording = (field: MaskedField, original: string, shown: string | null) =>
    shown !== null && shown !== maskText(original, masksOf(item.masks, field)) ? shown : undefined
  const publicSubject = head && wording('subject', head.subject, head.publicSubject)
  const publicContent = wording('content', item.content, item.publicContent)
  return {
    content: item.content,
    masks: item.masks,
    ...(head && { subject: head.subject }),
    ...(publicSubject !== undefined && { publicSubject }),
    ...(publicContent !== undefined && { publicContent })
  }
}

/**
 * Returns the rewordings to send: only those that differ from the text with its masks, so that an unchanged text stays
 * one text.
 */
export function redactionOf(
  values: Values,
  texts: { publicSubject?: string; publicContent?: string }
): Values {
  const changed = (['publicSubject', 'publicContent'] as const).filter(name => {
    const value = values[name]
    return typeof value === 'string' && texts[name] !== undefined && value.trim() !== texts[name].trim()
  })
  return Object.fromEntries(changed.map(name => [name, values[name]]))
}
