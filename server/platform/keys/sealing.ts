import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto'

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

/** The kind of a value that is stored so that it can be looked up and not read. */
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
  | 'written'
  | 'recoveryCode'
  | 'passkey'

export type Sealer = {
  /** Encrypts a text for storage (AES-256-GCM); the same text gives another result each time. */
  sealField(kind: SealedKind, text: string): string
  /** Decrypts a text. @throws Error if the text was changed, is of another kind, or was sealed with another key */
  openField(kind: SealedKind, sealed: string): string
  /** Returns the index of a text: equal for equal texts of a kind (HMAC-SHA-256, hex), and useless without the key. */
  blindIndex(kind: IndexedKind, text: string): string
}

/** Returns the beginning of the texts of a key: `v1.` for the first key, `kn.` for key n. */
export const prefixOf = (key: number): string => (key === 1 ? 'v1.' : `k${key}.`)

/** Returns the number of the key that a text was sealed with; undefined if the text is not sealed. */
export function keyOfSealed(sealed: string): number | undefined {
  const [, number = '1'] = sealed.match(/^(?:v1|k([2-9]|[1-9]\d{1,3}))\./) ?? ['', '']
  return number === '' ? undefined : Number(number)
}

/** The keys that seal, by number, and the number of the one for new texts. */
export interface SealKeys {
  readonly current: number
  readonly byNumber: ReadonlyMap<number, KeyObject>
}

const ivBytes = 12
const tagBytes = 16

/**
 * Returns the functions that seal and open texts.
 * @param toSeal returns the present keys
 * @param toOpen returns the key of a number, also one that was added since the start
 */
export function sealer(
  toSeal: () => SealKeys,
  toOpen: (number: number) => KeyObject | undefined,
  indexKey: KeyObject
): Sealer {
  return {
    sealField(kind, text) {
      const { current, byNumber } = toSeal()
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keyIn(byNumber.get(current), current), iv).setAAD(
        Buffer.from(kind)
      )
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return prefixOf(current) + sealed.toString('base64url')
    },
    openField(kind, sealed) {
      const number = keyOfSealed(sealed)
      if (number === undefined) throw new Error('Not a sealed text of a version that we know')
      const bytes = Buffer.from(sealed.slice(prefixOf(number).length), 'base64url')
      const key = keyIn(toOpen(number), number)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      decipher.setAAD(Buffer.from(kind)).setAuthTag(bytes.subarray(-tagBytes))
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
    blindIndex: (kind, text) => createHmac('sha256', indexKey).update(`${kind}\n${text}`).digest('hex')
  }
}

function keyIn(key: KeyObject | undefined, number: number): KeyObject {
  if (!key)
    throw new Error(`Key ${number} is not in the folder of the keys: copy it there from the other servers`)
  return key
}
