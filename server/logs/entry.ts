/** A call that staff made, as the operation log keeps it; what they sent is not in it. */
export interface OperationEntry {
  at: Date
  accountUid: number | null
  /** operationId. */
  operation: string
  method: string
  /** Without its query. */
  path: string
  /** Of HTTP. */
  status: number
  /** Of the catalogue; `0`: done. */
  code: string
  ms: number
  address: string
  userAgent: string
}

/** A failure that nobody expected, as the error log keeps it; long numbers are taken out before. */
export interface ErrorEntry {
  at: Date
  /** The id that the person was told. */
  reference: string
  /** operationId; empty for a page. */
  operation: string
  method: string
  path: string
  message: string
  stack: string
  accountUid: number | null
  address: string
}
