import type { Client } from '@board/client'
import { actions } from '@board/generated/actions'
import { bodyFor, fieldsOf, type Values } from '../derive/schema/fields.ts'
import { createAttempts } from './attempts.ts'
import { withFieldErrors } from './refusal.ts'
import type { ActParams, BulkActParams, BulkResult } from './types.ts'

/** Sends the acts of the contract: operations with an `x-action`, whose body is a form. */
export function actProvider(client: Client) {
  async function act({ operation, record, values = {}, attempt, signal }: ActParams) {
    const schema = actions[operation].body ?? {}
    const body = bodyFor(schema, record, fieldsOf(schema, record), values)
    const send = attempt ?? createAttempts()
    const sent = send([operation, body], idempotencyKey =>
      client.callAny(operation, { body, idempotencyKey, signal: signal ?? null })
    )
    return { data: await withFieldErrors(sent) }
  }

  async function bulkAct({ operation, records, values, attempt, signal, onProgress }: BulkActParams) {
    const optional = { ...(values && { values }), ...(attempt && { attempt }), ...(signal && { signal }) }
    if (actions[operation].action.scope === 'bulk') {
      const ids = records.map(({ id }) => id)
      const { data } = await act({ operation, record: { ids }, ...optional })
      onProgress?.(ids.length)
      return { data: ids.map((id): BulkResult => ({ id, data })) }
    }
    const results: BulkResult[] = []
    for (const record of records) {
      signal?.throwIfAborted()
      results.push(await one(record, () => act({ operation, record, ...optional })))
      onProgress?.(results.length)
    }
    return { data: results }
  }

  return { act, bulkAct }
}

/** Sends the act for one record. A refusal does not stop the other records; an aborted act does. */
async function one({ id }: { id: BulkResult['id'] } & Values, send: () => Promise<{ data: unknown }>) {
  try {
    return { id, ...(await send()) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    return { id, error }
  }
}
