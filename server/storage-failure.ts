/** Why a storage did not do what it was asked. */
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

/**
 * A storage that did not do what it was asked; `message` is what it said, in its own words, or where it said nothing our
 * `finding` for the log.
 */
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

/** The file was there a moment ago. */
export class FileGone extends Error {
  override readonly name = 'FileGone'
}
