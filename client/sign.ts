import { sha256Hex } from './hash.ts'

/** What a signature covers; `url` is path and query as sent, without origin. */
export type Signed = {
  url: string
  token: string
  appCode: string
  /** Whole seconds. */
  timestamp: string
  nonce: string
  /** The body as sent; empty for none. */
  body: string
}

/** Lower-case hex SHA-256 of url, token, appCode, timestamp, nonce and body, joined by line feeds. Domain 6. */
export function signatureOf({ url, token, appCode, timestamp, nonce, body }: Signed): string {
  const text = [url, token, appCode, timestamp, nonce, body].join('\n')
  return sha256Hex(text)
}
