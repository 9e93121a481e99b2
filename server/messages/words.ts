/** What a message's words must be like; lengths are site parameters (domain 6). */

import { Refusal } from '../refusal.ts'
import type { SiteParameters } from '../site/parameters.ts'

/** Characters as a person counts them: code points, without the space around. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length

/** @throws Refusal MSG0003 */
export function requireSubject(subject: string, limits: SiteParameters): void {
  const length = lengthOf(subject)
  const fits =
    length >= limits.titleMin &&
    length <= limits.titleMax &&
    new RegExp(limits.titlePattern, 'u').test(subject.trim())
  if (!fits) throw new Refusal('MSG0003', { min: limits.titleMin, max: limits.titleMax })
}

/** @throws Refusal MSG0002 */
export function requireContent(content: string, limits: SiteParameters): void {
  const length = lengthOf(content)
  if (length < limits.contentMin || length > limits.contentMax)
    throw new Refusal('MSG0002', { min: limits.contentMin })
}

/** @throws Refusal MSG0004 */
export function requireReply(content: string, limits: SiteParameters): void {
  const length = lengthOf(content)
  if (length < limits.replyMin || length > limits.replyMax)
    throw new Refusal('MSG0004', { min: limits.replyMin, max: limits.replyMax })
}
