/** The rules for the texts of a message. The lengths are site parameters (domain 6). */

import type { SiteParameters } from '../../../directory/site/parameters.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Returns the length of a text in code points, without surrounding space. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length

/** Tells whether the site accepts the length and the characters of a subject. */
export function isSubjectAccepted(subject: string, limits: SiteParameters): boolean {
  const length = lengthOf(subject)
  return (
    length >= limits.titleMin &&
    length <= limits.titleMax &&
    new RegExp(limits.titlePattern, 'u').test(subject.trim())
  )
}

/** Tells whether the site accepts the length of a message. */
export function isContentAccepted(content: string, limits: SiteParameters): boolean {
  const length = lengthOf(content)
  return length >= limits.contentMin && length <= limits.contentMax
}

/** Tells whether the site accepts the length of a reply or an explanation. */
export function isReplyAccepted(content: string, limits: SiteParameters): boolean {
  const length = lengthOf(content)
  return length >= limits.replyMin && length <= limits.replyMax
}

/** @throws Refusal MSG0003 */
export function requireSubject(subject: string, limits: SiteParameters): void {
  if (!isSubjectAccepted(subject, limits))
    throw new Refusal('MSG0003', { min: limits.titleMin, max: limits.titleMax })
}

/** @throws Refusal MSG0002 */
export function requireContent(content: string, limits: SiteParameters): void {
  if (!isContentAccepted(content, limits)) throw new Refusal('MSG0002', { min: limits.contentMin })
}

/** @throws Refusal MSG0004 */
export function requireReply(content: string, limits: SiteParameters): void {
  if (!isReplyAccepted(content, limits))
    throw new Refusal('MSG0004', { min: limits.replyMin, max: limits.replyMax })
}

/** @throws Refusal MSG0016 */
export function requireRemark(remark: string | undefined, { remarkMax }: SiteParameters): void {
  if (lengthOf(remark ?? '') > remarkMax) throw new Refusal('MSG0016', { max: remarkMax })
}

/** @throws Refusal MSG0017 */
export function requireComment(comment: string | undefined, { commentMax }: SiteParameters): void {
  if (lengthOf(comment ?? '') > commentMax) throw new Refusal('MSG0017', { max: commentMax })
}
