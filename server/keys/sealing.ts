import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** The kind of a sealed text; a text sealed as one kind does not open as another. */
export type SealedKind =
  | 'phone'
  | 'email'
  | 'name'
  | 'idNumber'
  | 'answer'
  | 'recipient'
  | 'params'
  | 'import'
  | 'secret'
  | 'secondFactor'

/** The kind of a value that can be looked up without being readable. */
export type IndexedKind =
  | 'visitor'
  | 'phone'
  | 'email'
  | 'idNumber'
  | 'login'
  | 'code'
  | 'captcha'
  | 'limit'
  | 'form'
  | 'request'
  | 'file'
  | 'mark'
  | 'recipient'
  | 'device'
  | 'recoveryCode'

export type Sealer = {
  /** Encrypts a text for storage (AES-256-GCM); the same text gives another result each time. */
  sealField(kind: SealedKind, text: string): string
  /** @throws Error where the text was changed, is of another kind, or was sealed with another key */
  openField(kind: SealedKind, sealed: string): string
  /** The same for equal texts of a kind (HMAC-SHA-256, hex), and useless without the key. */
  blindIndex(kind: IndexedKind, text: string): string
}

const version = 'v1.'
const ivBytes = 12
const tagBytes = 16

export function sealer(sealKey: Buffer, indexKey: Buffer): Sealer {
  return {
    sealField(kind, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(kind))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return version + sealed.toString('base64url')
    },
    openField(kind, sealed) {
      if (!sealed.startsWith(version)) throw new Error('Not a sealed text of a version that we know')
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes))
      decipher.setAAD(Buffer.from(kind)).setAuthTag(bytes.subarray(-tagBytes))
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
    blindIndex: (kind, text) => createHmac('sha256', indexKey).update(`${kind}\n${text}`).digest('hex')
  }
}
