import type { DB } from '@board/generated/database'
import type { Trx } from '@board/server/database/open'
import { sql } from 'kysely'

/** Rows of one statement: large enough to be quick, small enough for any time limit. */
const portion = 2000

/**
 * Writes many rows with ids of ours, as JSON that the database spreads into columns: quick on PGlite and
 * PostgreSQL alike. The table's counter then goes on behind the largest id.
 * @param id the identity column, where the table has one
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
