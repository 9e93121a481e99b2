/** The only SQL on companies. */
import type { CompanyTable } from '@board/generated/database'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

/** Writes a company; false where its credit code is registered already. */
export async function insertCompany(trx: Trx, company: Insertable<CompanyTable>): Promise<boolean> {
  const row = await trx
    .insertInto('company')
    .values(company)
    .onConflict(conflict => conflict.doNothing())
    .returning('account_uid')
    .executeTakeFirst()
  return row !== undefined
}

/** The company of an account, its people's names sealed. */
export async function findCompany(
  db: Db | Trx,
  accountUid: number
): Promise<Selectable<CompanyTable> | undefined> {
  return await db.selectFrom('company').selectAll().where('account_uid', '=', accountUid).executeTakeFirst()
}
