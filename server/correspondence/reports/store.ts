/** All SQL on reports to a superior. */
import type { MessageReportTable } from '@board/generated/database'
import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { type ReportState, reportLapse } from './transitions.ts'

/** A report with the names of both groups. */
export interface ReportRecord {
  id: number
  tid: number
  group_id: number
  group_name: string
  superior_id: number
  superior_name: string
  note: string
  state: ReportState
  advice: string | null
  created_at: Date
  decided_at: Date | null
}

const selectReport = (db: Db | Trx) =>
  db
    .selectFrom('message_report as p')
    .innerJoin('org_group as g', 'g.id', 'p.group_id')
    .innerJoin('org_group as s', 's.id', 'p.superior_id')
    .selectAll('p')
    .select(['g.name as group_name', 's.name as superior_name'])

export async function findReport(db: Db | Trx, id: number): Promise<ReportRecord | undefined> {
  return (await selectReport(db).where('p.id', '=', id).executeTakeFirst()) as ReportRecord | undefined
}

/**
 * Tells whether a message was reported to a group, or by it. Withdrawn, lapsed and past reports do not count. The
 * message must still be with one of the two groups. Decision 0037.
 */
export async function isPartyToReport(db: Db | Trx, tid: number, groupId: number): Promise<boolean> {
  const report = await db
    .selectFrom('message_report as p')
    .innerJoin('message as m', 'm.tid', 'p.tid')
    .select('p.id')
    .where('p.tid', '=', tid)
    .where('p.state', '<', 4)
    .where('p.is_past', '=', false)
    .where(eb => eb.or([eb('p.group_id', '=', groupId), eb('p.superior_id', '=', groupId)]))
    .where(eb =>
      eb.or([eb('m.group_id', '=', eb.ref('p.group_id')), eb('m.group_id', '=', eb.ref('p.superior_id'))])
    )
    .executeTakeFirst()
  return report !== undefined
}

/** Lists the reports of a message, oldest first. */
export async function listReports(db: Db | Trx, tid: number): Promise<ReportRecord[]> {
  return (await selectReport(db).where('p.tid', '=', tid).orderBy('p.id').execute()) as ReportRecord[]
}

/** Writes a report and returns its id. */
export async function insertReport(trx: Trx, row: Insertable<MessageReportTable>): Promise<number> {
  const { id } = await trx.insertInto('message_report').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateReport = async (
  trx: Trx,
  id: number,
  change: Updateable<MessageReportTable>
): Promise<void> => {
  await trx.updateTable('message_report').set(change).where('id', '=', id).execute()
}

/** Lets the open reports of a message lapse. */
export const endReports = async (trx: Trx, tid: number, now: Date): Promise<void> => {
  const open = trx
    .updateTable('message_report')
    .where('tid', '=', tid)
    .where('state', 'in', [...reportLapse.from])
  await open.set({ state: reportLapse.to, decided_at: now }).execute()
}

/** Marks the reports of a message as past. */
export const putReportsPast = async (trx: Trx, tid: number): Promise<void> => {
  await trx.updateTable('message_report').set({ is_past: true }).where('tid', '=', tid).execute()
}
