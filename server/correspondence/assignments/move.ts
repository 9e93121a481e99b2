import type { AssignmentTable } from '@board/generated/database'
import type { Updateable } from 'kysely'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { findAssignment } from '../../records/assignment-core/find.ts'
import { isAssignmentOpen, nextState } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import {
  type AssignmentAction,
  type AssignmentTransition,
  assignmentTransitions
} from '../../records/assignment-core/transitions.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { updateAssignment } from './store.ts'

export interface Move {
  readonly action: AssignmentAction
  readonly change?: Updateable<AssignmentTable>
  readonly note?: string | undefined
}

const rows: Readonly<Record<AssignmentAction, AssignmentTransition>> = assignmentTransitions

/** Applies one row of the transition table to an assignment, records the event, and notifies the other side. */
export async function moveAssignment(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  assignment: AssignmentRecord,
  move: Move,
  now: Date
): Promise<AssignmentRecord> {
  const state = nextState(assignment, move.action)
  const closed = isAssignmentOpen({ state }) ? {} : { closed_at: now }
  await updateAssignment(trx, assignment, { ...closed, ...move.change, state })
  const { verb, who } = rows[move.action]
  const otherSide = who === 'giver' ? assignment.holder_group_id : assignment.giver_group_id
  await recordMessageEvent(
    trx,
    message,
    actor,
    {
      verb,
      audience: 'holders',
      subject: { kind: 'assignment', id: assignment.tpid },
      tpid: assignment.tpid,
      groupId: otherSide,
      before: { state: assignment.state },
      after: { state },
      note: move.note?.trim() || null,
      groups: otherSide === null ? [] : [otherSide]
    },
    now
  )
  return (await findAssignment(trx, assignment.tpid)) ?? assignment
}
