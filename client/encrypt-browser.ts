import { JSEncrypt } from 'jsencrypt'
import type { EncryptField } from './encrypt.ts'

/**
 * Encrypts a field in a browser, also on plain HTTP, where `crypto.subtle` is missing. It has 16 kB, so it is loaded when
 * first needed.
 */
export const encryptField: EncryptField = (publicKey, text) => {
  const cipher = new JSEncrypt()
  cipher.setPublicKey(publicKey)
  const sealed = cipher.encryptOAEP(text)
  if (sealed === false) throw new Error('The value is too long to be encrypted.')
  return sealed
}
