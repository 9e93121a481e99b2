/**
 * The subject of an operation, as the operation log stores it: the number of a message, the ids of other records, or the
 * file of an import and what became of its lines.
 */
export interface OperationSubject {
  readonly tid?: number
  /** The ids of the records, at most twenty. */
  readonly records?: readonly number[]
  readonly file?: string
  readonly created?: number
  readonly updated?: number
  readonly skipped?: number
  /** The ids of the records that the import made. */
  readonly ids?: readonly number[]
}
