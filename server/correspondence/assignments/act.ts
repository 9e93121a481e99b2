import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireTransition } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { updateMessage } from '../messages/move.ts'
import { lengthOf } from '../messages/posting/words.ts'
import { closeChain } from './close-chain.ts'
import { lockAssignment } from './lock.ts'
import { moveAssignment } from './move.ts'

/**
 * The holder accepts the assignment. Specification 4, 7.
 * @throws Refusal GEN0404, ASG0001
 */
export async function acceptAssignment(trx: Trx, actor: InstitutionActor, tpid: number, now: Date) {
  const { assignment, message } = await lockAssignment(trx, actor, tpid)
  requireTransition(actor, assignment, 'accept')
  return moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'accept', change: { accepted_at: now } },
    now
  )
}

/**
 * The holder requests to return the assignment. Domain 4.
 * @throws Refusal GEN0404, ASG0001, ASG0004, ASG0006
 */
export async function requestReturn(
  trx: Trx,
  actor: InstitutionActor,
  request: { tpid: number; reason: string },
  parameters: SiteParameters,
  now: Date
) {
  const { assignment, message } = await lockAssignment(trx, actor, request.tpid)
  requireTransition(actor, assignment, 'requestReturn')
  if (lengthOf(request.reason) < parameters.reasonMin)
    throw new Refusal('ASG0006', { min: parameters.reasonMin })
  const state = assignment.state === 20 ? 20 : 10
  const change = { return_reason: request.reason.trim(), state_before_return: state } as const
  return moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'requestReturn', change, note: request.reason },
    now
  )
}

/** The holder withdraws its return request. @throws Refusal GEN0404, ASG0001. Specification 4, 7. */
export async function withdrawReturn(trx: Trx, actor: InstitutionActor, tpid: number, now: Date) {
  const { assignment, message } = await lockAssignment(trx, actor, tpid)
  requireTransition(actor, assignment, 'withdrawReturn')
  const change = { state_before_return: null, return_reason: null }
  return moveAssignment(trx, actor, message, assignment, { action: 'withdrawReturn', change }, now)
}

/** The giver refuses the return request. @throws Refusal GEN0404, ASG0001. Specification 4, 7. */
export async function refuseReturn(
  trx: Trx,
  actor: InstitutionActor,
  refusal: { tpid: number; reason?: string | undefined },
  now: Date
) {
  const { assignment, message } = await lockAssignment(trx, actor, refusal.tpid)
  requireTransition(actor, assignment, 'refuseReturn')
  const change = { state_before_return: null }
  return moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'refuseReturn', change, note: refusal.reason },
    now
  )
}

/**
 * The giver cancels an assignment, or agrees to its return. The assignments below it are cancelled too.
 * @throws Refusal GEN0404, ASG0001
 */
export async function cancelAssignment(
  trx: Trx,
  actor: InstitutionActor,
  tpid: number,
  action: 'cancel' | 'cancelOffline',
  reason: string | undefined,
  now: Date
): Promise<AssignmentRecord> {
  const { assignment, message } = await lockAssignment(trx, actor, tpid)
  requireTransition(actor, assignment, action)
  await closeChain(trx, actor, message, { reason: 'cancelled', below: tpid }, now)
  const change = { close_reason: 'cancelled' }
  const cancelled = await moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action, change, note: reason },
    now
  )
  await updateMessage(trx, message, {})
  return cancelled
}

/**
 * The holder takes back an answer that the giver has not examined yet. Domain 4.
 * @throws Refusal GEN0404, ASG0001
 */
export async function takeBackAnswer(trx: Trx, actor: InstitutionActor, tpid: number, now: Date) {
  const { assignment, message } = await lockAssignment(trx, actor, tpid)
  requireTransition(actor, assignment, 'takeBack')
  return moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'takeBack', change: { answered_at: null } },
    now
  )
}

/**
 * The giver sends a draft back to the holder with a reason. Domain 4.
 * @throws Refusal GEN0404, ASG0001
 */
export async function sendBackAnswer(
  trx: Trx,
  actor: InstitutionActor,
  order: { tpid: number; reason: string },
  now: Date
) {
  const { assignment, message } = await lockAssignment(trx, actor, order.tpid)
  requireTransition(actor, assignment, 'sendBack')
  const change = { send_back_reason: order.reason.trim(), examined_at: now }
  return moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'sendBack', change, note: order.reason },
    now
  )
}

/**
 * The giver records the result of an offline transfer. Domain 4.
 * @throws Refusal GEN0404, ASG0001
 */
export async function recordOfflineResult(
  trx: Trx,
  actor: InstitutionActor,
  record: { tpid: number; result: string },
  now: Date
) {
  const { assignment, message } = await lockAssignment(trx, actor, record.tpid)
  requireTransition(actor, assignment, 'recordResult')
  const change = { result: record.result.trim() }
  return moveAssignment(
    trx,
    actor,
    message,
    assignment,
    { action: 'recordResult', change, note: record.result },
    now
  )
}
