import { sql } from 'kysely'
import type { Trx } from '../../platform/database/open.ts'

/** Lists the followers of a message, except those who are told anyway. */
export async function selectFollowers(trx: Trx, tid: number, except: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('message_mark')
    .select('account_uid')
    .where('tid', '=', tid)
    .where(sql<boolean>`kind = 'follow'`)
    .where(sql<boolean>`account_uid <> all(${[...except]}::int[])`)
    .execute()
  return rows.map(({ account_uid }) => account_uid)
}
