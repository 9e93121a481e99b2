/** All SQL on requests for deletion and on re-addressings. */
import type { DeletionRequestTable, ReaddressingTable } from '@board/generated/database'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { deletionStates } from './deletion-states.ts'

/** Writes the record of a re-addressing. */
export async function insertReaddressing(trx: Trx, row: Insertable<ReaddressingTable>): Promise<void> {
  await trx.insertInto('readdressing').values(row).execute()
}

/** Lists the re-addressings of a message, oldest first. */
export const selectReaddressings = async (db: Db, tid: number) =>
  await db
    .selectFrom('readdressing as r')
    .innerJoin('forum as a', 'a.fid', 'r.from_fid')
    .innerJoin('forum as b', 'b.fid', 'r.to_fid')
    .select([
      'r.id',
      'a.name as fromForumName',
      'b.name as toForumName',
      'r.reason',
      'r.clock_started_at',
      'r.at'
    ])
    .where('r.tid', '=', tid)
    .orderBy('r.id')
    .execute()

export type DeletionRecord = Selectable<DeletionRequestTable>

/** Finds the open request of a message. */
export const findOpenDeletion = async (db: Db | Trx, tid: number): Promise<DeletionRecord | undefined> =>
  await db
    .selectFrom('deletion_request')
    .selectAll()
    .where('tid', '=', tid)
    .where('state', '=', deletionStates.open)
    .executeTakeFirst()

/** Lists the requests of a message, oldest first. */
export const listDeletions = async (db: Db | Trx, tid: number): Promise<DeletionRecord[]> =>
  await db.selectFrom('deletion_request').selectAll().where('tid', '=', tid).orderBy('id').execute()

/** Writes a request and returns its id. */
export async function insertDeletion(trx: Trx, row: Insertable<DeletionRequestTable>): Promise<number> {
  const { id } = await trx
    .insertInto('deletion_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateDeletion = async (
  trx: Trx,
  id: number,
  change: Updateable<DeletionRequestTable>
): Promise<void> => {
  await trx.updateTable('deletion_request').set(change).where('id', '=', id).execute()
}

/** Withdraws the open request of a message, because the message itself is withdrawn. */
export async function endOpenDeletion(trx: Trx, tid: number, now: Date): Promise<void> {
  await trx
    .updateTable('deletion_request')
    .set({ state: deletionStates.withdrawn, decided_at: now })
    .where('tid', '=', tid)
    .where('state', '=', deletionStates.open)
    .execute()
}
