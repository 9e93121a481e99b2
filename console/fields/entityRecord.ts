import type { RaRecord } from 'ra-core'

/** A record of a schema-driven resource, with the operations that its reader may call on it. */
export interface EntityRecord extends RaRecord<number> {
  version?: number
  allowedActions?: readonly string[]
}

/** Tells whether the reader of a record may call an operation on it. */
export const allows = (record: EntityRecord, operation: string | undefined) =>
  operation !== undefined && (record.allowedActions?.includes(operation) ?? false)
