import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptField } from './decrypt.ts'

const key = randomBytes(32)

/** Encrypts a text as the server encrypts `getInfo.mobile`. */
function seal(text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64'
  )
}

test('a field is decrypted with the key of the session', async () => {
  expect(await decryptField(seal('13000000000'), key.toString('base64'))).toBe('13000000000')
})

test('a field is not decrypted with another key or from other data', async () => {
  expect(await decryptField(seal('13000000000'), randomBytes(32).toString('base64'))).toBeUndefined()
  expect(await decryptField('130****', key.toString('base64'))).toBeUndefined()
})
