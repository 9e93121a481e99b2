import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { listStaffAttachments } from '../attachments/list.ts'
import { assignmentView } from './view.ts'

/** Returns a changed assignment as the actor sees it. It reads in the transaction that changed it. */
export async function showAssignment(
  trx: Trx,
  { actor, deps: { keys }, now }: { actor: Actor; deps: { keys: Keys }; now: Date },
  assignment: AssignmentRecord
) {
  const attachments = await listStaffAttachments(trx, { tpids: [assignment.tpid] }, { keys, now, actor })
  return assignmentView(actor, assignment, attachments.ofAssignment(assignment.tpid), now)
}
