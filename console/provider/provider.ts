import type { Client } from '@board/client'
import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord
} from 'ra-core'
import { createAttempts } from '../api/attempts.ts'
import { maxOptions, optionsReader } from '../api/options.ts'
import { resourceOperation } from '../api/resource-operation.ts'
import { type ConsoleDataProvider, type ExportParams, type TreeParams, wantsNames } from '../api/types.ts'
import { boardNamed } from '../base/boards.ts'
import { actProvider } from './acts.ts'
import { boardProvider } from './boards.ts'
import { createCursors } from './cursors.ts'
import { entityProvider, operationOrRefuse } from './entities.ts'
import { UnsupportedMethod } from './unsupported.ts'

/** The longest duration of an export, in milliseconds. */
const longestExport = 60 * 60 * 1000

/**
 * Creates the data provider of the console: entities by ra-data-simple-rest, and boards by their list operations, both
 * through one client of the contract. A resource is a board, an entity, or a call of the contract that searches names.
 */
export function createDataProvider(client: Client): ConsoleDataProvider {
  const attempt = createAttempts()
  const cursors = createCursors()
  const options = optionsReader(client)
  const entities = entityProvider({ client, attempt, cursors, options })
  const boards = boardProvider({ client, cursors })
  const acts = actProvider(client)

  /** Returns a page of names, in the order of the resource. */
  async function getNames(resource: string, { filter, pagination, signal }: GetListParams) {
    const { page, perPage } = pagination ?? { page: 1, perPage: maxOptions }
    // One more record than requested is fetched, to find out whether there are further ones.
    const found = await options(resource, filter, perPage + 1, signal, (page - 1) * perPage)
    const pageInfo = { hasNextPage: found.length > perPage, hasPreviousPage: page > 1 }
    return { data: found.slice(0, perPage), pageInfo }
  }

  async function tree(resource: string, { parentId, filter, ...params }: TreeParams) {
    if (boardNamed(resource))
      throw new UnsupportedMethod(resource, 'tree', 'the rows of a board have no parents')
    return getNames(resource, { ...params, filter: { ...filter, parentId } })
  }

  /** Returns the call that exports a list, with its input. */
  function exportCall(resource: string, params: ExportParams) {
    const board = boardNamed(resource)
    if (board) return boards.exportCall(board, params)
    const { format, filter, columns } = params
    const query = { format, filter: JSON.stringify(filter), columns: JSON.stringify(columns) }
    return { operation: operationOrRefuse(resourceOperation(resource, 'Export')), input: { query } }
  }

  async function exportRecords(resource: string, params: ExportParams) {
    const { signal, onProgress } = params
    const { operation, input } = exportCall(resource, params)
    const file = await client.callAny(operation, {
      ...input,
      timeout: longestExport,
      signal: signal ?? null,
      ...(onProgress && { onProgress })
    })
    return { data: file as Blob }
  }

  return {
    ...entities,
    ...entitiesOnly(entities),
    supportAbortSignal: true,
    async getList<R extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<R>> {
      const board = boardNamed(resource)
      if (!board && wantsNames(params)) {
        const { data, pageInfo } = await getNames(resource, params)
        return { data: data as unknown as R[], pageInfo }
      }
      if (!board) return entities.getList<R>(resource, params)
      const { data, ...rest } = await boards.getList(board, params)
      // the caller declares the type of a resource's rows, as with each provider of react-admin
      return { ...rest, data: data as unknown as R[] }
    },
    async getOne<R extends RaRecord>(resource: string, params: GetOneParams<R>) {
      const board = boardNamed(resource)
      if (!board) return entities.getOne<R>(resource, params)
      const data: unknown = await boards.getOne(board, params.id, params.signal)
      return { data: data as R }
    },
    async getMany<R extends RaRecord>(resource: string, params: GetManyParams<R>) {
      const board = boardNamed(resource)
      if (!board) return entities.getMany<R>(resource, params)
      const data: unknown = await boards.getMany(board, params.ids, params.signal)
      return { data: data as R[] }
    },
    async getManyReference<R extends RaRecord>(resource: string, params: GetManyReferenceParams) {
      const board = boardNamed(resource)
      if (!board) return entities.getManyReference<R>(resource, params)
      const { data, ...rest } = await boards.getManyReference(board, params)
      return { ...rest, data: data as unknown as R[] }
    },
    act: (_resource, params) => acts.act(params),
    bulkAct: (_resource, params) => acts.bulkAct(params),
    async count(resource, params) {
      const board = boardNamed(resource)
      if (!board) throw new UnsupportedMethod(resource, 'count', 'it has no tabs')
      return boards.count(board, params)
    },
    tree,
    export: exportRecords
  }
}

/** The methods of react-admin that write records. Records of a board only change by actions. */
type Writing = Pick<DataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'>

/** Returns the writing methods, which refuse a board. */
function entitiesOnly(entities: Writing): Writing {
  const guarded =
    <Params, Answer>(method: string, write: (resource: string, params: Params) => Promise<Answer>) =>
    async (resource: string, params: Params) => {
      if (boardNamed(resource)) throw new UnsupportedMethod(resource, method, 'its records change by acts')
      return write(resource, params)
    }
  return {
    create: guarded('create', entities.create),
    update: guarded('update', entities.update),
    updateMany: guarded('updateMany', entities.updateMany),
    delete: guarded('delete', entities.delete),
    deleteMany: guarded('deleteMany', entities.deleteMany)
  }
}
