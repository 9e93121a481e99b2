import { ApiError, type FieldProblem, type RefusalDetail } from './error.ts'

type Said = {
  code?: number | string
  msg?: string
  fields?: FieldProblem[]
  detail?: RefusalDetail
}
type Envelope = Said & { result?: Said; resultData?: unknown; data?: unknown }

/** Returns the parts of a reply's envelope; none for an answer without one. */
const envelopeIn = (body: unknown): Envelope => (typeof body === 'object' && body !== null ? body : {})

/** Returns the code of a reply in any of the three envelopes; undefined for an answer without one. */
export function codeIn(body: unknown): number | string | undefined {
  const envelope = envelopeIn(body)
  return (envelope.result ?? envelope).code
}

/**
 * Returns the data of a reply in any of the three envelopes.
 * @param success codes besides 0 that count as success
 * @param onEarlier called for such a code, with the seconds of Retry-After
 * @throws ApiError for every other code, and with `REPLY` for an answer without an envelope. Specification 7, 8.
 */
export function readReply(
  body: unknown,
  response: Response,
  success: readonly string[] = [],
  onEarlier?: (retryAfter: number | undefined) => void
): unknown {
  const envelope = envelopeIn(body)
  const said = envelope.result ?? envelope
  const { status } = response
  // a refusal with a reason needs no id
  const requestId = status >= 500 ? (response.headers.get('x-request-id') ?? undefined) : undefined
  if (said.code === undefined) throw new ApiError({ code: 'REPLY', status, message: '', requestId })
  const code = String(said.code)
  const wait = Number(response.headers.get('retry-after') || Number.NaN)
  const retryAfter = Number.isFinite(wait) ? wait : undefined
  const isEarlier = success.includes(code)
  if (isEarlier) onEarlier?.(retryAfter)
  if (isEarlier || (code === '0' && response.ok)) return envelope.resultData ?? envelope.data ?? null

  throw new ApiError({
    code,
    status,
    message: said.msg ?? '',
    fields: said.fields,
    detail: said.detail,
    retryAfter,
    requestId
  })
}
