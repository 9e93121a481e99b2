import { setImmediate } from 'node:timers/promises'
import type { BodyOf } from '@board/generated/calls'
import { AssignmentRow } from '@board/schemas/resources/assignment'
import { StaffMessageRow } from '@board/schemas/resources/message'
import type { JsonSchema } from '@board/schemas/vocabulary'
import { assignmentPages } from '../assignments/pages.ts'
import { messagePages, type PageCall } from '../boards/pages.ts'
import type { Cell } from '../entities/sheets/cell.ts'
import { type SheetFile, writeSheet } from '../entities/sheets/sheet-file.ts'
import { Refusal } from '../refusal.ts'
import { cellWriter, type Row } from './cells.ts'

type Order = BodyOf<'exportList'>

interface ListPage {
  readonly list: readonly Row[]
  readonly nextCursor: string | null
}

/** The lists that can be exported: who reads a page, what its rows are, and the field that names one. */
const sources: Readonly<
  Record<
    Order['list'],
    { read: (call: PageCall) => Promise<ListPage>; row: { properties: object }; id: 'tid' | 'tpid' }
  >
> = {
  pageAns: { read: messagePages.pageAns, row: StaffMessageRow, id: 'tid' },
  pageCollect: { read: messagePages.pageCollect, row: StaffMessageRow, id: 'tid' },
  pageAll: { read: messagePages.pageAll, row: StaffMessageRow, id: 'tid' },
  pageTo: { read: assignmentPages.pageTo, row: AssignmentRow, id: 'tpid' },
  pageFrom: { read: assignmentPages.pageFrom, row: AssignmentRow, id: 'tpid' }
}

/** Records that are read at once: each reading costs the database a sort, however few it takes. */
const batch = 500
/** Records that are written at once, between which others have their turn. */
const portion = 100

/**
 * Writes a list as a file, a page after another, so that a long one takes no more memory than a short one. Its refusals
 * are those of the list.
 * @throws Refusal GEN0400 for a column that its rows do not have; MSG0008 to MSG0010
 */
export async function exportList(call: PageCall, order: Order): Promise<SheetFile> {
  const { list, format, columns } = order
  const writers = await writersOf(call, order)
  // read before the answer begins, while a refusal can still be told
  const first = await pageOf(call, order, undefined)
  const rows = rowsOf(call, order, first, row => writers.map(write => write(row)))
  const heading = columns.map(({ label }) => label)
  return writeSheet(format, { name: list, heading, rows, now: call.now })
}

function writersOf({ db, language }: PageCall, { list, columns }: Order) {
  const properties = new Map<string, JsonSchema>(Object.entries(sources[list].row.properties))
  return Promise.all(
    columns.map(({ name }) => {
      const schema = properties.get(name)
      if (!schema) throw new Refusal('GEN0400')
      return cellWriter(db, name, schema, language)
    })
  )
}

function pageOf(call: PageCall, { list, filter = {}, ids }: Order, cursor: string | undefined) {
  const { read, id } = sources[list]
  const { page: _page, cursor: _cursor, ...wanted } = filter
  // messages can be asked for by their numbers; of assignments the whole list is read
  const byIds = ids && id === 'tid' && !wanted.tids?.trim() ? { tids: ids.join() } : {}
  const body = { ...wanted, ...byIds, rows: batch, ...(cursor !== undefined && { cursor }) }
  return read({ ...call, body })
}

async function* rowsOf(
  call: PageCall,
  order: Order,
  first: ListPage,
  write: (row: Row) => Cell[]
): AsyncGenerator<Cell[][]> {
  const { id } = sources[order.list]
  const chosen = order.ids && new Set<unknown>(order.ids)
  for (let page = first; ; ) {
    const rows = page.list.filter(row => chosen?.has(row[id]) ?? true)
    for (let from = 0; from < rows.length; from += portion) {
      yield rows.slice(from, from + portion).map(write)
      await setImmediate()
    }
    if (page.nextCursor === null) return
    page = await pageOf(call, order, page.nextCursor)
  }
}
