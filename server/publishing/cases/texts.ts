import type { Language } from '@board/schemas/errors/catalogue'
import { type FieldProblem, Refusal } from '../../platform/refusal.ts'
import type { CaseRecord } from './store.ts'

/** The texts of a case, and its domain. */
export interface Texts {
  readonly title?: string | undefined
  readonly domainId?: number | undefined
  readonly summary?: string | undefined
  readonly measures?: string | undefined
  readonly result?: string | undefined
  /** Why the message becomes a case although it was graded low. */
  readonly lowGradeReason?: string | undefined
}

/** Returns the columns of the given texts. */
export function columnsOf({ title, domainId, summary, measures, result, lowGradeReason }: Texts) {
  const said = { title, summary, measures, result }
  const texts = Object.entries(said).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text.trim()] as const]
  )
  return {
    ...(Object.fromEntries(texts) as Partial<Record<keyof typeof said, string>>),
    ...(domainId !== undefined && { domain_id: domainId }),
    ...(lowGradeReason !== undefined && { low_grade_reason: lowGradeReason.trim() || null })
  }
}

/** The minimum length of each text when a case is submitted, in characters; `proposeCase` has the same limits. */
const minLengths = { title: 4, summary: 10, measures: 10, result: 10 } as const

const tooShort = (least: number): Readonly<Record<Language, string>> => ({
  'zh-CN': `不少于 ${least} 个字`,
  'zh-TW': `不少於 ${least} 個字`,
  'en-US': `at least ${least} characters`
})

/**
 * Checks that a case is complete.
 * @throws Refusal CAS0004 with each field that is missing or too short
 */
export function requireComplete(found: Pick<CaseRecord, keyof typeof minLengths>, language: Language): void {
  const fields: FieldProblem[] = Object.entries(minLengths).flatMap(([path, least]) =>
    Array.from(found[path as keyof typeof minLengths].trim()).length < least
      ? [{ path, message: tooShort(least)[language] }]
      : []
  )
  if (fields.length > 0) throw new Refusal('CAS0004', {}, { fields })
}
