import { createHash, randomBytes } from 'node:crypto'
import type { Db, Trx } from '../../platform/database/open.ts'
import * as store from './store.ts'

/** Seconds for which a session is valid (specification 9: cookies of one day). */
export const sessionLifetime = 86_400

export type NewSession = {
  accountUid: number
  /** 1 password, 2 SMS: the value of the cookie `loginType` of specification 3. */
  loginType: 1 | 2
  address: string
  userAgent: string
}

/** Returns the hash that the table stores in place of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Opens a session. The token is returned only here, and stored as a hash; `fieldKey` (32 bytes in base64) is the owner's
 * key for `getInfo.mobile`. Domain 6.
 */
export async function createSession(
  trx: Trx,
  { accountUid, loginType, address, userAgent }: NewSession,
  now: Date
): Promise<{ token: string; fieldKey: string }> {
  const token = randomBytes(32).toString('base64url')
  const fieldKey = randomBytes(32).toString('base64')
  await store.insertSession(trx, {
    token_hash: hashToken(token),
    account_uid: accountUid,
    field_key: fieldKey,
    login_type: loginType,
    address,
    user_agent: userAgent.slice(0, 300),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + sessionLifetime * 1000)
  })
  return { token, fieldKey }
}

/** Ends one session, if it exists: at logout, and the old one at a login. */
export async function endSession(trx: Trx, token: string): Promise<void> {
  await store.deleteSession(trx, hashToken(token))
}

/**
 * Ends all sessions of an account (disabled, banned, password changed), except the one of `exceptToken`, and all sign-ins
 * that wait for their second step.
 * @returns the number of sessions that ended
 */
export async function endSessionsOf(trx: Trx, accountUid: number, exceptToken?: string): Promise<number> {
  await store.deleteTicketsOf(trx, accountUid)
  return await store.deleteSessionsOf(trx, accountUid, exceptToken && hashToken(exceptToken))
}

/** Finds the key with which the owner of a session reads `getInfo.mobile`; 32 bytes in base64. */
export async function findFieldKey(db: Db | Trx, token: string): Promise<string | undefined> {
  return store.findFieldKey(db, hashToken(token))
}
