import { JSEncrypt } from 'jsencrypt'
import type { EncryptField } from './encrypt.ts'

/** Encrypts in a browser, where `crypto.subtle` is missing on plain HTTP. Loaded when first needed: 16 kB. */
export const encryptField: EncryptField = (publicKey, text) => {
  const cipher = new JSEncrypt()
  cipher.setPublicKey(publicKey)
  const sealed = cipher.encryptOAEP(text)
  if (sealed === false) throw new Error('The value is too long to be encrypted.')
  return sealed
}
