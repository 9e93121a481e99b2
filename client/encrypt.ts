/**
 * Encrypts text (ASCII) for the holder of the private key: RSA-OAEP with SHA-256, base64.
 * @param publicKey PEM
 */
export type EncryptField = (publicKey: string, text: string) => Promise<string> | string

/** The values that make each encrypted value different, and let the server refuse an old one. */
export type Freshness = {
  nonce: string
  /** Whole seconds since 1970. */
  ts: number
}

/**
 * Returns the text that is encrypted for a value: base64 of UTF-8 JSON, because jsencrypt damages characters beyond
 * ASCII. With RSA-3072 the JSON may have 237 bytes.
 */
export function sealable(value: string, { nonce, ts }: Freshness): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ value, nonce, ts }))
  return btoa(String.fromCharCode(...bytes))
}

/** Returns a copy of a body with its `fields` encrypted; absent or empty fields stay as they are. Specification 7. */
export async function encryptFields(
  body: unknown,
  fields: readonly string[],
  seal: (value: string) => Promise<string>
): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body
  const copy: Record<string, unknown> = { ...body }
  for (const field of fields) {
    const value = copy[field]
    if (typeof value === 'string' && value !== '') copy[field] = await seal(value)
  }
  return copy
}
