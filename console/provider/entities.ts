import { ApiError, type Client } from '@board/client'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { DataProvider, fetchUtils, GetListParams, GetListResult, GetManyParams, RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { Attempt } from '../api/attempts.ts'
import { isForbidden } from '../api/failure.ts'
import { operationNamed } from '../api/operations.ts'
import type { OptionsReader } from '../api/options.ts'
import { resourceOperation } from '../api/resource-operation.ts'
import { countedRecords, type ListMeta, wantsNames } from '../api/types.ts'
import type { Cursors } from './cursors.ts'
import { createPayload, updatePayload } from './payload.ts'
import { withFieldErrors } from './refusal.ts'

/** The path prefix of the calls of schema-driven resources. */
const root = '/sys'

/** Finds the operation of the contract for a request of ra-data-simple-rest. */
export function operationOf(url: string, method = 'GET') {
  const { pathname, searchParams } = new URL(url, 'http://site')
  const [resource = '', id] = pathname.slice(root.length + 1).split('/')
  const verbs: Readonly<Record<string, string>> = {
    GET: id === undefined ? 'List' : 'Get',
    POST: 'Create',
    PUT: 'Update',
    DELETE: 'Delete'
  }
  const verb = verbs[method]
  return {
    name: resourceOperation(resource, verb ?? method),
    query: Object.fromEntries(searchParams),
    ...(id === undefined ? {} : { params: { id: Number(id) } })
  }
}

/** Returns the operation with this name, or refuses the call as not found if the contract has none. */
export function operationOrRefuse(name: string | undefined) {
  const operation = operationNamed(name)
  if (!operation) throw new ApiError({ code: 'REPLY', status: 404, message: '' })
  return operation
}

/** Returns an entity. Its schema is loaded when the first record is written. */
async function entityOf(resource: string): Promise<Entity> {
  const { entityNamed } = await import('../base/entities.ts')
  const entity = entityNamed(resource)
  if (!entity) throw new ApiError({ code: 'REPLY', status: 404, message: '' })
  return entity
}

interface Surroundings {
  readonly client: Client
  readonly attempt: Attempt
  readonly cursors: Cursors
  readonly options: OptionsReader
}

/**
 * Reads and writes the records of schema-driven entities, with ra-data-simple-rest through the contract's client. A new
 * record omits empty fields, and a changed one sends only its changes. Several records are deleted in one call, all or
 * none.
 */
export function entityProvider({ client, attempt, cursors, options }: Surroundings) {
  /** Sends a request of ra-data-simple-rest, and unwraps the envelope. */
  async function send(url: string, { method, body, signal }: fetchUtils.Options = {}, cursor?: string) {
    const { name, query, ...input } = operationOf(url, method)
    const operation = operationOrRefuse(name)
    const isWrite = method !== undefined && method !== 'GET'
    const call = (idempotencyKey?: string) =>
      client.callWhole(operation, {
        ...input,
        query: cursor === undefined ? query : { ...query, cursor },
        ...(typeof body === 'string' && { body: JSON.parse(body) as object }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        signal: signal ?? null
      })
    const { data, headers } = await (isWrite
      ? withFieldErrors(attempt([operation, input, body], call))
      : call())
    return { status: 200, headers, body: '', json: data }
  }

  const rest = simpleRest(root, send)

  /** Returns a page with its total, or with `pageInfo` above the limit of counting. */
  async function getList<R extends RaRecord>(
    resource: string,
    params: GetListParams
  ): Promise<GetListResult<R>> {
    let nextCursor: string | null = null
    const listed = simpleRest(root, async (url, request) => {
      const answer = await send(url, request, cursors.find(resource, params))
      nextCursor = answer.headers.get('next-cursor')
      return answer
    })
    const { data, total = 0 } = await listed.getList<R>(resource, params)
    cursors.keep(resource, params, nextCursor)
    const totalCapped = total > countedRecords
    const meta: ListMeta = { totalCapped, nextCursor }
    if (!totalCapped) return { data, total, meta }
    const hasPreviousPage = (params.pagination?.page ?? 1) > 1
    return { data, pageInfo: { hasNextPage: nextCursor !== null, hasPreviousPage }, meta }
  }

  /** Returns those of some records that their reader may see on the page of their resource. */
  async function wholeRecords<R extends RaRecord>(
    resource: string,
    ids: readonly R['id'][],
    signal: AbortSignal | undefined
  ): Promise<R[]> {
    // a call of the contract that searches has only names
    if (!operationNamed(resourceOperation(resource, 'List')) || ids.length === 0) return []
    try {
      const { data } = await getList<R>(resource, {
        pagination: { page: 1, perPage: ids.length },
        sort: { field: 'id', order: 'ASC' },
        filter: { id: ids },
        ...(signal && { signal })
      })
      return data
    } catch (failure) {
      if (isForbidden(failure)) return []
      throw failure
    }
  }

  return {
    ...rest,
    getList,
    /**
     * Returns the records of these ids. It returns only the name of a record if `meta` requests names, or if the reader
     * may not see the record.
     */
    async getMany<R extends RaRecord>(resource: string, { ids, meta, signal }: GetManyParams<R>) {
      const found = wantsNames({ meta }) ? [] : await wholeRecords<R>(resource, ids, signal)
      const missing = ids.filter(id => found.every(record => String(record.id) !== String(id)))
      if (missing.length === 0) return { data: found }
      const named = await options(resource, { id: missing }, missing.length, signal)
      return { data: [...found, ...(named as unknown as R[])] }
    },
    async getManyReference(resource, { target, id, filter, ...params }) {
      const { filter: known } = await entityOf(resource)
      const value = known.properties?.[target]?.items === undefined ? id : [id]
      return getList(resource, { ...params, filter: { ...filter, [target]: value } })
    },
    async create(resource, { data }) {
      const body = createPayload(await entityOf(resource), data)
      return rest.create(resource, { data: body })
    },
    async update(resource, { id, data, previousData }) {
      const body = updatePayload(await entityOf(resource), data, previousData ?? {})
      return rest.update(resource, { id, data: body, previousData })
    },
    /** Changes several records one after the other, each in its present version. It stops at the first refusal. */
    async updateMany(resource, { ids, data }) {
      const entity = await entityOf(resource)
      for (const id of ids) {
        const { data: record } = await rest.getOne(resource, { id })
        const body = updatePayload(entity, { ...record, ...data }, record)
        await rest.update(resource, { id, data: body, previousData: record })
      }
      return { data: ids }
    },
    async deleteMany(resource, { ids }) {
      const operation = operationOrRefuse(resourceOperation(resource, 'DeleteMany'))
      await attempt([operation, ids], idempotencyKey =>
        client.callAny(operation, { body: { ids }, idempotencyKey })
      )
      return { data: ids }
    }
  } satisfies DataProvider
}
