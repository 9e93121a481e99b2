import { ApiError, type Client } from '@board/client'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type {
  GetListParams,
  GetListResult,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  SortPayload
} from 'ra-core'
import type { BoardCount, CountParams, ExportParams, ListMeta } from '../api/types.ts'
import { type ConsoleBoard, schemasOf } from '../base/boards.ts'
import type { Values } from '../base/values.ts'
import type { Cursors } from './cursors.ts'
import { UnsupportedMethod } from './unsupported.ts'

/** One record of a board, with the actions that its reader may call on it. */
export type BoardRecord = RaRecord & Values & { readonly allowedActions?: readonly string[] }

/** The number of records that `getMany` fetches at once. */
const atOnce = 4

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

/** Returns the filters that the request body of the contract has. A variant (`typeId`) is sent as the only type. */
function known(wanted: Values, { properties = {} }: JsonSchema): Record<string, unknown> {
  const { typeId, ...rest } = wanted
  const all = typeId === undefined ? rest : { ...rest, typeIds: [typeId] }
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== undefined && value !== null && name in properties)
  )
}

/** Ignores a record that does not exist, or that its reader may not open. */
function onlyOpened(failure: unknown): undefined {
  if (failure instanceof ApiError && [403, 404].includes(failure.status)) return
  throw failure
}

/**
 * Fetches the lists and records of task boards through the contract's client. The tab is the filter `display`, and the
 * suggestion variant is the filter `typeId` (specification 2). The default filter of the board applies unless its reader
 * chooses another.
 */
export function boardProvider({ client, cursors }: { client: Pick<Client, 'callAny'>; cursors: Cursors }) {
  /** Returns the request body of a board's list: its tab, its default filter, and the reader's choices. */
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

  async function getOne(board: ConsoleBoard, id: Identifier, signal?: AbortSignal): Promise<BoardRecord> {
    const { name, detail, row } = board
    if (!detail) throw new UnsupportedMethod(name, 'getOne', 'no call gives one record by the id of its row')
    const type = schemasOf(board).row.properties?.[row.id]?.type ?? 'integer'
    const key = { [detail.key]: [type].flat().includes('integer') ? Number(id) : id }
    const record = await client.callAny(detail.operation, { [detail.in]: key, signal: signal ?? null })
    return { ...(record as Values), id }
  }

  async function getList(board: ConsoleBoard, params: GetListParams): Promise<GetListResult<BoardRecord>> {
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
  }

  return {
    getOne,
    getList,
    /** Returns those of these records that their reader may open; each is fetched by a call of its own. */
    async getMany(
      board: ConsoleBoard,
      ids: readonly Identifier[],
      signal?: AbortSignal
    ): Promise<BoardRecord[]> {
      const found: BoardRecord[] = []
      for (let from = 0; from < ids.length; from += atOnce) {
        const part = ids.slice(from, from + atOnce).map(id => getOne(board, id, signal).catch(onlyOpened))
        for (const record of await Promise.all(part)) if (record) found.push(record)
      }
      return found
    },
    /** Returns the records whose filter `target` has this id. */
    getManyReference(board: ConsoleBoard, { target, id, filter, ...params }: GetManyReferenceParams) {
      const property = schemasOf(board).body.properties?.[target]
      if (!property)
        throw new UnsupportedMethod(board.name, 'getManyReference', `its list has no filter "${target}"`)
      const value = property.items === undefined ? id : [id]
      return getList(board, { ...params, filter: { ...filter, [target]: value } })
    },
    async count(board: ConsoleBoard, { filter = {}, signal }: CountParams): Promise<{ data: BoardCount }> {
      if (!board.count)
        throw new UnsupportedMethod(board.name, 'count', 'its list says how many each tab has')
      const { display: _tab, ...others } = filter
      const body = known({ ...board.defaultFilter, ...others }, schemasOf(board).body)
      const data = await client.callAny(board.count, { body, signal: signal ?? null })
      return { data: data as BoardCount }
    },
    /** Returns the operation that exports a board's list, with its input. */
    exportCall(
      board: ConsoleBoard,
      { format, filter, sort, columns, headings = [], words = {}, ids }: ExportParams
    ) {
      const body = {
        list: board.list,
        format,
        columns: columns.map((name, index) => ({
          name,
          label: headings[index] ?? name,
          ...(words[name] && { words: words[name] })
        })),
        filter: known(wantedOf(board, filter, sort), schemasOf(board).body),
        ...(ids && { ids })
      }
      return { operation: 'exportList', input: { body } } as const
    }
  }
}
