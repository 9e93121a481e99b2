import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'

export interface NewBatch {
  entity: string
  account_uid: number
  records_sealed: string | null
  source_sealed: string
  created_at: Date
  expires_at: Date
}

export async function insertBatch(trx: Trx, batch: NewBatch): Promise<number> {
  return (await trx.insertInto('import_batch').values(batch).returning('id').executeTakeFirstOrThrow()).id
}

interface Owner {
  entity: string
  accountId: number
}

/** Returns a batch of one person and one entity, locked until the transaction ends. */
export const lockBatch = async (trx: Trx, id: number, owner: Owner) =>
  await batchOf(trx, id, owner).forUpdate().executeTakeFirst()

/** Returns the same batch without a lock. */
export const findBatch = async (db: Db, id: number, owner: Owner) =>
  await batchOf(db, id, owner).executeTakeFirst()

function batchOf(db: Db | Trx, id: number, owner: Owner) {
  return db
    .selectFrom('import_batch')
    .select([
      'id',
      'records_sealed as recordsSealed',
      'source_sealed as sourceSealed',
      'expires_at as expiresAt',
      'confirmed_at as confirmedAt'
    ])
    .where('id', '=', id)
    .where('entity', '=', owner.entity)
    .where('account_uid', '=', owner.accountId)
}

/** Marks a batch as confirmed and deletes its contents, but for the lines that were not imported. */
export async function confirmBatch(trx: Trx, id: number, at: Date, source: string | null): Promise<void> {
  await trx
    .updateTable('import_batch')
    .set({ confirmed_at: at, records_sealed: null, source_sealed: source })
    .where('id', '=', id)
    .execute()
}

/** Sets a savepoint for `rollBackTo`, so that one refused line does not end the transaction. */
export const savepoint = async (trx: Trx): Promise<void> => void (await sql`savepoint import`.execute(trx))

export const rollBackTo = async (trx: Trx): Promise<void> =>
  void (await sql`rollback to savepoint import`.execute(trx))
