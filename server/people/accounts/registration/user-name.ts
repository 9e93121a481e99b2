import type { Db } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAccount } from '../store.ts'
import { usernameKey } from './names.ts'

/** Checks that a username is free. @throws Refusal USR0050. Specification 7. */
export async function requireFreeUsername(db: Db, username: string): Promise<void> {
  if (await findAccount(db, { username_key: usernameKey(username) })) throw new Refusal('USR0050')
}

/**
 * Returns the kind of user for a username: 1 for a legal person, 0 for any other name, even one that nobody has.
 * Specification 6, 7.
 */
export async function userTypeOf(db: Db, userName: string): Promise<0 | 1> {
  const account = await findAccount(db, { username_key: usernameKey(userName) })
  return account?.kind === 'legal' ? 1 : 0
}
