import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { findAssignment } from '../../records/assignment-core/find.ts'
import { requireVisible } from '../../records/assignment-core/policy.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'

/**
 * Locks the message of an assignment, and reads the assignment again under the lock.
 * @throws Refusal GEN0404 if it is missing or hidden
 */
export async function lockAssignment(
  trx: Trx,
  actor: Actor,
  tpid: number
): Promise<{ assignment: AssignmentRecord; message: MessageRecord }> {
  const seen = await findAssignment(trx, tpid)
  requireVisible(actor, seen)
  const message = await lockMessage(trx, seen.tid)
  const assignment = await findAssignment(trx, tpid)
  requireVisible(actor, assignment)
  return { assignment, message }
}
