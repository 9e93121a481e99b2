import { ApiError, type FieldProblem, type RefusalDetail } from './error.ts'

type Said = {
  code?: number | string
  msg?: string
  fields?: FieldProblem[]
  detail?: RefusalDetail
}
type Envelope = Said & { result?: Said; resultData?: unknown; data?: unknown }

/**
 * Returns the data of a reply in any of the three envelopes.
 * @param success codes besides 0 that count as success
 * @throws ApiError for every other code, and with `REPLY` for an answer without an envelope. Specification 7, 8.
 */
export function readReply(body: unknown, response: Response, success: readonly string[] = []): unknown {
  const envelope: Envelope = typeof body === 'object' && body !== null ? body : {}
  const said = envelope.result ?? envelope
  const { status } = response
  // a refusal with a reason needs no id
  const requestId = status >= 500 ? (response.headers.get('x-request-id') ?? undefined) : undefined
  if (said.code === undefined) throw new ApiError({ code: 'REPLY', status, message: '', requestId })
  const code = String(said.code)
  const succeeded = (code === '0' && response.ok) || success.includes(code)
  if (succeeded) return envelope.resultData ?? envelope.data ?? null

  const wait = Number(response.headers.get('retry-after') || Number.NaN)
  throw new ApiError({
    code,
    status,
    message: said.msg ?? '',
    fields: said.fields,
    detail: said.detail,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
    requestId
  })
}
