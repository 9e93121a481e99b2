import type { Db } from '../database/open.ts'

/** A fact about this database itself. */
export async function findMark(db: Db, name: string): Promise<string | undefined> {
  const mark = await db.selectFrom('site_mark').select('value').where('name', '=', name).executeTakeFirst()
  return mark?.value
}

/** Notes a fact, unless it is noted already; another process may have been first. */
export async function addMark(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_mark')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('uid').limit(1).executeTakeFirst()) !== undefined
}

export async function hasRegions(db: Db): Promise<boolean> {
  return (await db.selectFrom('region').select('id').limit(1).executeTakeFirst()) !== undefined
}
