/** The kind of failure of a storage. */
export type StorageFailureKind =
  | 'unreachable'
  | 'unanswered'
  | 'wrongKey'
  | 'noBucket'
  | 'full'
  | 'notSetUp'
  | 'other'

/** Problems that the server finds itself, before or after it asks the storage. */
export type OwnFinding =
  | 'noAddress'
  | 'privateAddress'
  | 'onlyHttps'
  | 'incomplete'
  | 'malformed'
  | 'notGone'
  | 'different'

/** The failure of a storage; `message` is its own text, or else our `finding` for the log. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure'
  readonly kind: StorageFailureKind
  readonly finding: OwnFinding | undefined

  constructor(
    kind: StorageFailureKind,
    message: string,
    { finding, ...options }: ErrorOptions & { finding?: OwnFinding } = {}
  ) {
    super(message, options)
    this.kind = kind
    this.finding = finding
  }
}

/** The file was removed after it was found. */
export class FileGone extends Error {
  override readonly name = 'FileGone'
}
