import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Keys } from '../../keys/keys.ts'

/** The sender of a form as its browser names it; `unnamed` if the browser says nothing. */
export type Sender = 'own' | 'other' | 'unnamed'

/**
 * Returns the sender of a form. `Origin: null` names nobody, because a page without a referrer sends it, too.
 * @param site scheme and host of this site
 */
export function senderOf({ headers }: Pick<FastifyRequest, 'headers'>, site: string): Sender {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return 'other'
  if (origin !== undefined && origin !== 'null') return origin === site ? 'own' : 'other'
  return fetchSite === 'same-origin' ? 'own' : 'unnamed'
}

/** Returns the token of a form: it is valid for one browser and one session. Decision 0055. */
export const tokenOf = (keys: Pick<Keys, 'blindIndex'>, browser: string, session = ''): string =>
  keys.blindIndex('form', `${browser}\n${session}`)

/** Tells whether two tokens are equal, in a time that tells nothing about them. */
export function isSameToken(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
