/** The only SQL on cases, beside their lists. */
import type { LibraryCaseTable } from '@board/generated/database'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

export type CaseRecord = Selectable<LibraryCaseTable>
export type CaseChange = Updateable<LibraryCaseTable>

/** A case by its number. Whoever changes one has locked its message. */
export const findCase = async (db: Db | Trx, id: number): Promise<CaseRecord | undefined> =>
  await db.selectFrom('library_case').selectAll().where('id', '=', id).executeTakeFirst()

/** The case of a message; each has one at most. */
export const findCaseOf = async (db: Db | Trx, tid: number): Promise<CaseRecord | undefined> =>
  await db.selectFrom('library_case').selectAll().where('tid', '=', tid).executeTakeFirst()

export const insertCase = async (trx: Trx, row: Insertable<LibraryCaseTable>): Promise<CaseRecord> =>
  await trx.insertInto('library_case').values(row).returningAll().executeTakeFirstOrThrow()

/** Writes a change and counts the version up. */
export const updateCase = async (trx: Trx, id: number, change: CaseChange): Promise<CaseRecord> =>
  await trx
    .updateTable('library_case')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Some cases by their numbers. */
export const selectCases = async (
  db: Db,
  ids: readonly number[]
): Promise<Pick<CaseRecord, 'id' | 'tid' | 'title'>[]> =>
  await db
    .selectFrom('library_case')
    .select(['id', 'tid', 'title'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
