import { constants, type KeyObject, privateDecrypt } from 'node:crypto'
import { Refusal } from '../refusal.ts'

/** Seconds for which an encrypted field is valid, before and after the server's time. */
const fieldLifetime = 300

/**
 * Decrypts a field.
 * @throws Refusal SIG0004 if the text is for another key, is damaged, or is older than five minutes
 */
export type FieldReader = (ciphertext: string, now: Date) => string

/**
 * Returns the private keys that are valid at a moment, the present one first.
 * @param again true after all of them have failed: another key may have been added since
 */
type KeysAt = (now: Date, again: boolean) => readonly KeyObject[]

/**
 * Reads fields of specification 7: RSA-OAEP with SHA-256 over the base64 of the UTF-8 JSON
 * `{ value, nonce, ts }`, `ts` in seconds, the whole in base64.
 */
export function fieldReader(keysAt: KeysAt): FieldReader {
  return (ciphertext, now) => {
    const { value, nonce, ts } = contentOf(decryptWithOne(keysAt, ciphertext, now))
    const isText = typeof value === 'string' && typeof nonce === 'string' && nonce.length >= 8
    if (!isText || typeof ts !== 'number') throw new Refusal('SIG0004')
    if (!(Math.abs(now.getTime() / 1000 - ts) <= fieldLifetime)) throw new Refusal('SIG0004')
    return value
  }
}

function decryptWithOne(keysAt: KeysAt, ciphertext: string, now: Date): string {
  const tried = new Set<KeyObject>()
  let cause: unknown
  for (const again of [false, true]) {
    for (const key of keysAt(now, again)) {
      if (tried.has(key)) continue
      tried.add(key)
      try {
        return decrypt(key, ciphertext)
      } catch (error) {
        cause = error
      }
    }
  }
  throw new Refusal('SIG0004', {}, { cause })
}

function decrypt(key: KeyObject, ciphertext: string): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(ciphertext, 'base64')).toString(
    'latin1'
  )
}

function contentOf(text: string): { value?: unknown; nonce?: unknown; ts?: unknown } {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return typeof content === 'object' && content !== null ? content : {}
  } catch (cause) {
    throw new Refusal('SIG0004', {}, { cause })
  }
}
