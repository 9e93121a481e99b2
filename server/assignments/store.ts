/** The only SQL on assignments. */
import type { AssignmentTable } from '@board/generated/database'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { AssignmentRecord } from './record.ts'
import { openStates } from './transitions.ts'

const open = sql.raw(openStates.join(', '))

const selectAssignment = (db: Db | Trx) =>
  db
    .selectFrom('assignment as a')
    .innerJoin('message as m', 'm.tid', 'a.tid')
    .innerJoin('org_group as giver', 'giver.id', 'a.giver_group_id')
    .leftJoin('org_group as holder', 'holder.id', 'a.holder_group_id')
    .selectAll('a')
    .select([
      'm.group_id as message_group_id',
      'giver.name as giver_name',
      'holder.name as holder_name',
      sql<boolean>`exists (select 1 from assignment c where c.parent_tpid = a.tpid and c.state in (${open}))`.as(
        'given_on'
      )
    ])

/** The assignment, if there is one. */
export async function findAssignment(db: Db | Trx, tpid: number): Promise<AssignmentRecord | undefined> {
  return (await selectAssignment(db).where('a.tpid', '=', tpid).executeTakeFirst()) as
    | AssignmentRecord
    | undefined
}

/** The open assignment of a message on which a group stands at one side, if there is one. */
const findOpen =
  (side: 'a.giver_group_id' | 'a.holder_group_id') =>
  async (db: Db | Trx, tid: number, group: number): Promise<AssignmentRecord | undefined> => {
    const row = await selectAssignment(db)
      .where('a.tid', '=', tid)
      .where(side, '=', group)
      .where(sql<boolean>`a.state in (${open})`)
      .executeTakeFirst()
    return row as AssignmentRecord | undefined
  }

/** The one that a group gave. */
export const findOpenGiven = findOpen('a.giver_group_id')

/** The one that a group holds. */
export const findOpenHeld = findOpen('a.holder_group_id')

/** A message's assignments, oldest first. */
export async function listAssignments(db: Db | Trx, tid: number): Promise<AssignmentRecord[]> {
  return (await selectAssignment(db)
    .where('a.tid', '=', tid)
    .orderBy('a.tpid')
    .execute()) as AssignmentRecord[]
}

/** Writes an assignment; gives its id. */
export async function insertAssignment(trx: Trx, assignment: Insertable<AssignmentTable>): Promise<number> {
  const { tpid } = await trx
    .insertInto('assignment')
    .values(assignment)
    .returning('tpid')
    .executeTakeFirstOrThrow()
  return tpid
}

/** Puts a message's assignments into the past: the message goes to another group's hands. */
export async function putAssignmentsAway(trx: Trx, tid: number): Promise<void> {
  const present = trx.updateTable('assignment').where('tid', '=', tid).where('is_past', '=', false)
  await present.set({ is_past: true }).execute()
}

/** Writes a change and counts the version up. */
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
