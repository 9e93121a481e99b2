import type { Db } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { usernameKey } from './names.ts'
import { findAccount } from './store.ts'

/** @throws Refusal USR0050 where the name is taken. Specification 7. */
export async function requireFreeUsername(db: Db, username: string): Promise<void> {
  if (await findAccount(db, { username_key: usernameKey(username) })) throw new Refusal('USR0050')
}

/**
 * Which kind of user signs in under a name: 1 a legal person. Every other name is 0, whether somebody has it or not.
 * Specification 6, 7.
 */
export async function userTypeOf(db: Db, userName: string): Promise<0 | 1> {
  const account = await findAccount(db, { username_key: usernameKey(userName) })
  return account?.kind === 'legal' ? 1 : 0
}
