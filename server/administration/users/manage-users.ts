import type { EventVerb } from '@board/schemas/facts/events'
import { lockAdministration, requireAdministratorLeft } from '../../people/access/administrators.ts'
import { visibleDepartments } from '../../people/access/departments.ts'
import { findStronger } from '../../people/access/privileges.ts'
import { roleIdsOf } from '../../people/access/roles.ts'
import {
  dropSecondFactor,
  forgetLockout,
  issuePassword,
  lockInstitutionAccounts,
  lockStaffMembers,
  type ManagedAccount,
  setAccountStatus
} from '../../people/accounts/administer.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { tellOwner } from '../../platform/notify/tell-owner.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Accounts of one kind: what their history calls them, and which of them somebody may manage. */
export interface Circle {
  readonly subject: 'user' | 'institutionAccount'
  /** Locked; refuses where one is none of them, or not for the actor to manage. */
  lock(trx: Trx, actor: SignedInActor, uids: readonly number[]): Promise<ManagedAccount[]>
}

/** The platform's staff, as far as somebody sees them and holds as much as they. Decision 0014. */
export const staffAccounts: Circle = {
  subject: 'user',

  /** @throws Refusal GEN0404 where one is none or is out of sight, ENT0116 where one holds more than the actor */
  async lock(trx, actor, uids) {
    const members = await lockStaffMembers(trx, uids)
    const visible = await visibleDepartments(trx, actor)
    const isVisible = ({ deptId }: ManagedAccount) => visible === 'all' || visible.includes(deptId ?? 0)
    if (members.length < uids.length || !members.every(isVisible)) throw new Refusal('GEN0404')
    if ((await findStronger(trx, actor, uids)).size > 0) throw new Refusal('ENT0116')
    return members
  }
}

/** Accounts of institutions and nobody else's: the permission alone decides who manages them. Decision 0035. */
export const institutionAccounts: Circle = {
  subject: 'institutionAccount',

  /** @throws Refusal GEN0404 where one is none */
  async lock(trx, _actor, uids) {
    const accounts = await lockInstitutionAccounts(trx, uids)
    if (accounts.length < uids.length) throw new Refusal('GEN0404')
    return accounts
  }
}

const note = (
  trx: Trx,
  actor: SignedInActor,
  verb: EventVerb,
  subject: { kind: Circle['subject']; id: number },
  at: Date,
  change: { before?: unknown; after?: unknown; note?: string } = {}
) => recordEvent(trx, { verb, audience: 'editor', subject, actor, at, ...change })

/**
 * Gives somebody else a new password, which they must change. Their sessions end.
 * @throws Refusal GEN0404, ENT0116, ENT0119 for the actor's own
 */
export async function resetPassword(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  circle: Circle,
  { uid, hash }: { uid: number; hash: string },
  now: Date
): Promise<void> {
  if (uid === actor.accountId) throw new Refusal('ENT0119')
  for (const account of await circle.lock(trx, actor, [uid]))
    await issuePassword(trx, keys, account, hash, now)
  const verb = 'user.passwordReset'
  const eventId = await note(trx, actor, verb, { kind: circle.subject, id: uid }, now)
  await tellOwner(trx, keys, { uid, eventId, verb, at: now })
}

/**
 * Takes the second factor of somebody else away, who has lost it. Their sessions end; whoever must have one sets it up at the
 * next sign-in.
 * @throws Refusal GEN0404, ENT0116, ENT0119 for the actor's own, USR0076 where there is none. Decision 0097.
 */
export async function resetSecondFactor(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  circle: Circle,
  { uid, reason }: { uid: number; reason: string },
  now: Date
): Promise<void> {
  if (uid === actor.accountId) throw new Refusal('ENT0119')
  await circle.lock(trx, actor, [uid])
  if (!(await dropSecondFactor(trx, uid))) throw new Refusal('USR0076')
  const verb = 'secondFactor.reset'
  const eventId = await note(trx, actor, verb, { kind: circle.subject, id: uid }, now, { note: reason })
  await tellOwner(trx, keys, { uid, eventId, verb, at: now })
}

/** Lets somebody try their password again at once. @throws Refusal GEN0404, ENT0116 */
export async function unlock(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  circle: Circle,
  uid: number,
  now: Date
): Promise<void> {
  for (const { username } of await circle.lock(trx, actor, [uid]))
    await forgetLockout(trx, keys, username, now)
  await note(trx, actor, 'user.unlocked', { kind: circle.subject, id: uid }, now)
}

/**
 * Enables or disables accounts, all or none; those who are so already stay as they are. Disabling ends their sessions.
 * @returns who was changed
 * @throws Refusal GEN0404, ENT0113 for the actor's own account, ENT0114 for the last administrator, ENT0116
 */
export async function setStatus(
  trx: Trx,
  actor: SignedInActor,
  circle: Circle,
  uids: readonly number[],
  status: 0 | 1,
  now: Date
): Promise<number[]> {
  const members = await circle.lock(trx, actor, uids)
  const changed = members.filter(member => member.status !== status).map(({ uid }) => uid)
  if (status === 0) await lockAdministration(trx)
  for (const uid of changed) {
    const roleIds = await roleIdsOf(trx, uid)
    await requireAdministratorLeft(trx, uid, { status, roleIds })
    if (status === 0 && uid === actor.accountId) throw new Refusal('ENT0113')
    await setAccountStatus(trx, uid, status)
    const change = { before: { status: 1 - status }, after: { status } }
    const verb = status === 1 ? 'user.enabled' : 'user.disabled'
    await note(trx, actor, verb, { kind: circle.subject, id: uid }, now, change)
  }
  return changed
}
