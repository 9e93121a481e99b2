import { createHash } from 'node:crypto'
import { Refusal } from '../../refusal.ts'

/** Seconds for which a signature is valid, before and after the server's time. */
const signatureLifetime = 300

export type SignedRequest = {
  /** Path and query as received. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as received; empty if there is none. */
  rawBody: string
}

/**
 * Verifies the `sign` header of a request: lower-case hex SHA-256 of url, token, appCode, timestamp, nonce
 * and body, joined by line feeds. It protects integrity; it is no authentication. Specification 7, domain 6.
 * @returns the nonce, which a write must use up
 * @throws Refusal SIG0001 missing or wrong, SIG0002 older or newer than five minutes
 */
export function verifySignature({ url, headers, rawBody }: SignedRequest, now: Date): string {
  const [sign, timestamp, nonce, appCode] = ['sign', 'timestamp', 'nonce', 'appcode'].map(
    name => headers[name]
  )
  const token = headers.token ?? ''
  if (!isText(sign) || !isText(timestamp) || !isText(nonce) || !isText(appCode)) throw new Refusal('SIG0001')
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\w-]{8,64}$/.test(nonce) || typeof token !== 'string') {
    throw new Refusal('SIG0001')
  }
  if (sign !== signatureOf({ url, token, appCode, timestamp, nonce, body: rawBody }))
    throw new Refusal('SIG0001')
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > signatureLifetime) throw new Refusal('SIG0002')
  return nonce
}

type Signed = Record<'url' | 'token' | 'appCode' | 'timestamp' | 'nonce' | 'body', string>

/** Returns the lower-case hex SHA-256 of the signed parts, joined by line feeds. Domain 6. */
export function signatureOf({ url, token, appCode, timestamp, nonce, body }: Signed): string {
  return createHash('sha256').update([url, token, appCode, timestamp, nonce, body].join('\n')).digest('hex')
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
