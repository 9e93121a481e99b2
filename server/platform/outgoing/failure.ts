/** The reason why a letter was not sent, as administrators read it. */
export type FailureKind = 'refused' | 'unreachable' | 'unanswered' | 'notSetUp' | 'expired' | 'other'

/**
 * The failure to send a letter. `message` is the answer of the other server; the log shows it without numbers and
 * addresses. `isFinal` is true if another attempt would not help.
 */
export class SendFailure extends Error {
  override readonly name = 'SendFailure'
  readonly kind: FailureKind
  readonly isFinal: boolean

  constructor(kind: FailureKind, message: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(message)
    this.kind = kind
    this.isFinal = isFinal
  }
}

/** Describes a failure, without the phone or the address that a provider may quote; at most 300 characters. */
export function describeFailure(cause: unknown): { kind: FailureKind; isFinal: boolean; text: string } {
  const { kind = 'other', isFinal = false } = cause instanceof SendFailure ? cause : {}
  const text = cause instanceof Error ? cause.message : String(cause)
  return { kind, isFinal, text: withoutPeople(text.slice(0, 2000)).slice(0, 300) }
}

const withoutPeople = (text: string) => text.replace(/\d{5,}|[^\s@<>]+@[^\s@<>]+/g, '…')
