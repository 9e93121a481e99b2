import { constants, type KeyObject, privateDecrypt } from 'node:crypto'
import { Refusal } from '../refusal.ts'

/** Seconds that an encrypted field stays good, before and after the server's time. */
const fieldLifetime = 300

/** @throws Refusal SIG0004 where the text is not for this key, is damaged, or is older than five minutes */
export type FieldReader = (ciphertext: string, now: Date) => string

/**
 * Reads fields of specification 7: RSA-OAEP with SHA-256 over the base64 of the UTF-8 JSON
 * `{ value, nonce, ts }`, `ts` in seconds, the whole in base64.
 */
export function fieldReader(privateKey: KeyObject): FieldReader {
  return (ciphertext, now) => {
    const { value, nonce, ts } = contentOf(decrypt(privateKey, ciphertext))
    const isText = typeof value === 'string' && typeof nonce === 'string' && nonce.length >= 8
    if (!isText || typeof ts !== 'number') throw new Refusal('SIG0004')
    if (!(Math.abs(now.getTime() / 1000 - ts) <= fieldLifetime)) throw new Refusal('SIG0004')
    return value
  }
}

function decrypt(key: KeyObject, ciphertext: string): string {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(ciphertext, 'base64')).toString(
      'latin1'
    )
  } catch (cause) {
    throw new Refusal('SIG0004', {}, { cause })
  }
}

function contentOf(text: string): { value?: unknown; nonce?: unknown; ts?: unknown } {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return typeof content === 'object' && content !== null ? content : {}
  } catch (cause) {
    throw new Refusal('SIG0004', {}, { cause })
  }
}
