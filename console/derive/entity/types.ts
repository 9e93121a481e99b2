import type { RaRecord } from 'ra-core'

/** A record of a schema-driven resource, with what its reader may do with it. */
export interface EntityRecord extends RaRecord<number> {
  version?: number
  allowedActions?: readonly string[]
}

/** Whether a record's reader may do something with it: an operationId. */
export const allows = (record: EntityRecord, operation: string | undefined) =>
  operation !== undefined && (record.allowedActions?.includes(operation) ?? false)
