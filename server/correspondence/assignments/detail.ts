/** The assignments in a message's detail, and the reader's relation to them. */

import { listSubordinates } from '../../directory/groups/subordinates.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { isInstitution } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import { listAssignments } from '../../records/assignment-core/find.ts'
import {
  isAssignmentOpen,
  isAtWorkBy,
  isConcernedBy,
  mayAssignOn
} from '../../records/assignment-core/policy.ts'
import type { Hands, MessageReading, StaffPart } from '../../records/message-core/detail-parts.ts'
import { deadlineBounds } from './latest-deadline.ts'
import { assignmentView, visibleAssignments } from './view.ts'

/** Reads all assignments of the message, and selects those that the reader may see. */
async function assignmentsOf({ db, actor, message }: MessageReading) {
  const all = await listAssignments(db, message.tid)
  return { all, seen: visibleAssignments(actor, message, all) }
}

export async function handsOf({ actor, message, once }: MessageReading): Promise<Hands> {
  const { all, seen } = await once(assignmentsOf)
  return {
    isConcerned: isConcernedBy(actor, all),
    isAtWork: isAtWorkBy(actor, all),
    isAssigned: all.some(one => one.giver_group_id === message.group_id && isAssignmentOpen(one)),
    tpids: seen.map(one => one.tpid)
  }
}

export const staffAssignments: StaffPart<'assignments'> = async reading => {
  const { db, actor, message, actions, attachments, now, once } = reading
  const { seen } = await once(assignmentsOf)
  const held = seen.find(one => mayAssignOn(actor, one))
  const mayAssign = held !== undefined || actions.includes('assignMessage')
  return {
    assignments: seen.map(one => assignmentView(actor, one, attachments.ofAssignment(one.tpid), now)),
    assignUntil: mayAssign
      ? seconds(deadlineBounds(message, held, await readParameters(db), now).latest)
      : null,
    candidateGroupIdList:
      mayAssign && isInstitution(actor) ? (await listSubordinates(db, actor)).map(({ id }) => id) : [],
    allowedActions: held ? ['assignMessage', 'assignOffline'] : []
  }
}
