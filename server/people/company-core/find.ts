import type { CompanyTable } from '@board/generated/database'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

export type CompanyRow = Selectable<CompanyTable>

/** Finds the company of an account, with its people's names sealed. */
export async function findCompany(db: Db | Trx, accountUid: number): Promise<CompanyRow | undefined> {
  return await db.selectFrom('company').selectAll().where('account_uid', '=', accountUid).executeTakeFirst()
}

/** Tells whether an editor has confirmed a company under its present name. Decision 0154. */
export async function isNameConfirmed(
  db: Db | Trx,
  { account_uid, enterprise_name }: Pick<CompanyRow, 'account_uid' | 'enterprise_name'>
): Promise<boolean> {
  const approved = await db
    .selectFrom('company_request')
    .select('id')
    .where('account_uid', '=', account_uid)
    .where('enterprise_name', '=', enterprise_name)
    .where('state', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return approved !== undefined
}
