import type { DataOf } from '@board/client'
import type { Translate } from '../../lib/i18n.tsx'
import { formatDate, formatTime } from '../../lib/time.ts'
import { isInterim } from './interim.ts'

type Graded = Pick<DataOf<'getMessage'>, 'state' | 'promise' | 'gradingEndsAt' | 'grades'>

/**
 * Returns what the author must know before grading: that the reply is an interim one, and when the final one is
 * promised; that this grade is the last; until when it can be given. Domain 2, 3.
 */
export function gradeNotes(message: Graded, t: Translate): string[] {
  const { promise, gradingEndsAt, grades } = message
  const notes: string[] = []
  if (isInterim(message)) {
    const isPromised = promise?.answer === 'reply' && promise.answeredAt === null
    if (isPromised) notes.push(t('grade.interimDue', { day: formatDate(promise.dueAt) }))
    notes.push(t('grade.interim'))
  }
  if (grades.length > 0) notes.push(t('grade.isLast'))
  if (gradingEndsAt !== null) notes.push(t('grade.until', { time: formatTime(gradingEndsAt) }))
  return notes
}
