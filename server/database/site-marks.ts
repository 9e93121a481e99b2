/** Facts about this database itself, each noted once. */
import type { Db } from './open.ts'

/** Reads a fact; undefined if nobody noted it. */
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
