/**
 * Trees whose tables store each record's path of ids from the top, such as `/1/12/340/`. The paths of records below it
 * begin with its path.
 */
import { sql } from 'kysely'
import type { Db, Trx } from './open.ts'

/** The operations on such a tree, for the store of the noun that owns the table. */
export interface PathTree {
  /** Tells whether a record is the other one or stands below it. */
  readonly isWithin: (db: Db | Trx, id: number, above: number) => Promise<boolean>
  /**
   * Writes the paths of a new or moved record and of all records below it. The caller holds the lock of the tree: two
   * moves at the same time could make a ring.
   * @param parentId null at the top
   */
  readonly place: (trx: Trx, id: number, parentId: number | null) => Promise<void>
}

/**
 * Returns the operations on the tree of a table.
 * @param key the column with the ids
 */
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
