import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../../platform/keys/keys.ts'

/** The cookie of a browser in which somebody has signed in. Specification 3; decision 0093. */
export const deviceCookie = 'deviceId'

/** The seconds that a device stays known after the last successful sign-in. */
const lifetime = 90 * 86_400

/** The number of accounts that one browser is known to. */
const maxAccounts = 4

/** A random name of the browser, and a seal for each account that signed in there. */
const shape = /^([\w-]{22})((?:\.[0-9a-f]{32}){1,4})$/

/**
 * Tells whether an account was signed in to in this browser.
 * @returns the random name of the browser; undefined for an unknown browser
 */
export function findKnownDevice(keys: Keys, cookie: string | undefined, uid: number): string | undefined {
  const { name, seals } = parse(cookie)
  const right = name && Buffer.from(sealOf(keys, name, uid))
  return right && seals.some(seal => timingSafeEqual(Buffer.from(seal), right)) ? name : undefined
}

/** Returns the value of the cookie after an account has signed in; other accounts of the browser stay known. */
export function rememberDevice(keys: Keys, cookie: string | undefined, uid: number): string {
  const { name = randomBytes(16).toString('base64url'), seals } = parse(cookie)
  const own = sealOf(keys, name, uid)
  return [name, own, ...seals.filter(seal => seal !== own).slice(0, maxAccounts - 1)].join('.')
}

/** Returns the line that sets the cookie. Scripts have no use for it. */
export const deviceCookieLine = (value: string, isSecure: boolean): string =>
  `${deviceCookie}=${value}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

const sealOf = (keys: Keys, name: string, uid: number): string =>
  keys.blindIndex('device', `${name}\n${uid}`).slice(0, 32)

function parse(cookie: string | undefined): { name?: string; seals: string[] } {
  const [, name, seals] = shape.exec(cookie ?? '') ?? []
  return name && seals ? { name, seals: seals.slice(1).split('.') } : { seals: [] }
}
