import { isAssignmentOpen } from '@board/server/records/assignment-core/policy'
import type { AssignmentRecord } from '@board/server/records/assignment-core/record'
import { assignmentTransitions } from '@board/server/records/assignment-core/transitions'
import type { AssignmentRow } from './ledger.ts'
import type { Life } from './life.ts'

/** Tells whether an assignment is open. */
export const isOpen = ({ state }: AssignmentRow): boolean =>
  isAssignmentOpen({ state: state as AssignmentRecord['state'] })

/** Closes the open assignments: all of them, or those below one assignment. */
export function closeChain(life: Life, reason: string, except?: number, below?: AssignmentRow): void {
  const { to: state } = assignmentTransitions.cancel
  for (const assignment of life.assignments) {
    if (!isOpen(assignment) || assignment.tpid === except) continue
    if (below && Number(assignment.tpid) <= Number(below.tpid)) continue
    const before = assignment.state
    Object.assign(assignment, {
      state,
      close_reason: reason,
      closed_at: life.clock.at,
      version: Number(assignment.version) + 1
    })
    life.tell(below ? life.world.group(below.giver_group_id) : life.group, {
      verb: 'assignment.closed',
      audience: 'holders',
      subject: { kind: 'assignment', id: Number(assignment.tpid) },
      tpid: Number(assignment.tpid),
      groupId: assignment.holder_group_id,
      before: { state: before },
      after: { state, reason },
      toGroups: [assignment.holder_group_id]
    })
  }
}

/** Marks the assignments as past if the message goes to another group. */
export function putAway({ message, assignments }: Life, toGroupId: unknown): void {
  if (toGroupId !== message.group_id) for (const assignment of assignments) assignment.is_past = true
}
