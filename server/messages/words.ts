/** The rules for a message's texts; lengths are site parameters (domain 6). */

import { Refusal } from '../refusal.ts'
import type { SiteParameters } from '../site/parameters.ts'

/** Characters as a person counts them: code points, without the space around. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length

/** Tells whether a subject has a length and characters that the site accepts. */
export function isSubjectAccepted(subject: string, limits: SiteParameters): boolean {
  const length = lengthOf(subject)
  return (
    length >= limits.titleMin &&
    length <= limits.titleMax &&
    new RegExp(limits.titlePattern, 'u').test(subject.trim())
  )
}

/** Tells whether a message has a length that the site accepts. */
export function isContentAccepted(content: string, limits: SiteParameters): boolean {
  const length = lengthOf(content)
  return length >= limits.contentMin && length <= limits.contentMax
}

/** Tells whether a reply or an explanation has a length that the site accepts. */
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
