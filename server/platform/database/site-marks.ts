/** Facts about this database itself, by name. A fact is written once and does not change. */
import type { Db } from './open.ts'

/** Reads a fact; returns undefined if it was not written. */
export async function findMark(db: Db, name: string): Promise<string | undefined> {
  const mark = await db.selectFrom('site_mark').select('value').where('name', '=', name).executeTakeFirst()
  return mark?.value
}

/** Reads the facts whose names begin with a prefix. */
export async function findMarks(db: Db, prefix: string): Promise<{ name: string; value: string }[]> {
  return await db
    .selectFrom('site_mark')
    .select(['name', 'value'])
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute()
}

/** Writes a fact, unless it is there already; another process may have written it first. */
export async function addMark(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_mark')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
}
