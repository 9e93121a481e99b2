import { maxId } from '@board/schemas/facts/formats'
import type { RawRequest } from './raw.ts'

/** The names of parameters that identify a record. */
const idName = /^(id|ids|uid|tid|tids|tpid|aid|aids|taskId|processInstanceId|batchId|messageId)$/

/** Returns the same request about a record that never existed; undefined if the request names no record. */
export function aboutNothing(request: RawRequest): RawRequest | undefined {
  const { body, query, params } = request
  const places = [body, query, params].map(replaced)
  if (places.every(place => place === undefined)) return undefined
  const [otherBody = body, otherQuery = query, otherParams = params] = places
  return {
    ...request,
    ...(otherBody !== undefined && { body: otherBody }),
    ...(otherQuery !== undefined && { query: otherQuery as Record<string, unknown> }),
    ...(otherParams !== undefined && { params: otherParams as Record<string, unknown> })
  }
}

function replaced(place: unknown): Record<string, unknown> | undefined {
  if (typeof place !== 'object' || place === null || Array.isArray(place)) return undefined
  const ids = Object.entries(place).filter(([name]) => idName.test(name))
  if (ids.length === 0) return undefined
  return { ...place, ...Object.fromEntries(ids.map(([name, value]) => [name, missing(value)])) }
}

const missing = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(missing)
  return typeof value === 'string' ? String(maxId) : maxId
}
