import { constants, publicEncrypt, randomBytes } from 'node:crypto'
import { signatureOf } from '../../server/platform/http/answer/signature.ts'

type Parts = { url: string; now?: Date; token?: string; body?: string; nonce?: string; appCode?: string }

/** Returns the headers of a signed request, as a client creates them. */
export function signedHeaders({
  url,
  now = new Date(),
  token = '',
  body = '',
  nonce,
  appCode = 'pc'
}: Parts) {
  const parts = { url, token, appCode, body, nonce: nonce ?? randomBytes(12).toString('hex') }
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    token,
    appCode,
    timestamp,
    nonce: parts.nonce,
    sign: signatureOf({ ...parts, timestamp }),
    ...(body && { 'content-type': 'application/json' })
  }
}

/** Returns a value encrypted as a client does it. */
export function encrypted(publicKey: string, value: string, now = new Date()): string {
  const content = JSON.stringify({
    value,
    nonce: randomBytes(8).toString('hex'),
    ts: Math.floor(now.getTime() / 1000)
  })
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const text = Buffer.from(Buffer.from(content).toString('base64'))
  return publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, text).toString('base64')
}
