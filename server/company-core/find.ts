import type { CompanyTable } from '@board/generated/database'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

export type CompanyRow = Selectable<CompanyTable>

/** Finds the company of an account, with its people's names sealed. */
export async function findCompany(db: Db | Trx, accountUid: number): Promise<CompanyRow | undefined> {
  return await db.selectFrom('company').selectAll().where('account_uid', '=', accountUid).executeTakeFirst()
}
