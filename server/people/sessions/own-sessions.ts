import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { maskIp } from '../../platform/network.ts'
import { Refusal } from '../../platform/refusal.ts'
import { deleteOwnSession, selectSessionsOf } from './store.ts'
import { browserOf, systemOf } from './user-agent.ts'

type OwnSession = components['schemas']['OwnSession']

/** Lists the open sessions of the actor: the present one, then the others, the latest first. Decision 0098. */
export async function listOwnSessions(db: Db, actor: SignedInActor, now: Date): Promise<OwnSession[]> {
  const sessions = await selectSessionsOf(db, actor.accountId, now)
  const isCurrent = ({ id }: { id: number }) => id === actor.sessionId
  const ordered = [...sessions.filter(isCurrent), ...sessions.filter(session => !isCurrent(session))]
  return ordered.map(({ id, loginType, address, userAgent, createdAt, lastUsedAt }) => ({
    id,
    isCurrent: id === actor.sessionId,
    loginType: loginType === 2 ? 2 : 1,
    address: maskIp(address),
    browser: browserOf(userAgent),
    system: systemOf(userAgent),
    since: seconds(createdAt),
    lastUsedAt: lastUsedAt && seconds(lastUsedAt)
  }))
}

/** Ends a session of the actor. @throws Refusal GEN0404 for a session that is over or belongs to another account */
export async function endOwnSession(trx: Trx, actor: SignedInActor, id: number): Promise<void> {
  if (!(await deleteOwnSession(trx, actor.accountId, id))) throw new Refusal('GEN0404')
}
