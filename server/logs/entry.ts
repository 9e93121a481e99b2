/** The subject of an operation: the number of a message, or the file of an import and what became of its lines. */
export interface OperationSubject {
  readonly tid?: number
  readonly file?: string
  readonly created?: number
  readonly updated?: number
  readonly skipped?: number
  /** The ids of the records that the import made. */
  readonly ids?: readonly number[]
}

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
