/** A device with passkeys (WebAuthn, ES256), written without the library of the server. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** Writes the head of a CBOR item: its kind and its length. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.of((kind << 5) | length)
  if (length < 256) return Buffer.of((kind << 5) | 24, length)
  return Buffer.of((kind << 5) | 25, length >> 8, length & 255)
}
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const list = (...items: Buffer[]) => Buffer.concat([head(4, items.length), ...items])
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))

/** Writes an item of DER. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  return Buffer.concat([
    Buffer.of(tag, ...(length < 128 ? [length] : [130, length >> 8, length & 255])),
    content
  ])
}

/** Makes a certificate for a key, signed by that key. */
function certificateOf(privateKey: KeyObject, publicKey: KeyObject): Buffer {
  const algorithm = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
  const [name, from, until] = [
    der(0x30),
    der(0x17, Buffer.from('250101000000Z')),
    der(0x17, Buffer.from('490101000000Z'))
  ]
  const content = der(
    0x30,
    der(2, Buffer.of(1)),
    algorithm,
    name,
    der(0x30, from, until),
    name,
    publicKey.export({ format: 'der', type: 'spki' })
  )
  const signature = sign('sha256', content, privateKey)
  return der(0x30, content, algorithm, der(3, Buffer.of(0), signature))
}

/** The ways in which a hostile or broken device differs from a good one. */
export interface Deviation {
  challenge?: string
  /** The page that asks. */
  origin?: string
  /** The host that the passkey is for. */
  host?: string
  /** Tells whether the device has verified its user; true if absent. */
  isVerified?: boolean
  /** The count of signatures that it claims. */
  counter?: number
  type?: string
  /** Tells whether it sends a certificate of its maker, in the format fido-u2f. */
  isCertified?: boolean
  /** The id that it claims, beside the one that it signs. */
  id?: string
}

interface Passkey {
  id: Buffer
  host: string
  privateKey: KeyObject
  /** The public key in COSE. */
  publicKey: Buffer
  counter: number
}

/**
 * A device that makes passkeys for pages of one origin, and signs with them.
 * @param steps how much the count of signatures grows each time; 0 for a device that does not count
 */
export function passkeyDevice(origin: string, { steps = 1 }: { steps?: number } = {}) {
  const kept: Passkey[] = []

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function authenticatorData(
    { host, counter }: Pick<Passkey, 'host' | 'counter'>,
    { isVerified = true }: Deviation,
    made?: Buffer
  ): Buffer {
    const flags = 1 | (isVerified ? 4 : 0) | (made ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.of(flags), count, made ?? Buffer.alloc(0)])
  }

  return {
    kept,

    /** Makes a passkey for creation options. */
    make(options: { challenge: string; rp: { id: string } }, deviation: Deviation = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
      const cose = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(left)],
        [integer(-3), bytes(right)]
      )
      const id = randomBytes(32)
      const host = deviation.host ?? options.rp.id
      const passkey = { id, host, privateKey, publicKey: cose, counter: deviation.counter ?? 0 }
      kept.push(passkey)
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose])
      const authData = authenticatorData(passkey, deviation, credential)
      const challenge = deviation.challenge ?? options.challenge
      const data = clientData(deviation.type ?? 'webauthn.create', challenge, deviation.origin ?? origin)
      const point = Buffer.concat([Buffer.of(4), left, right])
      const signed = Buffer.concat([Buffer.of(0), sha256(host), sha256(data), id, point])
      const statement = deviation.isCertified
        ? map(
            [text('sig'), bytes(sign('sha256', signed, privateKey))],
            [text('x5c'), list(bytes(certificateOf(privateKey, publicKey)))]
          )
        : map()
      const format = deviation.isCertified ? 'fido-u2f' : 'none'
      const attestation = map(
        [text('fmt'), text(format)],
        [text('attStmt'), statement],
        [text('authData'), bytes(authData)]
      )
      return {
        id: deviation.id ?? id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal']
      }
    },

    /** Signs request options with the passkey that was made last, or with another one. */
    sign(
      options: { challenge: string; rpId: string },
      deviation: Deviation = {},
      passkey: Passkey | undefined = kept.at(-1)
    ) {
      if (!passkey) throw new Error('the device has no passkey')
      passkey.counter += steps
      const counter = deviation.counter ?? passkey.counter
      const host = deviation.host ?? options.rpId
      const data = clientData(
        deviation.type ?? 'webauthn.get',
        deviation.challenge ?? options.challenge,
        deviation.origin ?? origin
      )
      const authData = authenticatorData({ host, counter }, deviation)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), passkey.privateKey)
      return {
        id: deviation.id ?? passkey.id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url')
      }
    }
  }
}

/** Returns the row of a passkey as the server keeps it. */
export const rowOf = ({ id, publicKey, counter }: Passkey, account_uid: number, created_at: Date) => ({
  account_uid,
  credential_id: id.toString('base64url'),
  public_key: publicKey.toString('base64url'),
  counter,
  transports: ['internal'],
  name: '测试设备',
  created_at
})
