import type { Db } from '../../server/platform/database/open.ts'

/** Lists the notifications of a message, in order: the verb, and the group or the account. */
export async function toldOf(db: Db, tid: number): Promise<[verb: string, who: number | null][]> {
  const columns = ['verb', 'group_id', 'account_uid'] as const
  const told = db.selectFrom('notification').select(columns).where('tid', '=', tid)
  const rows = await told.orderBy('id').execute()
  return rows.map(({ verb, group_id, account_uid }) => [verb, group_id ?? account_uid])
}
