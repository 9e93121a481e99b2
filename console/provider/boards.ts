import { ApiError, type Client } from '@board/client'
import type { JsonSchema } from '@board/schemas/vocabulary'
import type { GetListParams, GetListResult, RaRecord, SortPayload } from 'ra-core'
import { type ConsoleBoard, schemasOf } from '../boards.ts'
import type { Values } from '../derive/schema/fields.ts'
import type { Cursors } from './cursors.ts'
import type { BoardCount, CountParams, ExportParams, ListMeta } from './types.ts'

/** One record of a board, with the actions that its reader may call on it. */
export type BoardRecord = RaRecord & Values & { readonly allowedActions?: readonly string[] }

interface ListAnswer {
  readonly list: readonly Values[]
  readonly total: number
  readonly totalCapped?: boolean
  readonly nextCursor?: string | null
  readonly tabs?: Readonly<Record<string, number>>
}

/** Returns the order of a board for react-admin's sort; undefined if the board does not offer it. */
export function orderOf({ orders }: ConsoleBoard, { field, order }: SortPayload) {
  const value = `${field}:${order.toLowerCase()}`
  return orders.find(one => one.value === value)?.value
}

/** Converts an order that a board offers to react-admin's sort. */
export function sortOfOrder(value: string | number): SortPayload {
  const [field = '', direction] = String(value).split(':')
  return { field, order: direction === 'asc' ? 'ASC' : 'DESC' }
}

/** Returns the filters that the contract's body has; a variant (`typeId`) is sent as the only type. */
function known(wanted: Values, { properties = {} }: JsonSchema): Record<string, unknown> {
  const { typeId, ...rest } = wanted
  const all = typeId === undefined ? rest : { ...rest, typeIds: [typeId] }
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== undefined && value !== null && name in properties)
  )
}

/**
 * Fetches the lists of task boards through the contract's client. The tab is the filter `display`, the
 * suggestion variant the filter `typeId` (specification 2); the board's default filter applies unless its
 * reader chooses otherwise.
 */
export function boardProvider({ client, cursors }: { client: Pick<Client, 'callAny'>; cursors: Cursors }) {
  /** Returns the body of a board's list: its tab, its default filter, and what its reader chose. */
  function wantedOf(board: ConsoleBoard, filter: Values | undefined, sort: SortPayload | undefined) {
    const [first] = board.tabs
    const tab = board.tabs.find(({ display }) => display === filter?.display) ?? first
    return {
      display: first?.display,
      ...board.defaultFilter,
      ...filter,
      ...tab?.filter,
      order: (sort && orderOf(board, sort)) ?? orderOf(board, sortOfOrder(tab?.order ?? ''))
    }
  }

  return {
    async getList(board: ConsoleBoard, params: GetListParams): Promise<GetListResult<BoardRecord>> {
      const { pagination = { page: 1, perPage: 10 }, sort, filter, signal } = params
      const { page, perPage } = pagination
      const wanted = {
        ...wantedOf(board, filter, sort),
        page,
        rows: perPage,
        cursor: cursors.find(board.name, params)
      }
      const body = known(wanted, schemasOf(board).body)
      const answer = (await client.callAny(board.list, { body, signal: signal ?? null })) as ListAnswer
      const { list, total, totalCapped = false, nextCursor = null, tabs } = answer
      cursors.keep(board.name, params, nextCursor)
      const data = list.map(row => ({ ...row, id: row[board.row.id] as number | string }))
      const meta: ListMeta = { totalCapped, nextCursor, ...(tabs && { tabs }) }
      if (!totalCapped) return { data, total, meta }
      return { data, pageInfo: { hasNextPage: nextCursor !== null, hasPreviousPage: page > 1 }, meta }
    },
    async count(board: ConsoleBoard, { filter = {}, signal }: CountParams): Promise<{ data: BoardCount }> {
      if (!board.count) throw new ApiError({ code: 'REPLY', status: 404, message: '' })
      const { display: _tab, ...others } = filter
      const body = known({ ...board.defaultFilter, ...others }, schemasOf(board).body)
      const data = await client.callAny(board.count, { body, signal: signal ?? null })
      return { data: data as BoardCount }
    },
    /** Returns the call that exports a board's list, with its input. */
    exportCall(board: ConsoleBoard, { format, filter, sort, columns, headings = [], ids }: ExportParams) {
      const body = {
        list: board.list,
        format,
        columns: columns.map((name, index) => ({ name, label: headings[index] ?? name })),
        filter: known(wantedOf(board, filter, sort), schemasOf(board).body),
        ...(ids && { ids })
      }
      return { operation: 'exportList', input: { body } } as const
    }
  }
}
