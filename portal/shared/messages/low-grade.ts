import type { DataOf } from '@board/client'
import { isLow } from '@board/schemas/facts/low-score'
import type { Translate } from '../../lib/i18n.tsx'

interface LowGrade {
  scores: readonly (number | undefined)[]
  /** True if there is a comment. The days then count from its approval. */
  hasComment: boolean
  /** True for the second grade, after an explanation. */
  isSecond: boolean
}

type Limits = Pick<DataOf<'siteConfig'>['limits'], 'explainThreshold' | 'explainDays'>

/** Returns a sentence about the consequences of a low score; undefined if no score is low. Domain 2, 3. */
export function lowGradeWords(
  { scores, hasComment, isSecond }: LowGrade,
  limits: Limits,
  t: Translate
): string | undefined {
  if (!isLow(scores, limits)) return undefined
  const { explainThreshold: threshold, explainDays: days } = limits
  const follows = t(isSecond ? 'grade.lowAgain' : 'grade.low', { threshold, days })
  return hasComment ? t('grade.lowWithComment', { follows }) : follows
}
