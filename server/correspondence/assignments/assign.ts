import { isDirectSubordinate } from '../../directory/groups/find.ts'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import { addWorkingDays, calendarInUse } from '../../platform/calendar/calendar.ts'
import { momentText } from '../../platform/calendar/time.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { assignmentDeadline } from '../../records/assignment-core/deadline.ts'
import { findAssignment, listAssignments } from '../../records/assignment-core/find.ts'
import { mayAssignOn, openGiven, openHeld } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { startStates } from '../../records/assignment-core/transitions.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { circumstancesAmong } from '../messages/approval/circumstances.ts'
import { moveMessage } from '../messages/move.ts'
import { maySee, refusalOf } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { type DeadlineBounds, deadlineBounds } from './latest-deadline.ts'
import { insertAssignment } from './store.ts'

/** A request to assign a message, with the recipient and the deadline. */
export interface AssignOrder {
  readonly tid: number
  readonly version: number
  readonly deadlineAt?: number | undefined
  readonly note?: string | undefined
  /** Online: the subordinate group. Offline: the name of an outside unit, and its contact. */
  readonly to: { readonly groupId: number } | { readonly unit: string; readonly contact: string }
}

/**
 * A group assigns a message to a direct subordinate, or records that an outside unit handles it offline. The group of
 * the message may do this, and a group that has accepted an assignment of it. Each giver has at most one open
 * assignment of a message. Domain 4.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0007, ASG0002, ASG0003, ASG0005
 */
export async function assignMessage(
  trx: Trx,
  actor: InstitutionActor,
  order: AssignOrder,
  parameters: SiteParameters,
  now: Date
): Promise<AssignmentRecord> {
  const [message, assignments, isSubordinate] = await Promise.all([
    lockMessage(trx, order.tid),
    listAssignments(trx, order.tid),
    'groupId' in order.to && isDirectSubordinate(trx, actor.group.id, order.to.groupId)
  ])
  const held = openHeld(assignments, actor.group.id)
  const online = 'groupId' in order.to
  requireMayAssign(actor, message, assignments, online, parameters, now)
  requireVersion(message, order.version)
  if (online && !isSubordinate) throw new Refusal('ASG0002')
  const state = online ? startStates.online : startStates.offline
  const deadline = deadlineOf(order, deadlineBounds(message, held, parameters, now), now)
  const holder = 'groupId' in order.to ? order.to.groupId : null
  const [tpid] = await Promise.all([
    insertAssignment(trx, {
      tid: message.tid,
      parent_tpid: held?.tpid ?? null,
      type: online ? 1 : 2,
      giver_group_id: actor.group.id,
      holder_group_id: holder,
      state,
      note: order.note?.trim() ?? '',
      unit: 'unit' in order.to ? order.to.unit.trim() : null,
      contact: 'contact' in order.to ? order.to.contact.trim() : null,
      deadline_at: deadline,
      deadline_calendar: calendarInUse().id,
      deadline_counted: order.deadlineAt === undefined,
      accept_by: online ? addWorkingDays(now, parameters.acceptDays) : null,
      created_at: now
    }),
    moveMessage(trx, message, online ? 'assignOnline' : 'assignOffline', {})
  ])
  const happening = {
    verb: online ? 'assignment.given' : 'assignment.givenOffline',
    audience: 'holders',
    subject: { kind: 'assignment', id: tpid },
    tpid,
    groupId: holder,
    after: { state },
    note: order.note?.trim() || null,
    groups: holder === null ? [] : [holder]
  } as const
  const [assignment] = await Promise.all([
    findAssignment(trx, tpid),
    recordMessageEvent(trx, message, actor, happening, now)
  ])
  if (!assignment) throw new Error(`assignment ${tpid} vanished in its own transaction`)
  return assignment
}

function requireMayAssign(
  actor: InstitutionActor,
  message: MessageRecord,
  assignments: readonly AssignmentRecord[],
  online: boolean,
  parameters: SiteParameters,
  now: Date
): void {
  const held = openHeld(assignments, actor.group.id)
  const isHandler = message.group_id === actor.group.id
  if (!maySee(actor, message, held !== undefined) || !(isHandler || held)) throw new Refusal('GEN0404')
  if (actor.group.organization === 5) throw new Refusal('MSG0007')
  if (openGiven(assignments, actor.group.id)) throw new Refusal('ASG0003')
  const action = online ? 'assignOnline' : 'assignOffline'
  const circumstances = circumstancesAmong(assignments, message, parameters, now)
  // for a holder the message is always assigned already; the other rules are the same for both
  const refusal = refusalOf(
    message,
    action,
    isHandler ? circumstances : { ...circumstances, assigned: false }
  )
  if (refusal) throw refusal
  if (held && !mayAssignOn(actor, held)) throw new Refusal('GEN0404')
}

/**
 * Returns the deadline of the assignment: the ordered one, or a deadline after two thirds of the remaining working
 * days.
 * @throws Refusal ASG0005 if the ordered one is outside the bounds
 */
function deadlineOf(order: AssignOrder, { own, latest }: DeadlineBounds, now: Date): Date {
  if (order.deadlineAt === undefined) return assignmentDeadline(now, own)
  const chosen = new Date(order.deadlineAt * 1000)
  const isLate = own ? chosen >= own : chosen > latest
  if (chosen <= now || isLate) {
    throw new Refusal('ASG0005', { latest: momentText(latest) }, { at: 'deadlineAt' })
  }
  return chosen
}
