import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { excerptOf } from '@board/schemas/facts/formats'
import { Assignment, AssignmentRow } from '@board/schemas/resources/assignment'
import { type Actor, isInstitution } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import { mapColumns } from '../../platform/columns.ts'
import { allowedAssignmentActions } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { assignmentTiming } from '../../records/assignment-core/timing.ts'
import type { AssignmentListRow } from '../../records/lists/assignments.ts'
import { shownExcerpt } from '../../records/message-core/excerpt.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { canBeGraded, type GradingRules } from '../messages/policy.ts'
import { signedNameOf } from '../messages/posting/names.ts'

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

/** The facts whose columns have another name or form. */
const factsOf = (one: AssignmentRecord, now: Date) => ({
  processState: one.state,
  holderName: one.holder_name ?? one.unit ?? '',
  assignedAt: seconds(one.created_at),
  timing: assignmentTiming(one, now),
  closeReason: one.close_reason as Schemas['Assignment']['closeReason']
})

const columnsOfAssignment = mapColumns(Assignment, ['answer'])
const columnsOfRow = mapColumns(AssignmentRow, ['answer', 'createdAt', 'state'])

/** Returns an assignment in the form of the contract. Only the holder sees an answer that is not submitted yet. */
export function assignmentView(
  actor: Actor,
  one: AssignmentRecord,
  attachments: Schemas['StaffAttachment'][],
  now: Date
): Schemas['Assignment'] {
  const mine = isInstitution(actor) && one.holder_group_id === actor.group.id
  const handedIn = mine || one.state === 40 || one.state === 50 || one.answered_at !== null
  return {
    ...columnsOfAssignment(one),
    ...factsOf(one, now),
    answer: handedIn ? one.answer : null,
    attachments: handedIn ? attachments : [],
    mine,
    allowedActions: allowedAssignmentActions(actor, one, now)
  }
}

/** Returns a row of a task board. */
export function assignmentRow(
  actor: Actor,
  row: AssignmentListRow,
  language: Language,
  rules: GradingRules
): Schemas['AssignmentRow'] {
  const state = row.is_past ? null : row.message_state
  return {
    ...columnsOfRow(row),
    ...factsOf(row, rules.now),
    content: shownExcerpt(row.excerpt),
    typeId: row.type_id as Schemas['AssignmentRow']['typeId'],
    nickName: signedNameOf(row, language),
    state,
    gradingUsed: canBeGraded({ ...row, state }, rules),
    priorityLevel: row.priority_level as Schemas['AssignmentRow']['priorityLevel'],
    createdAt: seconds(row.posted_at),
    answer: row.answer === null ? null : excerptOf(row.answer),
    collectState: row.kept ? 1 : 0,
    allowedActions: allowedAssignmentActions(actor, row, rules.now)
  }
}
