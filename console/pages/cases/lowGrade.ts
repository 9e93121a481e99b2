import type { DataOf } from '@board/client'
import { isLow } from '@board/schemas/facts/low-score'
import { useSite } from '../../api/site.ts'
import type { Field } from '../../fields/fields.ts'

type Grades = DataOf<'getStaffMessage'>['grades']

/** Tells whether the last grade of a message that counts is low; such a message needs a reason to become a case. */
export function isGradedLow(grades: Grades, limits: { readonly explainThreshold: number }): boolean {
  const last = grades.findLast(({ struck }) => !struck)
  return last !== undefined && isLow([last.gradeLevel, last.gradeSpeed, last.gradeManner], limits)
}

/** Returns the fields of a case: the reason is asked for, and required, only where the message was graded low. */
export function useCaseFields(fields: readonly Field[], grades: Grades): readonly Field[] {
  const limits = useSite()?.limits
  const low = limits !== undefined && isGradedLow(grades, limits)
  return fields
    .filter(({ name }) => low || name !== 'lowGradeReason')
    .map(field => (field.name === 'lowGradeReason' ? { ...field, required: true } : field))
}
