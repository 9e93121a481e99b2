import type { DataOf } from '@board/generated/calls'
import { isInstitution, type SignedInActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { allowedActions, sharesWithRoles } from './policy.ts'
import { type Reader, type SharedQueryRow, selectRoleNames, selectSharedQueries } from './store.ts'

export const readerOf = ({ accountId, group }: SignedInActor): Reader => ({
  uid: accountId,
  groupId: group?.id ?? null
})

/** Shapes a query for somebody who sees it. */
export const shapeOf = (actor: SignedInActor, row: SharedQueryRow): DataOf<'changeSharedQuery'> => ({
  id: row.id,
  version: row.version,
  list: row.list,
  name: row.name,
  search: row.search,
  sharedWith: row.shared_with,
  ownerName: row.owner_name,
  isOwn: row.owner_uid === actor.accountId,
  allowedActions: allowedActions(actor, row)
})

/** Lists the queries that are shared with the actor, and with whom the actor may share. */
export async function listSharedQueries(db: Db, actor: SignedInActor): Promise<DataOf<'listSharedQueries'>> {
  const rows = await selectSharedQueries(db, readerOf(actor))
  return {
    queries: rows.map(row => shapeOf(actor, row)),
    roles: actor.permissions.has(sharesWithRoles) ? await selectRoleNames(db) : [],
    withGroup: isInstitution(actor)
  }
}
