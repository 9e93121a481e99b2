import type { Keys } from '../../platform/keys/keys.ts'
import { deviceCookie, deviceCookieLine, rememberDevice } from './sign-in/known-device.ts'
import type { Origin } from './sign-in/open-session.ts'

/** The parts of a request by which its browser is known. */
interface Visit {
  client: { address: string; userAgent: string }
  token: string | null
  cookie(name: string): string | undefined
}

/** Returns the origin of a request that signs in, changes a password or signs out. */
export const originOf = ({ client, token, cookie }: Visit): Origin => ({
  ...client,
  token,
  device: cookie(deviceCookie)
})

/** Returns the cookie that makes a browser known to an account that has signed in with its password. Decision 0093. */
export const knownBrowserLine = (
  keys: Keys,
  { cookie, origin }: Pick<Visit, 'cookie'> & { origin: string },
  uid: number
): string => deviceCookieLine(rememberDevice(keys, cookie(deviceCookie), uid), origin.startsWith('https:'))
