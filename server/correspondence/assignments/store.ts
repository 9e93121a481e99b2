/** All SQL that writes assignments. */
import type { AssignmentTable } from '@board/generated/database'
import type { Insertable, Updateable } from 'kysely'
import type { Trx } from '../../platform/database/open.ts'
import { onlyRow, prepared } from '../../platform/database/statements/prepared.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'

/** Writes an assignment and returns its id. */
export async function insertAssignment(trx: Trx, assignment: Insertable<AssignmentTable>): Promise<number> {
  return onlyRow(await insertedAssignment(trx, assignment)).tpid
}

const insertedAssignment = prepared((db, assignment: Insertable<AssignmentTable>) =>
  db.insertInto('assignment').values(assignment).returning('tpid')
)

/** Marks the assignments of a message as past, because the message moves to another group. */
export async function putAssignmentsAway(trx: Trx, tid: number): Promise<void> {
  const present = trx.updateTable('assignment').where('tid', '=', tid).where('is_past', '=', false)
  await present.set({ is_past: true }).execute()
}

/** Writes a change and increases the version. */
export async function updateAssignment(
  trx: Trx,
  assignment: Pick<AssignmentRecord, 'tpid' | 'version'>,
  change: Updateable<AssignmentTable>
): Promise<void> {
  await trx
    .updateTable('assignment')
    .set({ ...change, version: assignment.version + 1 })
    .where('tpid', '=', assignment.tpid)
    .execute()
}

/** Writes deadlines that were counted again. The version stays, so that nobody who is writing an answer meets a conflict. */
export async function updateRecounted(
  trx: Trx,
  tpid: number,
  recounted: Pick<Updateable<AssignmentTable>, 'deadline_at' | 'accept_by' | 'deadline_calendar'>
): Promise<void> {
  await trx.updateTable('assignment').set(recounted).where('tpid', '=', tpid).execute()
}
