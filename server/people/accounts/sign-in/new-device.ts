import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { maskIp, networkOf } from '../../../platform/network.ts'
import { browserOf, systemOf } from '../../sessions/user-agent.ts'
import { listPlaces } from '../store.ts'
import { findKnownDevice } from './known-device.ts'
import type { Origin } from './open-session.ts'

/**
 * Tells whether a sign-in comes from a device that the account does not know: a browser without its cookie, of a kind with
 * which nobody has signed in to the account from this network. The first sign-in of all is from no new device. It must run
 * before the sign-in is logged. Decision 0162.
 */
export async function isNewDevice(trx: Trx, keys: Keys, uid: number, origin: Origin): Promise<boolean> {
  if (findKnownDevice(keys, origin.device, uid)) return false
  const places = await listPlaces(trx, uid)
  const here = kindOf(origin.address, origin.userAgent)
  return places.length > 0 && !places.some(place => kindOf(place.address, place.userAgent) === here)
}

const kindOf = (address: string, userAgent: string): string =>
  [networkOf(address), browserOf(userAgent), systemOf(userAgent)].join('\n')

/** Returns a device as its owner reads it: browser, system and the masked address. */
export const deviceText = ({ address, userAgent }: Pick<Origin, 'address' | 'userAgent'>): string =>
  [browserOf(userAgent), systemOf(userAgent), maskIp(address)].filter(Boolean).join(' · ')
