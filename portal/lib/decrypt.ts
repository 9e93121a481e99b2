/**
 * Decrypts a field that the server encrypts for its owner: AES-256-GCM, in base64 the 12 bytes of the iv, the text
 * and the tag. Returns undefined where the browser cannot decrypt, as on plain HTTP, or the key is another's.
 * @param key 32 bytes in base64, as signing in gave it. Domain 6.
 */
export async function decryptField(sealed: string, key: string): Promise<string | undefined> {
  try {
    const bytes = bytesOf(sealed)
    const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
    const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, secret, bytes.slice(12)))
  } catch {
    return undefined
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), character => character.charCodeAt(0))
