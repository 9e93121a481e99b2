import { permissions } from '@board/generated/permissions'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findHolding, hasHolder, lockAdministrationRows, selectRoles } from './store.ts'

/** The permissions with which somebody can give any right to any account. At least one holder of both must remain. */
const administration = ['sys:role:update', 'sys:user:update'] as const

/** The role that every installation begins with. It keeps all permissions of the system. */
export const administratorRole = 'administrator'

const isOfSystem = (permission: string) => /^(sys|act):/.test(permission)

/** The permissions of the system's administration. */
export const systemPermissions: readonly string[] = permissions.filter(isOfSystem)

/**
 * Tells whether somebody holds all permissions of the system. They may appoint people for actions that they may not do
 * themselves.
 */
export const isFullAdministrator = ({ permissions: held }: Pick<SignedInActor, 'permissions'>): boolean =>
  systemPermissions.every(permission => held.has(permission))

const administers = (held: readonly string[]) => administration.every(permission => held.includes(permission))

/** Locks the administration, so that two changes of administrators run one after another. Take it before any read. */
export const lockAdministration = lockAdministrationRows

/** Tells whether anybody who may sign in can manage users and roles. */
export const hasAdministrator = (trx: Trx): Promise<boolean> => hasHolder(trx, administration)

/**
 * Refuses a change of a user after which nobody could manage users and roles. The caller holds `lockAdministration`.
 * @param future the account after the change; `gone`: deleted
 * @throws Refusal ENT0114
 */
export async function requireAdministratorLeft(
  trx: Trx,
  uid: number,
  future: { status: number; roleIds: readonly number[] } | 'gone'
): Promise<void> {
  const now = await findHolding(trx, uid)
  if (now?.status !== 1 || !administers(now.permissions)) return
  if (future !== 'gone' && future.status === 1) {
    const roles = await selectRoles(trx, future.roleIds)
    if (administers(roles.flatMap(role => role.permissions))) return
  }
  if (!(await hasHolder(trx, administration, uid))) throw new Refusal('ENT0114')
}
