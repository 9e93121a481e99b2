/** Trees whose tables keep each record's path of ids from the top, `/1/12/340/`. Records below it have it as a prefix. */
import { sql } from 'kysely'
import type { Db, Trx } from './open.ts'

/** Such a tree, for the store of the noun whose table it is. */
export interface PathTree {
  /** Whether a record is another one or stands below it. */
  readonly isWithin: (db: Db | Trx, id: number, above: number) => Promise<boolean>
  /**
   * Writes the path of a record that is new or has been moved, and of all below it. Under the lock of the tree: two moves
   * at once could each make the other's a ring.
   * @param parentId null at the top
   */
  readonly place: (trx: Trx, id: number, parentId: number | null) => Promise<void>
}

/** @param key the column with the ids */
export function pathTree(table: 'dept' | 'forum' | 'org_group', key: 'id' | 'fid'): PathTree {
  const [from, own] = [sql.table(table), sql.ref(key)]

  async function find(db: Db | Trx, id: number): Promise<string | undefined> {
    const { rows } = await sql<{ path: string }>`select path from ${from} where ${own} = ${id}`.execute(db)
    return rows[0]?.path
  }

  return {
    isWithin: async (db, id, above) => (await find(db, id))?.includes(`/${above}/`) === true,
    place: async (trx, id, parentId) => {
      const above = parentId === null ? '/' : await find(trx, parentId)
      const before = await find(trx, id)
      if (above === undefined || before === undefined) throw new Error(`No ${table} ${id} or ${parentId}`)
      const to = `${above}${id}/`
      if (before === to) return
      await sql`
        update ${from} set path = ${to} || substr(path, ${before.length + 1}::integer)
        where ${own} = ${id} or (${before} <> '' and path like ${`${before}%`})`.execute(trx)
    }
  }
}
