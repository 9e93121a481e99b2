/** Why a storage did not do what it was asked. */
export type StorageFailureKind =
  | 'unreachable'
  | 'unanswered'
  | 'wrongKey'
  | 'noBucket'
  | 'full'
  | 'notSetUp'
  | 'other'

/** A storage that did not do what it was asked; `message` is what it said, in its own words. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure'
  readonly kind: StorageFailureKind

  constructor(kind: StorageFailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
