/** Builders and checks for hand-overs of forums. */
import { sql } from 'kysely'
import { handForumOver } from '../../../server/directory/forums/handover/handover.ts'
import type { StaffActor } from '../../../server/platform/actor.ts'
import type { Db } from '../../../server/platform/database/open.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { searchDocument } from '../../../server/records/search/bigrams.ts'
import { buildAccount, buildForum, buildGroup } from './builders.ts'

/** Builds many answered messages of a forum, each with its text and its row in the search. @returns their numbers */
export async function buildManyMessages(db: Db, fid: number, count: number): Promise<number[]> {
  const { uid } = await buildAccount(db)
  const { body, grams } = searchDocument(['路灯损坏', '路灯坏了一周，晚上出行不便。'])
  const { rows } = await sql<{ tid: number }>`
    with added as (
      insert into message (fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at, audit_state,
        approved_at, clock_started_at, replied_at, state)
      select f.fid, f.group_id, ${uid}, '网友', 2, 1, '路灯损坏', '路灯坏了一周，晚上出行不便。', t.at, 1, t.at, t.at, t.at, 2
      from forum f, generate_series(1, ${count}) n, lateral (select now() - n * interval '1 hour' as at) t
      where f.fid = ${fid} returning tid
    ), text as (
      insert into content_item (tid, position, content, audit_state, created_at, approved_at)
      select tid, 0, '路灯坏了一周，晚上出行不便。', 1, now(), now() from added
    ) select tid from added order by tid`.execute(db)
  const tids = rows.map(({ tid }) => tid)
  await sql`insert into message_search (tid, body, grams)
    select tid, ${body}, ${[...grams]}::integer[] from unnest(${tids}::integer[]) as one (tid)`.execute(db)
  return tids
}

/** Begins a hand-over as the form of a forum does, with batches of another size. */
export async function beginHandover(db: Db, fid: number, to: number, limit: number, now = new Date()) {
  const editor: StaffActor = {
    kind: 'editor',
    accountId: (await buildAccount(db, { kind: 'staff', nick_name: '编辑' })).uid,
    displayName: '编辑',
    mustChangePassword: false,
    permissions: new Set(),
    group: null
  }
  await inTransaction(db, async trx => {
    const forum = trx.selectFrom('forum').select('group_id').where('fid', '=', fid).forUpdate()
    const { group_id: from } = await forum.executeTakeFirstOrThrow()
    await trx.updateTable('forum').set({ group_id: to }).where('fid', '=', fid).execute()
    await handForumOver(trx, editor, { fid, from, to }, now, limit)
  })
}

/** Builds a hand-over of a forum that has no messages. @returns its number */
export async function buildHandover(db: Db): Promise<number> {
  const { fid } = await buildForum(db)
  await beginHandover(db, fid, (await buildGroup(db)).id, 1)
  const row = db.selectFrom('forum_handover').select('id').where('fid', '=', fid)
  return (await row.executeTakeFirstOrThrow()).id
}

/** Returns the numbers on the tabs of groups that differ from counting their messages and assignments. */
export async function wrongTallies(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select group_id, state, sum(n)::int as off from (
      select group_id, state, n from message_tally
      union all select group_id, state, -count(*) from message where audit_state = 1 group by 1, 2
    ) m group by 1, 2 having sum(n) <> 0
    union all
    select group_id, state, sum(n)::int from (
      select group_id, state, n from assignment_tally
      union all select giver_group_id, state, -count(*) from assignment group by 1, 2
      union all select holder_group_id, state, -count(*) from assignment where holder_group_id is not null group by 1, 2
    ) a group by 1, 2 having sum(n) <> 0`.execute(db)
  return rows
}
