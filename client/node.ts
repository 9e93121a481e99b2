import { constants, publicEncrypt } from 'node:crypto'
import type { EncryptField } from './encrypt.ts'

/** Encrypts a field under Node, for server rendering and tests; pass it to `createClient` as `encryptField`. */
export const encryptField: EncryptField = (publicKey, text) => {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, Buffer.from(text, 'ascii')).toString(
    'base64'
  )
}
