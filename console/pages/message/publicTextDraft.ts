import { localStore } from '@board/client/storage/storage'
import type { ActionId } from '@board/generated/actions'
import type { Mask } from '@board/schemas/facts/text/masks'
import type { Values } from '../../base/values.ts'
import { dialogKey } from '../../derive/drafts/dialogDraft.ts'
import { readDraft, writeDraft } from '../../derive/drafts/drafts.ts'
import type { Original } from './redaction.ts'

/** The form of the public text: the original, the original with hidden passages, or another wording. */
export type PublicTextMode = 'none' | 'hide' | 'reword'

/** Unfinished work on a public text. */
export interface PublicTextDraft {
  mode: PublicTextMode
  masks: readonly Mask[]
  values: Values
}

/**
 * Returns the storage key of a draft: one per person, action and text.
 * @param contentId the supplement that is redacted; absent for the text of the record itself
 */
export const publicTextKey = (uid: number, id: ActionId, record: Values, contentId?: number): string =>
  `${dialogKey(uid, id, record)}.${contentId ?? 'text'}`

/** Tells whether there is unfinished work under a key. */
export const isDrafted = (key: string): boolean =>
  readDraft(localStore, key, Math.floor(Date.now() / 1000)) !== undefined

/** Returns the text to which the masks of a draft refer. */
const textOf = ({ subject, content }: Original): string => JSON.stringify([subject ?? '', content])

/** Writes a draft. It includes the text, because masks are positions in this text. */
export const draftText = (original: Original, { mode, masks, values }: PublicTextDraft): string =>
  JSON.stringify({ of: textOf(original), mode, masks, values })

/** Reads a draft; undefined if it cannot be read, or if the text has changed since: its masks would hide other words. */
export function draftOf(original: Original, content: string | undefined): PublicTextDraft | undefined {
  try {
    const kept: unknown = JSON.parse(content ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { of, mode, masks, values } = kept as Partial<PublicTextDraft> & { of?: string }
    const isOfText = of === textOf(original) && mode && Array.isArray(masks) && values
    return isOfText ? { mode, masks, values } : undefined
  } catch {
    return undefined
  }
}

/**
 * Copies work that was begun for the approval of a message to the form for approved messages, because a colleague approved
 * the message first.
 * @returns true if there was such work: other hidden passages, or another wording
 */
export function carryOver(uid: number, record: Values, original: Original): boolean {
  const now = Math.floor(Date.now() / 1000)
  const begun = readDraft(localStore, publicTextKey(uid, 'approveMessage', record), now)?.content
  const work = draftOf(original, begun)
  if (begun === undefined || work === undefined) return false
  const isChanged = JSON.stringify(work.masks) !== JSON.stringify(original.masks)
  if (!isChanged && work.mode !== 'reword') return false
  return writeDraft(localStore, publicTextKey(uid, 'redactMessage', record), begun, now)
}
