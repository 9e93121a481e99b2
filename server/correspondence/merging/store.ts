import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'

/** A merge that has not ended. */
export interface MergeRecord {
  id: number
  tid: number
  main_tid: number
  /** The deadline that stopped with the merge. */
  deadline_at: Date | null
  /** The calendar that counted it; null: an earlier version wrote the row. */
  deadline_calendar: number | null
  merged_at: Date
}

const mergeColumns = ['id', 'tid', 'main_tid', 'deadline_at', 'deadline_calendar', 'merged_at'] as const

/** Locks a group until the transaction ends, so that its merges run one after the other. */
export async function lockGroup(trx: Trx, groupId: number): Promise<void> {
  await sql`select id from org_group where id = ${groupId} for no key update`.execute(trx)
}

/** Writes a merge. */
export async function insertMerge(
  trx: Trx,
  merge: Omit<MergeRecord, 'id'> & { group_id: number; reason: string; merged_by: number }
): Promise<void> {
  await trx.insertInto('message_merge').values(merge).execute()
}

/** Finds the present merge of a message. */
export const findMerge = (db: Db | Trx, tid: number): Promise<MergeRecord | undefined> =>
  db
    .selectFrom('message_merge')
    .select(mergeColumns)
    .where('tid', '=', tid)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Lists the numbers of the messages that are merged into a message, in ascending order. */
export async function listMergedTids(db: Db | Trx, mainTid: number): Promise<number[]> {
  return (await mergedInto(db, { mainTid })).map(({ tid }) => tid)
}

const mergedInto = prepared((db, { mainTid }: { mainTid: number }) =>
  db.selectFrom('message').select('tid').where('merged_into', '=', mainTid).orderBy('tid')
)

/** Lists the messages that are merged into a message, for its handlers. */
export const listMerged = (db: Db, mainTid: number) =>
  db
    .selectFrom('message as m')
    .innerJoin('message_merge as g', join => join.onRef('g.tid', '=', 'm.tid').on('g.ended_at', 'is', null))
    .select(['m.tid', 'm.subject', 'm.state', 'm.audit_state', 'g.merged_at', 'g.reason'])
    .where('m.merged_into', '=', mainTid)
    .orderBy('m.tid')
    .execute()

/** Lists these messages in the given order. */
export const listCandidateRows = (db: Db, tids: readonly number[]) =>
  db
    .selectFrom('message')
    .select(['tid', 'subject', 'created_at', 'deadline_at'])
    .where('tid', '=', sql<number>`any(${tids}::int[])`)
    .orderBy(sql`array_position(${tids}::int[], tid)`)
    .execute()

/** Ends a merge; its row stays. */
export async function endMerge(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('message_merge').set({ ended_at: now }).where('id', '=', id).execute()
}

/** Changes the stopped deadline of a merge, with the calendar that counted it. */
export async function updateMergeDeadline(
  trx: Trx,
  id: number,
  recounted: { readonly deadline_at: Date; readonly deadline_calendar: number }
): Promise<void> {
  await trx.updateTable('message_merge').set(recounted).where('id', '=', id).execute()
}

/** Changes the main message of a message's present merge. */
export async function moveMerge(trx: Trx, tid: number, mainTid: number): Promise<void> {
  await trx
    .updateTable('message_merge')
    .set({ main_tid: mainTid })
    .where('tid', '=', tid)
    .where('ended_at', 'is', null)
    .execute()
}
