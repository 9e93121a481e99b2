import { permissions } from '@board/generated/permissions'
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { findHolding, hasHolder, lockAdministrationRows, selectRoles } from './store.ts'

/** Whoever holds these can give everything to anybody: at least one such person stays. */
const administration = ['sys:role:update', 'sys:user:update'] as const

/** The role that every installation begins with; it keeps everything of the system. */
export const administratorRole = 'administrator'

const isOfSystem = (permission: string) => /^(sys|act):/.test(permission)

/** Every permission string of the system's administration. */
export const systemPermissions: readonly string[] = permissions.filter(isOfSystem)

/** Whether somebody holds everything of the system: they may appoint people for what they may not do themselves. */
export const isFullAdministrator = ({ permissions: held }: Pick<SignedInActor, 'permissions'>): boolean =>
  systemPermissions.every(permission => held.has(permission))

const administers = (held: readonly string[]) => administration.every(permission => held.includes(permission))

/** Two who change at once who administers the site wait for each other. Take it before anything is looked at. */
export const lockAdministration = lockAdministrationRows

/** Whether anybody who may sign in can manage users and roles. */
export const hasAdministrator = (trx: Trx): Promise<boolean> => hasHolder(trx, administration)

/**
 * Refuses a change of a user after which nobody is left who can manage users and roles. Under `lockAdministration`.
 * @param future what the account will be; `gone`: deleted
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
