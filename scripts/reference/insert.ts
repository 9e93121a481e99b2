import type { DB } from '@board/generated/database'
import type { Trx } from '@board/server/platform/database/open'
import { sql } from 'kysely'

/** The number of rows in one statement: large enough to be fast, small enough for every time limit. */
const portion = 2000

/**
 * Writes many rows with given ids, as JSON that the database converts to columns, which is fast on PGlite and on
 * PostgreSQL. The sequence of the table then continues after the largest id.
 * @param id the identity column, if the table has one
 */
export async function insertRows<Table extends keyof DB>(
  trx: Trx,
  table: Table,
  rows: readonly object[],
  { id, skipKnown = false }: { id?: keyof DB[Table] & string; skipKnown?: boolean } = {}
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  const override = id ? sql`overriding system value` : sql``
  const conflict = skipKnown ? sql`on conflict do nothing` : sql``
  for (let from = 0; from < rows.length; from += portion) {
    const json = JSON.stringify(rows.slice(from, from + portion))
    await sql`insert into ${sql.table(table)} (${columns}) ${override}
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json) ${conflict}`.execute(
      trx
    )
  }
  if (id) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${id}), (select max(${sql.ref(id)}) from ${sql.table(table)}))`.execute(
      trx
    )
  }
}
