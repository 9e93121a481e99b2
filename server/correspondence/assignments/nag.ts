import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isDoneToday, requireTransition } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { lockAssignment } from './lock.ts'
import { moveAssignment } from './move.ts'

/**
 * The giver reminds the holder of an assignment, once on each day of the calendar.
 * @throws Refusal GEN0404, ASG0001, ASG0008
 */
export async function nagAssignment(
  trx: Trx,
  actor: InstitutionActor,
  { tpid, note }: BodyOf<'nagProcess'>,
  now: Date
): Promise<AssignmentRecord> {
  const { assignment, message } = await lockAssignment(trx, actor, tpid)
  requireTransition(actor, assignment, 'nag')
  if (isDoneToday(assignment, 'nag', now)) throw new Refusal('ASG0008')
  const change = { nagged_at: now }
  return moveAssignment(trx, actor, message, assignment, { action: 'nag', change, note }, now)
}
