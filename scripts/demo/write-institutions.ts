import type { Trx } from '@board/server/platform/database/open'
import { insertRows } from '../reference/insert.ts'
import type { Institutions } from './institutions.ts'

/** An institution that no longer takes part; the messages to its board can still be read. */
const closed = '四川省人大常委会'

/** An institution whose replies its superior must approve. */
export const approvedGroup = '诸暨市留言办理办公室'

interface Hall {
  address: string
  place: { lat: number; lng: number; text: string }
}

/** The service halls with a place on the map. */
const halls: Readonly<Record<string, Hall>> = {
  绍兴市留言办理办公室: {
    address: '绍兴市市民广场 1 号',
    place: { lat: 30.001, lng: 120.582, text: '市民服务中心一楼大厅' }
  }
}

/** Writes a tree of groups and forums into a database without groups; the regions must exist. */
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
    reply_approval: group.name === approvedGroup,
    status: group.name === closed ? 0 : 1,
    contact: '留言办理岗',
    address: halls[group.name]?.address ?? '',
    office_place: halls[group.name]?.place ?? null,
    intro: `${group.name}受理、转办并回复网友留言，办理情况接受公众监督。`,
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
    status: forum.name === closed ? 0 : 1,
    is_visible: forum.name !== closed,
    sort: forum.sort,
    message_count: 0,
    reply_count: 0
  }))
  await insertRows(trx, 'org_group', groupRows, { id: 'id' })
  await insertRows(trx, 'forum', forumRows, { id: 'fid' })
}
