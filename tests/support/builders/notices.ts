import type { NoticeReadTable, NoticeTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db } from '../../../server/platform/database/open.ts'
import { buildAccount } from './builders.ts'

/** Builds a sent notice to all, unless other values are given. */
export async function buildNotice(
  db: Db,
  given: Partial<Insertable<NoticeTable>> = {},
  deptIds: readonly number[] = []
): Promise<{ id: number; version: number }> {
  const sent = given.status === 0 ? { status: 0 } : { status: 1, sent_at: new Date(), sending: 1 }
  const what = { title: '值班安排', type: 1, content: '请各部门报送值班表。', sender: '某管理员' }
  const notice = await db
    .insertInto('notice')
    .values({ ...what, ...sent, ...(deptIds.length > 0 && { receiver_type: 1 }), ...given })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  for (const dept_id of deptIds)
    await db.insertInto('notice_dept').values({ notice_id: notice.id, dept_id }).execute()
  return notice
}

/** Builds a reader of a notice. @returns the id of the row */
export async function buildReader(db: Db, given: Partial<Insertable<NoticeReadTable>> = {}): Promise<number> {
  const notice_id = given.notice_id ?? (await buildNotice(db)).id
  const account_uid = given.account_uid ?? (await buildAccount(db)).uid
  const row = { sending: 1, read_at: new Date(), ...given, notice_id, account_uid }
  return (await db.insertInto('notice_read').values(row).returning('id').executeTakeFirstOrThrow()).id
}
