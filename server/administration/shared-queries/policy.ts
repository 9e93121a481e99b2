import type { OperationId } from '@board/generated/calls'
import type { Actor } from '../../platform/actor.ts'
import type { SharedQueryRow } from './store.ts'

/** The permission to share queries with roles, and to change those that others share. */
export const sharesWithRoles = 'sys:role:shareQuery'

/**
 * Tells whether somebody who sees a query may change it: its owner, who may share with roles, and every member of the
 * institution whose query the owner has left behind.
 */
export function mayChange(actor: Actor, query: SharedQueryRow): boolean {
  if (query.role_id !== null)
    return query.owner_uid === actor.accountId || actor.permissions.has(sharesWithRoles)
  return query.owner_uid === actor.accountId || !query.owner_belongs
}

/** The acts that somebody may do with a query. */
export const allowedActions = (actor: Actor, query: SharedQueryRow): OperationId[] =>
  mayChange(actor, query) ? ['changeSharedQuery', 'withdrawSharedQuery'] : []
