import type { Db } from '../../platform/database/open.ts'
import type { Context } from './context.ts'
import type { Field } from './model.ts'
import { recordOf } from './record.ts'
import type { Condition } from './rows/condition.ts'
import { readColumns, readFilter } from './rows/query.ts'
import { visibleRows } from './rows/scope.ts'
import type { Cell } from './sheets/cell.ts'
import { type SheetFile, type SheetFormat, writeSheet } from './sheets/sheet-file.ts'
import { selectByKey } from './store.ts'
import { cellsOf } from './words.ts'

/** The number of records in memory at once. */
const batch = 500

export interface ExportQuery {
  readonly format?: SheetFormat | undefined
  readonly filter?: string | undefined
  readonly columns?: string | undefined
}

/**
 * Exports a list as a file that is written while the rows are read. Each batch has the rows as they are at that moment.
 * The file has the columns that the reader may read. Values are texts, as on the screen.
 * @throws Refusal GEN0400 for a filter or column that is not offered
 */
export async function exportRecords(db: Db, context: Context, query: ExportQuery): Promise<SheetFile> {
  const { model, language, now } = context
  const { format = 'csv' } = query
  const columns = readColumns(query.columns, context)
  const filters = readFilter(query.filter, context)
  const conditions = [...(await visibleRows(db, context, model)), ...filters]
  const words = model.texts[language]
  const heading = columns.map(name => (name === 'id' ? 'ID' : (words.fields[name] ?? name)))
  const rows = rowsOf(db, context, columns, conditions)
  return writeSheet(format, { name: words.name, heading, rows, now })
}

async function* rowsOf(
  db: Db,
  context: Context,
  columns: readonly string[],
  conditions: readonly Condition[]
): AsyncGenerator<Cell[][]> {
  const { model, deps } = context
  const fields: Field[] = columns.flatMap(name => model.fields.get(name) ?? [])
  let after = 0
  for (;;) {
    const page = [...conditions, { op: 'after', id: after } as const]
    const rows = await selectByKey(db, model, fields, page, batch)
    yield await cellsOf(
      db,
      context,
      columns,
      rows.map(row => recordOf(model, fields, row, deps))
    )
    if (rows.length < batch) return
    after = Number(rows.at(-1)?.id)
  }
}
