/** Makes the options with which a browser makes a passkey or uses one. Decision 0108. */
import type { components } from '@board/generated/openapi'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { PasskeyRecord } from './store.ts'

type Shapes = components['schemas']

/** The milliseconds for which a challenge serves. */
export const challengeTime = 5 * 60_000

/** The largest number of passkeys of an account. */
export const mostPasskeys = 10

/** The signatures that the site can check, by their numbers in COSE: EdDSA, ES256 and RS256. */
export const algorithms = [-8, -7, -257]

/** The site as passkeys know it: they are bound to the name of its host. */
export interface PasskeySite {
  /** Scheme and host under which people reach the site. */
  origin: string
}

/** Returns the name of the host that passkeys are bound to. */
export const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname

/** Returns the origin that a browser gives: without a port that goes without saying. */
export const pageOf = ({ origin }: PasskeySite): string => new URL(origin).origin

/** Makes a challenge of 32 bytes. */
export const makeChallenge = (random: (bytes: number) => Buffer): string => random(32).toString('base64url')

const describe = ({ credential_id, transports }: PasskeyRecord): Shapes['PasskeyDescriptor'] => ({
  type: 'public-key',
  id: credential_id,
  transports
})

/** Returns the options with which a browser makes a passkey, of a kind that the account does not have yet. */
export const creationOptions = (
  keys: Keys,
  site: PasskeySite,
  account: { uid: number; username: string; nick_name: string },
  passkeys: readonly PasskeyRecord[],
  challenge: string
): Shapes['PasskeyCreation'] => ({
  challenge,
  rp: { id: hostOf(site), name: '领导留言板' },
  user: {
    // devices show and synchronise it, so it must tell nothing about the account
    id: Buffer.from(keys.blindIndex('passkey', String(account.uid)), 'hex').toString('base64url'),
    name: account.username,
    displayName: account.nick_name || account.username
  },
  pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
  timeout: challengeTime,
  excludeCredentials: passkeys.map(describe),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none'
})

/** Returns the options with which a browser uses one of the passkeys of an account. */
export const requestOptions = (
  site: PasskeySite,
  passkeys: readonly PasskeyRecord[],
  challenge: string
): Shapes['PasskeyRequest'] => ({
  challenge,
  rpId: hostOf(site),
  timeout: challengeTime,
  allowCredentials: passkeys.map(describe),
  userVerification: 'required'
})
