import type { closeReasons } from '@board/schemas/facts/formats'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { listAssignments } from '../../records/assignment-core/find.ts'
import { isAssignmentOpen } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { assignmentTransitions } from '../../records/assignment-core/transitions.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { putAssignmentsAway, updateAssignment } from './store.ts'

/** The reason for closing a chain of assignments. */
export type CloseReason = (typeof closeReasons)[number]

/**
 * Closes the open assignments of a message, or those below one of them. Drafts are kept. Every holder is notified.
 * Domain 4.
 * @param closing.below an assignment: only those below it are closed, at any depth
 * @param closing.except an assignment that the caller closes in another way
 * @param closing.toGroupId the next group of the message; if it is another group, all assignments become past (decision
 * 0037)
 */
export async function closeChain(
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  closing: { reason: CloseReason; below?: number; except?: number | undefined; toGroupId?: number },
  now: Date
): Promise<void> {
  const all = await listAssignments(trx, message.tid)
  const concerned = closing.below === undefined ? all : descendantsOf(closing.below, all)
  const { to: state } = assignmentTransitions.cancel
  for (const assignment of concerned) {
    if (!isAssignmentOpen(assignment) || assignment.tpid === closing.except) continue
    await updateAssignment(trx, assignment, { state, close_reason: closing.reason, closed_at: now })
    const groups = assignment.holder_group_id === null ? [] : [assignment.holder_group_id]
    const happening = {
      verb: 'assignment.closed',
      audience: 'holders',
      subject: { kind: 'assignment', id: assignment.tpid },
      tpid: assignment.tpid,
      groupId: assignment.holder_group_id,
      before: { state: assignment.state },
      after: { state, reason: closing.reason },
      groups
    } as const
    await recordMessageEvent(trx, message, actor, happening, now)
  }
  const { toGroupId = message.group_id } = closing
  if (toGroupId !== message.group_id) await putAssignmentsAway(trx, message.tid)
}

function descendantsOf(tpid: number, all: readonly AssignmentRecord[]): AssignmentRecord[] {
  const found = new Set([tpid])
  // an assignment has a larger number than its parent
  return all.filter(one => {
    if (one.parent_tpid === null || !found.has(one.parent_tpid)) return false
    found.add(one.tpid)
    return true
  })
}
