import type { Database, Trx } from '@board/server/database/open'
import { inTransaction } from '@board/server/database/transaction'
import { insertRows } from './insert.ts'
import { type Institutions, planInstitutions } from './institutions.ts'

/** Writes the national tree of groups and forums into a database that has none; the regions are there already. */
export const seedInstitutions = (database: Database): Promise<void> =>
  inTransaction(database.db, trx => insertInstitutions(trx, planInstitutions()))

/** The same within a transaction of the caller's. */
export async function insertInstitutions(trx: Trx, { groups, forums }: Institutions): Promise<void> {
  const groupRows = groups.map(group => ({
    id: group.id,
    parent_id: group.parentId,
    path: group.path,
    name: group.name,
    organization: group.organization,
    region_id: group.regionId,
    allow_collect: group.allowCollect,
    allow_delivery: group.allowDelivery,
    allow_handle_delivery: group.allowHandleDelivery,
    allow_no_alert: false,
    status: 1,
    sort: group.sort
  }))
  const forumRows = forums.map(forum => ({
    fid: forum.fid,
    parent_fid: forum.parentFid,
    group_id: forum.groupId,
    name: forum.name,
    title: forum.title,
    organization: forum.organization,
    region_id: forum.regionId,
    path: forum.path,
    status: 1,
    sort: forum.sort,
    message_count: 0,
    reply_count: 0
  }))
  await insertRows(trx, 'org_group', groupRows, { id: 'id' })
  await insertRows(trx, 'forum', forumRows, { id: 'fid' })
}
