import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { endedBy } from '../sessions/ended-by.ts'
import { endOwnSession } from '../sessions/own-sessions.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { logLogout, type Origin } from './sign-in/open-session.ts'
import { findAccount } from './store.ts'

async function log(trx: Trx, actor: SignedInActor, origin: Origin, now: Date): Promise<void> {
  const account = await findAccount(trx, { uid: actor.accountId })
  await logLogout(trx, { account, username: account?.username ?? '', origin }, endedBy.owner, now)
}

/** Ends one session of the actor, which is logged as a sign-out. @throws Refusal GEN0404. Decision 0098. */
export async function endOneSession(
  trx: Trx,
  actor: SignedInActor,
  id: number,
  origin: Origin,
  now: Date
): Promise<void> {
  await endOwnSession(trx, actor, id)
  await log(trx, actor, origin, now)
}

/** Ends all sessions of the actor but the one that asks. @returns how many there were. Decision 0098. */
export async function endOtherSessions(
  trx: Trx,
  actor: SignedInActor,
  origin: Origin,
  now: Date
): Promise<number> {
  const ended = await endSessionsOf(trx, actor.accountId, origin.token ?? undefined)
  if (ended > 0) await log(trx, actor, origin, now)
  return ended
}
