import { readParameters } from '../../directory/site/parameters.ts'
import {
  type Actor,
  type ActorGroup,
  type Identity,
  type InstitutionActor,
  visitor
} from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { withImplied } from '../access/implied.ts'
import { isAdministration, participation } from '../access/participation.ts'
import { hashToken } from './sessions.ts'
import { findSession, noteUse, type SessionRow } from './store.ts'

/** Milliseconds within which a use of a session is recorded once, so that most reads write nothing. Decision 0098. */
const useNoted = 5 * 60_000

const tokenShape = /^[\w-]{20,128}$/

/** Returns the actor of a token. A request without a token, or with a token that is no longer valid, is a visitor's. */
export async function identify(db: Db, token: string | undefined, now: Date): Promise<Identity> {
  if (!token || !tokenShape.test(token)) return { actor: visitor, refused: 'USR0001' }
  const session = await findSession(db, hashToken(token))
  if (!session) return { actor: visitor, refused: 'USR0001' }
  if (!isGood(session, now)) return { actor: visitor, refused: 'USR0002' }
  const since = new Date(now.getTime() - useNoted)
  if (!session.lastUsedAt || session.lastUsedAt < since) await noteUse(db, session.id, since, now)
  return { actor: actorOf(session, await mustSetUpSecondFactor(db, session)) }
}

function isGood({ active, createdAt, expiresAt, passwordChangedAt }: SessionRow, now: Date) {
  return active && expiresAt > now && !(passwordChangedAt && passwordChangedAt > createdAt)
}

/** Tells whether the account of a session has no second factor and must have one: by a role, or as an institution's. */
async function mustSetUpSecondFactor(
  db: Db,
  { kind, hasSecondFactor, roleAsksSecondFactor }: SessionRow
): Promise<boolean> {
  if (hasSecondFactor) return false
  if (roleAsksSecondFactor) return true
  return kind === 'institution' && (await readParameters(db)).secondFactorOfInstitutions
}

const institutionKinds: Record<number, InstitutionActor['kind']> = {
  1: 'local',
  3: 'ministry',
  4: 'channel',
  5: 'congress'
}

function actorOf(session: SessionRow, mustSetUp: boolean): Actor {
  const person = {
    accountId: session.uid,
    sessionId: session.id,
    displayName: session.nickName,
    mustChangePassword: session.mustChangePassword,
    mustSetUpSecondFactor: mustSetUp,
    permissions: new Set(withImplied(session.permissions))
  }
  const group = groupOf(session)
  const kind = institutionKinds[session.organization]
  if (session.kind === 'institution' && group && kind) {
    const permissions = new Set([...person.permissions, ...participation])
    return { ...person, permissions, kind, group }
  }
  if (session.kind === 'staff') {
    const isAdministrator = session.permissions.some(isAdministration)
    return { ...person, kind: isAdministrator ? 'administrator' : 'editor', group: null }
  }
  const { compType, certified } = session
  return { ...person, kind: session.kind === 'legal' ? 'legal' : 'citizen', compType, certified, group: null }
}

function groupOf(session: SessionRow): ActorGroup | undefined {
  const { groupId, groupName, groupPath } = session
  if (groupId === null || groupName === null || groupPath === null) return undefined
  return {
    id: groupId,
    name: groupName,
    parentId: session.groupParentId,
    path: groupPath,
    organization: session.organization,
    allowCollect: session.allowCollect === true,
    allowDelivery: session.allowDelivery === true,
    allowHandleDelivery: session.allowHandleDelivery === true,
    allowNoAlert: session.allowNoAlert === true,
    replyApproval: session.replyApproval === true
  }
}
