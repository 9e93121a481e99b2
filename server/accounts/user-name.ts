import type { Db } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { usernameKey } from './names.ts'
import { findAccount } from './store.ts'

/** @throws Refusal USR0050 where the name is taken. Specification 7. */
export async function requireFreeUsername(db: Db, username: string): Promise<void> {
  if (await findAccount(db, { username_key: usernameKey(username) })) throw new Refusal('USR0050')
}
