/**
 * Decrypts a field that the server has encrypted for its owner with AES-256-GCM. In base64 it has the 12 bytes of the
 * initialization vector, then the ciphertext and the tag.
 * @param key 32 bytes in base64, as in the answer to signing in. Domain 6
 * @returns undefined if the browser cannot decrypt, as on plain HTTP, or if the key is another one
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
