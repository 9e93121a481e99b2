/** SQL on cases, except for their lists. */
import type { LibraryCaseTable } from '@board/generated/database'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

export type CaseRecord = Selectable<LibraryCaseTable>
export type CaseChange = Updateable<LibraryCaseTable>

/** Returns a case by its id. A caller that changes it must have locked its message. */
export const findCase = async (db: Db | Trx, id: number): Promise<CaseRecord | undefined> =>
  await db.selectFrom('library_case').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the case of a message, which has one at most. */
export const findCaseOf = async (db: Db | Trx, tid: number): Promise<CaseRecord | undefined> =>
  await db.selectFrom('library_case').selectAll().where('tid', '=', tid).executeTakeFirst()

export const insertCase = async (trx: Trx, row: Insertable<LibraryCaseTable>): Promise<CaseRecord> =>
  await trx.insertInto('library_case').values(row).returningAll().executeTakeFirstOrThrow()

/** Updates a case and increases its version. */
export const updateCase = async (trx: Trx, id: number, change: CaseChange): Promise<CaseRecord> =>
  await trx
    .updateTable('library_case')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns cases by their ids. */
export const selectCases = async (
  db: Db,
  ids: readonly number[]
): Promise<Pick<CaseRecord, 'id' | 'tid' | 'title'>[]> =>
  await db
    .selectFrom('library_case')
    .select(['id', 'tid', 'title'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
