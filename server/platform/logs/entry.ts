import type { OperationSubject } from '@board/schemas/facts/operation-subject'

/** A call by staff, as the operation log stores it. It does not contain the data that they sent. */
export interface OperationEntry {
  at: Date
  accountUid: number | null
  /** The operationId. */
  operation: string
  method: string
  /** The path without its query. */
  path: string
  /** The HTTP status. */
  status: number
  /** The code of the catalogue; `0` if the call succeeded. */
  code: string
  ms: number
  address: string
  userAgent: string
  subject: OperationSubject | null
}

/** An unexpected failure, as the error log stores it, without long numbers. */
export interface ErrorEntry {
  at: Date
  /** The id that the person was told. */
  reference: string
  /** The operationId; empty for a page. */
  operation: string
  method: string
  path: string
  message: string
  stack: string
  accountUid: number | null
  address: string
}
