import { toHex } from './random.ts'

/** The values that a signature covers; `url` is the path and query as sent, without the origin. */
export type Signed = {
  url: string
  token: string
  appCode: string
  /** Whole seconds since 1970. */
  timestamp: string
  nonce: string
  /** The body as sent; empty for none. */
  body: string
}

/**
 * Returns the lower-case hex SHA-256 of url, token, appCode, timestamp, nonce and body, joined by line feeds.
 * Domain 6.
 */
export function signatureOf({ url, token, appCode, timestamp, nonce, body }: Signed): Promise<string> {
  return hashOf([url, token, appCode, timestamp, nonce, body].join('\n'))
}

/** Hashes a text with the browser's function. On plain HTTP, where browsers do not offer it, a script is fetched. */
async function hashOf(text: string): Promise<string> {
  const { subtle }: { subtle?: typeof crypto.subtle } = crypto
  if (!subtle) return (await import('./hash.ts')).sha256Hex(text)
  return toHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
