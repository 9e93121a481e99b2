import { templateWire } from '@board/generated/wire-template'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createClient } from '../../client/index.ts'
import { buildAccount, buildGroup, buildMessage, buildSession } from '../support/builders.ts'
import { testDatabase } from '../support/database.ts'
import { startServer } from '../support/server-process.ts'
import { sharedSite } from './support/site.ts'

const database = await testDatabase()
const { db } = database
const site = await sharedSite(database.url)

/** More messages than one statement hands over. */
const messages = 1200

/** Signs in an editor who may change forums. */
async function signInEditor(): Promise<string> {
  const { uid } = await buildAccount(db, { kind: 'staff' })
  const role = db.insertInto('role').values({ name: 'editors', data_scope: 0 }).returning('id')
  const { id: role_id } = await role.executeTakeFirstOrThrow()
  await db.insertInto('role_permission').values({ role_id, permission: 'board:forum:update' }).execute()
  await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
  return await buildSession(db, uid)
}

async function fillForum(): Promise<void> {
  const { tid } = await buildMessage(db, { fid: site.fid })
  await sql`insert into message (fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at, audit_state, approved_at)
    select fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at, audit_state, approved_at
    from message, generate_series(2, ${messages}) where tid = ${tid}`.execute(db)
}

/** Counts the messages of each group, the groups of the forum, and the news of the hand-over. */
async function state() {
  const { rows } = await sql<{
    forum: number
    messages: Record<string, number>
    events: number
    news: number
  }>`
    select (select group_id from forum where fid = ${site.fid}) as forum,
      (select json_object_agg(group_id, n) from (select group_id, count(*) as n from message group by 1) m) as messages,
      (select count(*)::integer from event where verb = 'forum.handedOver') as events,
      (select count(*)::integer from notification where verb = 'forum.handedOver') as news`.execute(db)
  return rows[0]
}

const isWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

it('a hand-over that is killed half-way changes nothing, and succeeds when it is called again with the same key', async () => {
  await fillForum()
  const { group_id: from } = await db
    .selectFrom('forum')
    .select('group_id')
    .where('fid', '=', site.fid)
    .executeTakeFirstOrThrow()
  const { id: to } = await buildGroup(db)
  const token = await signInEditor()
  const handOver = (baseUrl: string) =>
    createClient({
      baseUrl,
      appCode: 'liuyanban',
      language: () => 'zh-CN',
      token: () => token,
      publicKey: () => Promise.reject(new Error('nothing is encrypted here')),
      calls: templateWire
    })
      .call('sysForumUpdate', {
        params: { id: site.fid },
        body: { version: 1, groupId: to },
        idempotencyKey: 'hand-over',
        timeout: 30_000
      })
      .then(
        () => 'done',
        error => String(error.code)
      )

  const first = await startServer(site.environment)
  // the last message is in the second statement
  const holder = await database.pool.connect()
  await holder.query('begin; select tid from message where tid = (select max(tid) from message) for update')
  const interrupted = handOver(first.url)
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true)
  await first.kill()
  expect(await interrupted).toBe('NETWORK')
  await holder.query('rollback')
  holder.release()
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(false)
  expect(await state()).toEqual({ forum: from, messages: { [from]: messages }, events: 0, news: 0 })

  const second = await startServer(site.environment)
  expect(await handOver(second.url)).toBe('done')
  const after = { forum: to, messages: { [to]: messages }, events: 1, news: 2 }
  expect(await state()).toEqual(after)
  expect(await handOver(second.url)).toBe('done')
  expect(await state()).toEqual(after)
})
