import { type EncryptField, encryptFields, sealable } from '@board/client/encrypt'
import { signatureOf } from '@board/client/sign'
import { methods, signed, type WireRow, write } from '@board/generated/wire'
import type { TriedRequest } from 'swagger-ui-dist/swagger-ui-es-bundle.js'

interface Caller {
  origin: string
  token: string
  language: string
  appCode: string
  /** Every call of the contract. */
  calls: Readonly<Record<string, WireRow>>
  /** The PEM of the key for encrypted fields. */
  publicKey: () => Promise<string>
  encryptField: EncryptField
  clock: () => number
  random: () => string
}

/**
 * Returns a call with the parts that every request has: token, language, timestamp and signature; an idempotency key if
 * it writes; and encrypted sensitive fields. Specification 7.
 */
export async function complete(request: TriedRequest, caller: Caller): Promise<TriedRequest> {
  const url = new URL(request.url, caller.origin)
  const method = request.method.toLowerCase()
  const row = Object.values(caller.calls).find(
    ([path, kind]) => methods[kind & 7] === method && matches(path, url.pathname)
  )
  if (!row) return request
  const [, kind, encrypted = []] = row
  const { token, appCode, clock, random } = caller
  const seconds = Math.floor(clock() / 1000)
  if (method === 'get') url.searchParams.set('_t', String(clock()))
  const seal = async (value: string) =>
    caller.encryptField(await caller.publicKey(), sealable(value, { nonce: random(), ts: seconds }))
  const body =
    typeof request.body === 'string' && encrypted.length > 0
      ? JSON.stringify(await encryptFields(JSON.parse(request.body), encrypted, seal))
      : request.body
  const headers: Record<string, string> = { ...request.headers, token, 'Accept-Language': caller.language }
  if (kind & write) headers['Idempotency-Key'] = random()
  if (kind & signed) {
    const proof = { token, appCode, timestamp: String(seconds), nonce: random() }
    const text = typeof body === 'string' ? body : ''
    const sign = await signatureOf({ ...proof, url: url.pathname + url.search, body: text })
    Object.assign(headers, { timestamp: proof.timestamp, nonce: proof.nonce, appCode, sign })
  }
  return { ...request, url: url.href, headers, body }
}

/** Tells whether an address matches a path such as `/files/attachment/{name}`. */
function matches(path: string, address: string): boolean {
  const [steps, given] = [path.split('/'), address.split('/')]
  return (
    steps.length === given.length && steps.every((step, at) => step.startsWith('{') || step === given[at])
  )
}
