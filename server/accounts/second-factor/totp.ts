import { Secret, TOTP } from 'otpauth'

/** The seconds of a code, and the bytes of a secret (RFC 4226 asks for 20). */
const period = 30
const secretBytes = 20

/** Codes of RFC 6238 as every authenticator knows them: SHA-1, six digits, 30 seconds. */
const codesOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** Makes a secret in base32. @param random strong bytes */
export const makeSecret = (random: (bytes: number) => Buffer): string =>
  new Secret({ buffer: new Uint8Array(random(secretBytes)).buffer }).base32

/** Returns the address by which an authenticator takes a secret over, as its QR code has it. */
export const addressOf = (secret: string, names: { issuer: string; label: string }): string =>
  codesOf(secret, names).toString()

/**
 * Returns the time step of a right code, which may be one step early or late; undefined for a wrong code.
 * @param lastStep the step of the last code that served: none serves again, nor does an earlier one
 */
export function stepOf(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = codesOf(secret).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / period) + delta
  return step > lastStep ? step : undefined
}
