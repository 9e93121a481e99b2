import { setTimeout as sleep } from 'node:timers/promises'
import { NoTarget, type Outgoing, targetOf } from './addresses.ts'

/** Milliseconds within which a host must have been looked up. */
const usualPatience = 1000

/**
 * Tells whether connections to a host are refused because its address is a private one that is not opened. False also if the
 * host has no address, or is not looked up in time: that is not known to be permanent.
 */
export async function isBlocked(
  host: string,
  outgoing: Outgoing,
  patience = usualPatience
): Promise<boolean> {
  const looked = targetOf(host, outgoing).then(
    () => false,
    error => error instanceof NoTarget && error.why === 'privateAddress'
  )
  return await Promise.race([looked, sleep(patience, false, { ref: false })])
}
