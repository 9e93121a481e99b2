import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvents } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { visibleDepartments } from '../access/departments.ts'
import { findStronger } from '../access/privileges.ts'
import { endedBy } from './ended-by.ts'
import { deleteSessions, insertLoginLogs, lockSessions, type OpenSession } from './store.ts'

/**
 * Ends sessions of others; their next request is refused. Sessions that have ended meanwhile are skipped.
 * @returns the sessions that were ended
 * @throws Refusal GEN0404 if the actor sees none of them, ENT0180 for the session of this request, ENT0116 if its owner
 * has more permissions than the actor. Specification 3; domain 6.
 */
export async function forceLogout(
  trx: Trx,
  actor: SignedInActor,
  ids: readonly number[],
  now: Date
): Promise<number[]> {
  const sessions = await visibleOnes(trx, actor, await lockSessions(trx, ids))
  if (sessions.length === 0) throw new Refusal('GEN0404')
  if (sessions.some(({ id }) => id === actor.sessionId)) throw new Refusal('ENT0180')
  const owners = sessions.map(({ uid }) => uid)
  if ((await findStronger(trx, actor, owners)).size > 0) throw new Refusal('ENT0116')
  const ended = sessions.map(({ id }) => id)
  await deleteSessions(trx, ended)
  await insertLoginLogs(
    trx,
    // the owner reads these rows: they have the address of the session, not that of the administrator
    sessions.map(({ uid, username, address, userAgent }) => ({
      at: now,
      account_uid: uid,
      username,
      operation: 1,
      ended_by: uid === actor.accountId ? endedBy.owner : endedBy.administrator,
      status: 1,
      address,
      user_agent: userAgent
    }))
  )
  await recordEvents(
    trx,
    sessions.map(session => ({
      verb: 'session.ended',
      audience: 'editor',
      // the history of a member of staff is that of the entity `user`
      subject: { kind: session.kind === 'staff' ? 'user' : 'account', id: session.uid },
      actor,
      at: now,
      before: {
        sessionId: session.id,
        loginAt: seconds(session.loginAt),
        loginType: session.loginType,
        address: session.address
      }
    }))
  )
  return ended
}

/** Returns the sessions that the actor sees: everybody's, or those of staff of the departments that the actor sees. */
async function visibleOnes(
  trx: Trx,
  actor: SignedInActor,
  sessions: readonly OpenSession[]
): Promise<readonly OpenSession[]> {
  const departments = await visibleDepartments(trx, actor)
  if (departments === 'all') return sessions
  return sessions.filter(({ deptId }) => deptId !== null && departments.includes(deptId))
}
