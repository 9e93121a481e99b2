/** Reads assignments. Every noun that acts on a message uses it. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import { openStatesInSql } from './in-sql.ts'
import type { AssignmentRecord } from './record.ts'

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
      sql<boolean>`exists (select 1 from assignment c where c.parent_tpid = a.tpid and c.state in (${openStatesInSql}))`.as(
        'given_on'
      )
    ])

export async function findAssignment(db: Db | Trx, tpid: number): Promise<AssignmentRecord | undefined> {
  const [row] = await assignmentOf(db, { tpid })
  return row as AssignmentRecord | undefined
}

const assignmentOf = prepared((db, { tpid }: { tpid: number }) =>
  selectAssignment(db).where('a.tpid', '=', tpid)
)

/** Finds the open assignment of a message that a group gave, or that it holds. */
const findOpen = (side: 'a.giver_group_id' | 'a.holder_group_id') => {
  const open = prepared((db, { tid, group }: { tid: number; group: number }) =>
    selectAssignment(db)
      .where('a.tid', '=', tid)
      .where(side, '=', group)
      .where(sql<boolean>`a.state in (${openStatesInSql})`)
  )
  return async (db: Db | Trx, tid: number, group: number): Promise<AssignmentRecord | undefined> => {
    const [row] = await open(db, { tid, group })
    return row as AssignmentRecord | undefined
  }
}

/** Finds the open assignment of a message that a group gave. */
export const findOpenGiven = findOpen('a.giver_group_id')

/** Finds the open assignment of a message that a group holds. */
export const findOpenHeld = findOpen('a.holder_group_id')

/** Lists the assignments of a message, oldest first. */
export async function listAssignments(db: Db | Trx, tid: number): Promise<AssignmentRecord[]> {
  return (await assignmentsOf(db, { tid })) as AssignmentRecord[]
}

const assignmentsOf = prepared((db, { tid }: { tid: number }) =>
  selectAssignment(db).where('a.tid', '=', tid).orderBy('a.tpid')
)
