import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import {
  type Identities,
  isThirdPartyType,
  type Secrets,
  type ThirdPartyType
} from '../../platform/outgoing/identities.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertAttempt } from './store.ts'

/** Seconds for signing in at the third party, and for the steps here afterwards. */
export const attemptSeconds = 900

/** Returns the index of the browser's secret: only this browser can come back. */
export const browserIndex = (keys: Keys, browser: string): string =>
  keys.blindIndex('mark', `third:${browser}`)
/** Returns the index under which the state of an attempt is stored. */
export const stateIndex = (keys: Keys, state: string): string => keys.blindIndex('mark', `state:${state}`)

/** Returns a path of this site; the front page for everything else. */
const localPath = (back: string | undefined): string =>
  back && /^\/(?![/\\])[^\s\\\p{Cc}]{0,300}$/u.test(back) ? back : '/'

/** An attempt that is not stored yet. */
export interface Start extends Secrets {
  type: ThirdPartyType
  browser: string
  address: string
}

/**
 * Returns the address at which a browser signs in elsewhere. It runs before the transaction, because it asks the third
 * party.
 * @throws Refusal TPL0001 if the third party is not set up, TPL0005 if it does not answer. Specification 7.
 */
export async function prepareStart(
  identities: Identities,
  random: (bytes: number) => Buffer,
  type: string
): Promise<Start> {
  if (!isThirdPartyType(type) || !identities.has(type)) throw new Refusal('TPL0001')
  const secret = () => random(32).toString('base64url')
  const secrets = { state: secret(), nonce: secret(), verifier: secret() }
  try {
    return { type, ...secrets, browser: secret(), address: await identities.addressOf(type, secrets) }
  } catch (cause) {
    throw new Refusal('TPL0005', {}, { cause })
  }
}

/** Stores an attempt with its account; without an account, it is for signing in. */
export async function keepStart(
  trx: Trx,
  keys: Keys,
  { type, browser, state, nonce, verifier }: Start,
  { back, accountUid }: { back: string | undefined; accountUid: number | null },
  now: Date
): Promise<void> {
  await insertAttempt(trx, {
    browser_hash: browserIndex(keys, browser),
    state_hash: stateIndex(keys, state),
    type,
    verifier_sealed: keys.sealField('secret', verifier),
    nonce,
    back: localPath(back),
    account_uid: accountUid,
    created_at: now,
    expires_at: new Date(now.getTime() + attemptSeconds * 1000)
  })
}
