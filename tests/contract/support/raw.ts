/** Requests that the typed client does not make: unsigned, stale, of another type, too large. */
import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import { encrypted, signedHeaders } from '../../support/sign.ts'
import { exampleOf, partsOf, specOf } from './document.ts'
import type { Stage } from './stage.ts'

export interface RawRequest {
  token?: string | undefined
  query?: Record<string, unknown>
  params?: Record<string, unknown>
  /** Any JSON value; `undefined` sends no body. */
  body?: unknown
  /** Bytes in place of `body`. */
  payload?: string | FormData
  headers?: Record<string, string>
  nonce?: string
  signedAt?: Date
  /** Changes the request after it was signed. */
  tamper?: (init: RequestInit) => RequestInit
  unsigned?: boolean
}

/** Sends one request, signed as its operation requires unless told otherwise; the answer is observed. */
export async function sendRaw(stage: Stage, id: OperationId, request: RawRequest): Promise<Response> {
  const { method, path } = operations[id]
  const url = addressOf(path, request)
  const payload = request.payload ?? (request.body === undefined ? undefined : JSON.stringify(request.body))
  const body = typeof payload === 'string' ? payload : ''
  const signed = specOf(id).signed && !request.unsigned
  const token = request.token ?? ''
  const { signedAt = stage.clock.now(), nonce } = request
  const signature = signed
    ? signedHeaders({ url, now: signedAt, token, body, ...(nonce && { nonce }) })
    : { token, ...(typeof payload === 'string' && { 'content-type': 'application/json' }) }
  const headers = { ...signature, ...request.headers }
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers,
    ...(payload !== undefined && { body: payload })
  }
  return stage.fetch(`http://localhost${url}`, request.tamper ? request.tamper(init) : init)
}

function addressOf(path: string, { query = {}, params = {} }: RawRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name]))
  )
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)])
  )
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

/** Returns the example of the contract as a request that passes validation, with its secrets encrypted. */
export function exampleRequest(stage: Stage, id: OperationId): RawRequest {
  const { body, query, params } = exampleOf(id)
  if (specOf(id).multipart) return { query, params, payload: formOf(id) }
  return { query, params, ...(body && { body: sealed(stage, id, body) }) }
}

/** Returns a form with the parts that an upload takes. */
export function formOf(id: OperationId, more: Record<string, string> = {}): FormData {
  const attached = partsOf(id).includes('attachmentType')
  return aForm({ ...(attached && { attachmentType: '1' }), ...more, file: attached ? aPicture() : aTable() })
}

/** Returns a copy of a body whose secret texts are encrypted as in a client. */
export function sealed(
  stage: Stage,
  id: OperationId,
  body: Record<string, unknown>
): Record<string, unknown> {
  const secrets = specOf(id).encrypted.flatMap(name => {
    const value = body[name]
    return typeof value === 'string' && value !== ''
      ? [[name, encrypted(stage.keys.publicKeyPem, value, stage.clock.now())]]
      : []
  })
  return { ...body, ...Object.fromEntries(secrets) }
}

export function aForm(
  parts: Record<string, string | Blob> = { attachmentType: '1', file: aPicture() }
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

/** The smallest picture: one grey pixel. */
const aPicture = (): File => new File([Buffer.from(onePoint, 'base64')], 'point.gif')

/** Returns a table to import that has only a heading. */
const aTable = (): File => new File(['id\n'], 'empty.csv', { type: 'text/csv' })

const onePoint = 'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
