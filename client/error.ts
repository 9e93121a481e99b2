import type { components } from '@board/generated/openapi'

/** One invalid field; `message` is in the reader's language. */
export type FieldProblem = components['schemas']['FieldError']

/** The details of an account's restriction, sent with USR0043, and with USR0028 for a ban without end. */
export type Restriction = components['schemas']['UserForbid']

/** The ticket for the second step of a sign-in, sent with USR0070. */
export type SecondStep = components['schemas']['SecondStep']

/** The earlier message with the same text, sent with MSG0018. */
export type SameMessage = components['schemas']['SameMessage']

export type RefusalDetail = Restriction | SecondStep | SameMessage

/**
 * The client's own codes, in addition to those of `schemas/errors/catalogue.ts`: the server was not reached, did not answer in
 * time, or the answer is not a reply of this server (a proxy's page).
 */
export type LocalCode = 'NETWORK' | 'TIMEOUT' | 'REPLY'

export type ApiErrorFacts = {
  /** A catalogue code, with numbers as text, or a LocalCode. */
  code: string
  /** The HTTP status; 0 without an answer. */
  status: number
  /** The text in the reader's language, from the server; empty for a LocalCode. */
  message: string
  fields?: readonly FieldProblem[]
  detail?: RefusalDetail
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number
  /** The id of the request in the logs of the server, if the server failed. */
  requestId?: string
  cause?: unknown
}

/** The only error of a call, for every envelope. An aborted call throws the signal's reason instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly fields: readonly FieldProblem[] | undefined
  readonly detail: RefusalDetail | undefined
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /** True if the session of the call has been replaced or ended since: its refusal says nothing about the present one. */
  isOfOldSession = false

  constructor({ code, status, message, fields, detail, retryAfter, requestId, cause }: ApiErrorFacts) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.detail = detail
    this.retryAfter = retryAfter
    this.requestId = requestId
  }
}

/** Returns the id of a failed request if its message does not name it; the person tells it to support. */
export function unnamedRequest(failure: ApiError): string | undefined {
  const { requestId, message } = failure
  return requestId !== undefined && !message.includes(requestId) ? requestId : undefined
}

/** The code with which the server refuses a write under the session of another account than the page shows. */
export const otherAccountCode = 'USR0085'

/** Tells whether a call was refused because the session belongs to another account than the page shows. Domain 8. */
export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.code === otherAccountCode
