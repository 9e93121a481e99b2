import type { SiteParameters } from '../../../directory/site/parameters.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { findOpenGiven } from '../../../records/assignment-core/find.ts'
import { openGiven } from '../../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../../records/assignment-core/record.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'
import type { Circumstances, GradingRules } from '../policy.ts'

/** Returns the facts outside the message that the rules need. */
export async function circumstancesOf(
  db: Db | Trx,
  message: MessageRecord,
  parameters: SiteParameters,
  now: Date
): Promise<Circumstances> {
  const open = await findOpenGiven(db, message.tid, message.group_id)
  return { ...rulesOf(parameters, now), assigned: open !== undefined }
}

/** Returns the same facts from all assignments of the message, which the caller has read already. */
export const circumstancesAmong = (
  assignments: readonly AssignmentRecord[],
  message: MessageRecord,
  parameters: SiteParameters,
  now: Date
): Circumstances => ({
  ...rulesOf(parameters, now),
  assigned: openGiven(assignments, message.group_id) !== undefined
})

/** The part of the circumstances that is the same for all messages. */
export const rulesOf = (parameters: SiteParameters, now: Date): GradingRules => ({
  gradeSuggestions: parameters.gradeSuggestions,
  gradingDays: parameters.gradingDays,
  now
})
