import { isLow } from '@board/schemas/facts/low-score'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { explainDeadline } from '../messages/promise/deadlines.ts'
import type { GradeRecord } from './store.ts'

/**
 * Returns the changes that a grade makes to its message. The caller checks that no comment of it waits for an editor.
 * Domain 2: tab 2 and its clock.
 */
export function becomesEffective(
  message: Pick<MessageRecord, 'organization'>,
  grade: Pick<GradeRecord, 'resolution' | 'speed' | 'manner'>,
  parameters: SiteParameters,
  now: Date
) {
  const due = message.organization !== 5 && isLow([grade.resolution, grade.speed, grade.manner], parameters)
  return {
    grade_approved_at: now,
    explain_due: due,
    deadline_at: due ? explainDeadline(now, parameters) : null
  }
}
