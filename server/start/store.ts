import type { Db } from '../database/open.ts'

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('uid').limit(1).executeTakeFirst()) !== undefined
}

export async function hasRegions(db: Db): Promise<boolean> {
  return (await db.selectFrom('region').select('id').limit(1).executeTakeFirst()) !== undefined
}
