import type { components } from '@board/generated/openapi'
import { excerptOf } from '@board/schemas/formats'
import { type Actor, isInstitution } from '../actor.ts'
import { allowedAssignmentActions } from '../assignment-core/policy.ts'
import type { AssignmentRecord } from '../assignment-core/record.ts'
import { seconds, secondsOrNull } from '../calendar/time.ts'
import type { AssignmentListRow } from '../lists/assignments.ts'
import { shownExcerpt } from '../message-core/excerpt.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { canBeGraded, type GradingRules } from '../messages/policy.ts'

type Schemas = components['schemas']

/**
 * Returns the assignments of a message that an actor may see. Editors and the group of the message see all. Another
 * group sees those that it gave or holds, and all assignments below them.
 * @param all the assignments of the message; each must come after its parent
 */
export function visibleAssignments(
  actor: Actor,
  message: Pick<MessageRecord, 'group_id'>,
  all: readonly AssignmentRecord[]
): AssignmentRecord[] {
  if (!isInstitution(actor)) return [...all]
  const { id } = actor.group
  if (id === message.group_id) return [...all]
  const seen = new Set<number>()
  return all.filter(one => {
    const party = one.giver_group_id === id || one.holder_group_id === id
    const below = one.parent_tpid !== null && seen.has(one.parent_tpid)
    if (party || below) seen.add(one.tpid)
    return party || below
  })
}

const factsOf = (one: AssignmentRecord) => ({
  tpid: one.tpid,
  tid: one.tid,
  type: one.type,
  processState: one.state,
  giverName: one.giver_name,
  holderName: one.holder_name ?? one.unit ?? '',
  note: one.note,
  assignedAt: seconds(one.created_at),
  deadlineAt: seconds(one.deadline_at),
  naggedAt: secondsOrNull(one.nagged_at),
  version: one.version
})

/** Returns an assignment in the form of the contract. Only the holder sees an answer that is not submitted yet. */
export function assignmentView(
  actor: Actor,
  one: AssignmentRecord,
  attachments: Schemas['StaffAttachment'][]
): Schemas['Assignment'] {
  const mine = isInstitution(actor) && one.holder_group_id === actor.group.id
  const handedIn = mine || one.state === 40 || one.state === 50 || one.answered_at !== null
  return {
    ...factsOf(one),
    parentTpid: one.parent_tpid,
    acceptBy: secondsOrNull(one.accept_by),
    returnReason: one.return_reason,
    sendBackReason: one.send_back_reason,
    closeReason: one.close_reason as Schemas['Assignment']['closeReason'],
    unit: one.unit,
    contact: one.contact,
    result: one.result,
    answer: handedIn ? one.answer : null,
    answeredAt: secondsOrNull(one.answered_at),
    attachments: handedIn ? attachments : [],
    mine,
    allowedActions: allowedAssignmentActions(actor, one)
  }
}

/** Returns a row of a task board. */
export function assignmentRow(
  actor: Actor,
  row: AssignmentListRow,
  rules: GradingRules
): Schemas['AssignmentRow'] {
  const state = row.is_past ? null : row.message_state
  return {
    ...factsOf(row),
    subject: row.subject,
    content: shownExcerpt(row.excerpt),
    forumName: row.forum_name,
    typeId: row.type_id as Schemas['AssignmentRow']['typeId'],
    domainId: row.domain_id,
    nickName: row.author_name,
    state,
    gradingUsed: canBeGraded({ ...row, state }, rules),
    priorityLevel: row.priority_level as Schemas['AssignmentRow']['priorityLevel'],
    createdAt: seconds(row.posted_at),
    answer: row.answer === null ? null : excerptOf(row.answer),
    answeredAt: secondsOrNull(row.answered_at),
    returnReason: row.return_reason,
    sendBackReason: row.send_back_reason,
    closeReason: row.close_reason as Schemas['Assignment']['closeReason'],
    collectState: row.kept ? 1 : 0,
    allowedActions: allowedAssignmentActions(actor, row)
  }
}
