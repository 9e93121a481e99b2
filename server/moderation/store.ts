/** The only SQL on requests for deletion, and on how messages came from one forum to another. */
import type { DeletionRequestTable, ReaddressingTable } from '@board/generated/database'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { deletionStates } from './deletion-states.ts'

/** Writes down that a message was re-addressed. */
export async function insertReaddressing(trx: Trx, row: Insertable<ReaddressingTable>): Promise<void> {
  await trx.insertInto('readdressing').values(row).execute()
}

/** How a message came to its forum, oldest step first. */
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

/** The request of a message that is not decided, if there is one. */
export const findOpenDeletion = async (db: Db | Trx, tid: number): Promise<DeletionRecord | undefined> =>
  await db
    .selectFrom('deletion_request')
    .selectAll()
    .where('tid', '=', tid)
    .where('state', '=', deletionStates.open)
    .executeTakeFirst()

/** A message's requests, oldest first. */
export const listDeletions = async (db: Db | Trx, tid: number): Promise<DeletionRecord[]> =>
  await db.selectFrom('deletion_request').selectAll().where('tid', '=', tid).orderBy('id').execute()

/** Writes a request; gives its id. */
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

/** Takes back what the author asks for, with the message itself. */
export async function endOpenDeletion(trx: Trx, tid: number, now: Date): Promise<void> {
  await trx
    .updateTable('deletion_request')
    .set({ state: deletionStates.withdrawn, decided_at: now })
    .where('tid', '=', tid)
    .where('state', '=', deletionStates.open)
    .execute()
}
