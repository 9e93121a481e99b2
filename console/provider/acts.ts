import type { Client } from '@board/client'
import { actions } from '@board/generated/actions'
import type { RaRecord } from 'ra-core'
import { createAttempts } from '../api/attempts.ts'
import type { ActParams, BulkActParams, BulkResult } from '../api/types.ts'
import { bodyFor, fieldsOf } from '../fields/fields.ts'
import { sendEach } from './each.ts'
import { withFieldErrors } from './refusal.ts'

/** Sends the actions of the contract: operations with an `x-action`, whose body is a form. */
export function actProvider(client: Client) {
  async function act({ operation, record, values = {}, sendsEmpty, attempt, signal }: ActParams) {
    const schema = actions[operation].body ?? {}
    const body = bodyFor(schema, record, fieldsOf(schema, record), values, sendsEmpty)
    const send = attempt ?? createAttempts()
    const sent = send([operation, body], idempotencyKey =>
      client.callAny(operation, { body, idempotencyKey, signal: signal ?? null })
    )
    return { data: await withFieldErrors(sent) }
  }

  async function bulkAct({ operation, records, values, attempt, signal, onProgress }: BulkActParams) {
    const optionalFor = (record: RaRecord) => {
      const own = typeof values === 'function' ? values(record) : values
      return { ...(own && { values: own }), ...(attempt && { attempt }) }
    }
    if (actions[operation].action.scope === 'bulk') {
      const ids = records.map(({ id }) => id)
      const [first = { id: 0 }] = records
      const optional = optionalFor(first)
      const { data } = await act({ operation, record: { ids }, ...optional, ...(signal && { signal }) })
      const results = ids.map((id): BulkResult => ({ id, data }))
      onProgress?.(results)
      return { data: results }
    }
    const send = async (record: RaRecord) => (await act({ operation, record, ...optionalFor(record) })).data
    return { data: await sendEach(records, send, { signal, onProgress }) }
  }

  return { act, bulkAct }
}
