import type { SignedInActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { endSession } from '../../sessions/sessions.ts'
import { findAccount } from '../store.ts'
import { logLogout, type Origin } from './open-session.ts'

/** Ends the session of the request. Specification 4. */
export async function signOut(trx: Trx, actor: SignedInActor, origin: Origin, now: Date): Promise<void> {
  if (origin.token) await endSession(trx, origin.token)
  const account = await findAccount(trx, { uid: actor.accountId })
  await logLogout(trx, { account, username: account?.username ?? '', origin }, null, now)
}
