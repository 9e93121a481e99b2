/** The rules for the masks of a message's texts. Domain 7. */
import {
  areInside,
  joinPassages,
  type Mask,
  type MaskedField,
  maskedFields,
  masksOf,
  maxMasks,
  trimPassages
} from '@board/schemas/facts/text/masks'
import { Refusal } from '../../platform/refusal.ts'
import type { Original } from '../../records/message-core/public-wording.ts'

/**
 * Returns the masks of a text in their stored form: without surrounding space, sorted, overlapping ones joined.
 * @throws Refusal MSG0014 if a mask lies outside its text, or if there are too many
 */
export function requireMasks(text: Original, masks: readonly Mask[]): Mask[] {
  const stored = maskedFields.flatMap(field => {
    const passages = masksOf(masks, field)
    const original = text[field] ?? ''
    if (!areInside(original, passages)) throw new Refusal('MSG0014')
    return joinPassages(trimPassages(original, passages)).map(passage => ({ field, ...passage }))
  })
  if (stored.length > maxMasks) throw new Refusal('MSG0014')
  return stored
}

/** Returns the masks of the fields that an edit does not change. */
export function keptMasks(before: Original, after: Original, masks: readonly Mask[]): Mask[] {
  const isSame = (field: MaskedField) => before[field] === after[field]?.trim()
  return masks.filter(({ field }) => isSame(field))
}

/** An editor's change of masks. */
export interface MaskChange {
  readonly masks?: readonly Mask[] | undefined
  readonly reason?: string | undefined
}

/**
 * Returns the masks after an editor's decision, and the reason for a change.
 * @throws Refusal MSG0014; MSG0015 if masks change without a reason
 */
export function changedMasks(
  text: Original,
  before: readonly Mask[],
  change: MaskChange
): { masks: Mask[]; isChanged: boolean; reason: string | null } {
  const reason = change.reason?.trim() || null
  if (change.masks === undefined) return { masks: [...before], isChanged: false, reason }
  const masks = requireMasks(text, change.masks)
  const isChanged = JSON.stringify(masks.map(places)) !== JSON.stringify(before.map(places))
  if (isChanged && reason === null) throw new Refusal('MSG0015')
  return { masks, isChanged, reason }
}

const places = ({ field, start, end }: Mask) => [field, start, end]
