import { setImmediate } from 'node:timers/promises'
import type { BodyOf } from '@board/generated/calls'
import { filters } from '@board/generated/filters'
import { boards } from '@board/schemas/boards/index'
import type { Language } from '@board/schemas/errors/catalogue'
import type { Board } from '@board/schemas/vocabulary/vocabulary'
import type { Cell } from '../../administration/entities/sheets/cell.ts'
import { type SheetFile, writeSheet } from '../../administration/entities/sheets/sheet-file.ts'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { cellWriter, type Row } from './cells.ts'
import { isTimed, timedDeadline, timingCell, timingLabel } from './timing.ts'

type Order = BodyOf<'exportList'>

/** The part of a call that the export reads by. */
interface Source {
  readonly db: Db
  readonly language: Language
  readonly now: Date
  /** Asks the list, as its reader asks it. */
  ask(list: Order['list'], body: unknown, more: Readonly<Record<string, unknown>>): Promise<unknown>
}

interface ListPage {
  readonly list: readonly Row[]
  readonly nextCursor: string | null
}

/** The field that names a row, by the list. */
const idOf = new Map<string, string>((boards as readonly Board[]).map(({ list, row }) => [list, row.id]))

/** Records that are read at once: each reading costs the database a sort, however few it takes. */
const batch = 500
/** Records that are written at once, between which others have their turn. */
const portion = 100

/**
 * Writes a list as a file, a page after another, so that a long one takes no more memory than a short one. Its refusals
 * are those of the list.
 * @throws Refusal GEN0400 for a column that its rows do not have; GEN0403, CMP0001, MSG0008 to MSG0010
 */
export async function exportList(source: Source, order: Order): Promise<SheetFile> {
  const { list, format, columns } = order
  // read before the answer begins, while a refusal can still be told
  const first = await pageOf(source, order, undefined)
  const writers = await writersOf(source, order)
  const rows = rowsOf(source, order, first, row => writers.map(write => write(row)))
  const heading = columns.flatMap(({ name, label }) =>
    isTimed(propertiesOf(list), name) ? [label, timingLabel(source.language)] : [label]
  )
  return writeSheet(format, { name: list, heading, rows, now: source.now })
}

const propertiesOf = (list: Order['list']) => filters[list].row?.properties ?? {}

/** Returns the functions that write the cells of a row. A deadline has a second cell, which says how the row stands. */
async function writersOf({ db, language, now }: Source, { list, columns }: Order) {
  const properties = propertiesOf(list)
  const writers = columns.map(async ({ name, words }) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!schema) throw new Refusal('GEN0400')
    if (isTimed(properties, name)) return [timedDeadline, timingCell(language, now)]
    return [await cellWriter(db, { name, schema, words }, language)]
  })
  return (await Promise.all(writers)).flat()
}

async function pageOf(
  { ask }: Source,
  { list, filter = {}, ids }: Order,
  cursor: string | undefined
): Promise<ListPage> {
  const { page: _page, rows: _rows, cursor: _cursor, ...wanted } = filter
  // messages can be asked for by their numbers; of other records the whole list is read
  const isAsked = ids && idOf.get(list) === 'tid' && !String(wanted.tids ?? '').trim()
  const body = isAsked ? { ...wanted, tids: ids.join() } : wanted
  const answer = await ask(list, body, { rows: batch, page: 1, ...(cursor !== undefined && { cursor }) })
  return answer as ListPage
}

async function* rowsOf(
  source: Source,
  order: Order,
  first: ListPage,
  write: (row: Row) => Cell[]
): AsyncGenerator<Cell[][]> {
  const id = idOf.get(order.list) ?? 'id'
  const chosen = order.ids && new Set<unknown>(order.ids)
  for (let page = first; ; ) {
    const rows = page.list.filter(row => chosen?.has(row[id]) ?? true)
    for (let from = 0; from < rows.length; from += portion) {
      yield rows.slice(from, from + portion).map(write)
      await setImmediate()
    }
    if (page.nextCursor === null) return
    page = await pageOf(source, order, page.nextCursor)
  }
}
