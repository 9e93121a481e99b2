/** Builds cases in the form of the contract. */

import type { components } from '@board/generated/openapi'
import { excerptOf } from '@board/schemas/facts/formats'
import { canBeGraded, type GradingRules, isOpen } from '../../correspondence/messages/policy.ts'
import type { Actor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { CaseListRow } from '../../records/lists/cases.ts'
import { shownExcerpt } from '../../records/message-core/excerpt.ts'
import { publicSubjectOf } from '../../records/message-core/public-wording.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { allowedActions } from './policy.ts'

type Shapes = components['schemas']

/** Returns the fields of a case that all listings show. */
export const headOf = (row: CaseListRow) => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  domainId: row.domainId,
  typeId: row.typeId as Shapes['CaseRow']['typeId'],
  groupName: row.groupName,
  forumName: row.forumName,
  regionId: row.regionId,
  regionName: row.regionName
})

/** Returns the fields that only the institution of the case and editors see. */
export const staffPartOf = (actor: Actor, row: CaseListRow) => ({
  tid: row.tid,
  subject: row.subject,
  note: row.note,
  proposerName: row.proposerName,
  state: row.state as Shapes['StaffCaseRow']['state'],
  createdAt: seconds(row.createdAt),
  changedAt: seconds(row.changedAt),
  handedInAt: secondsOrNull(row.handedInAt),
  decidedAt: secondsOrNull(row.decidedAt),
  publishedAt: secondsOrNull(row.publishedAt),
  processInstanceId: row.processInstanceId,
  version: row.version,
  allowedActions: allowedActions(actor, { group_id: row.groupId, state: row.state })
})

export const staffRowOf = (actor: Actor, row: CaseListRow): Shapes['StaffCaseRow'] => ({
  ...headOf(row),
  ...staffPartOf(actor, row),
  summary: excerptOf(row.summary)
})

/** Returns the moment at which a case was published. */
export const publishedAt = ({ publishedAt: at, id }: CaseListRow): number => {
  if (!at) throw new Error(`case ${id} is published since never`)
  return seconds(at)
}

/** Returns the message as the public reads it; undefined if it is no longer public. */
export const messagePart = (
  message: MessageRecord,
  rules: GradingRules
): Shapes['CaseMessage'] | undefined =>
  isOpen(message)
    ? {
        tid: message.tid,
        subject: publicSubjectOf(message),
        content: shownExcerpt(message.excerpt),
        state: message.state,
        gradingUsed: canBeGraded(message, rules),
        satisfaction: message.satisfaction,
        approvedAt: secondsOrNull(message.approved_at),
        repliedAt: secondsOrNull(message.replied_at)
      }
    : undefined
