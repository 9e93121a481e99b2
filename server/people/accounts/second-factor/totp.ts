import { Secret, TOTP } from 'otpauth'

/** The seconds of a code, and the bytes of a secret (RFC 4226 recommends 20). */
const period = 30
const secretBytes = 20

/**
 * Returns the codes of a secret by RFC 6238, in the form that every authenticator supports: SHA-1, six digits, 30
 * seconds.
 */
const codesOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** Makes a secret in base32. @param random strong bytes */
export const makeSecret = (random: (bytes: number) => Buffer): string =>
  new Secret({ buffer: new Uint8Array(random(secretBytes)).buffer }).base32

/** Returns the address by which an authenticator imports a secret; the QR code contains it. */
export const addressOf = (secret: string, names: { issuer: string; label: string }): string =>
  codesOf(secret, names).toString()

/**
 * Returns the time step of a right code, which may be one step early or late; undefined for a wrong code.
 * @param lastStep the step of the last code that was used; a code of this step or an earlier one is refused
 */
export function stepOf(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = codesOf(secret).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / period) + delta
  return step > lastStep ? step : undefined
}
