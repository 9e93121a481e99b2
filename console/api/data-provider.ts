import { ApiError } from '@board/client'
import type { DataProvider, fetchUtils, GetManyParams, Identifier, RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import { api } from './client.ts'
import { operationNamed, resourceOperation } from './operations.ts'
import { fetchOptions } from './options.ts'

/** Where the calls of schema-driven resources stand in the contract. */
const root = '/sys'

/** What ra-data-simple-rest asks for, as an operation of the contract. */
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

/** Sends what ra-data-simple-rest asks for through the contract's client, and unwraps the envelope. */
async function httpClient(url: string, { method, body, signal }: fetchUtils.Options = {}) {
  const { name, ...input } = operationOf(url, method)
  const operation = operationNamed(name)
  if (!operation) throw new ApiError({ code: 'REPLY', status: 404, message: '' })
  const { data, headers } = await api.callWhole(operation, {
    ...input,
    ...(typeof body === 'string' && { body: JSON.parse(body) as object }),
    signal: signal ?? null
  })
  return { status: 200, headers, body: '', json: data }
}

const rest = simpleRest(root, httpClient)

/**
 * Records of schema-driven resources for ra-core. What a reference is called comes from the resource's options, which need
 * no permission on its own page; several are deleted in one call, all or none.
 */
export const dataProvider: DataProvider = {
  ...rest,
  async getMany<R extends RaRecord>(resource: string, { ids, signal }: GetManyParams<R>) {
    return { data: (await fetchOptions(resource, { id: ids }, ids.length, signal)) as unknown as R[] }
  },
  async deleteMany(resource: string, { ids }: { ids: Identifier[] }) {
    const operation = operationNamed(resourceOperation(resource, 'DeleteMany'))
    if (!operation) throw new ApiError({ code: 'REPLY', status: 404, message: '' })
    await api.callAny(operation, { body: { ids } })
    return { data: ids }
  }
}
