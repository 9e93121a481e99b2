import { templateWire } from '@board/generated/wire-template'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createClient } from '../../client/index.ts'
import { buildAccount, buildForum, buildGroup, buildSession } from '../support/builders/builders.ts'
import { buildManyMessages, wrongTallies } from '../support/builders/handovers.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { type ServerProcess, startServer } from '../support/servers/server-process.ts'
import { sharedSite } from './support/site.ts'
import { intentsOf, write } from './support/writers.ts'

const count = 6000

const { db, url } = await testDatabase()
const site = await sharedSite(url)
const { fid, group_id: from } = await buildForum(db)
const { id: to } = await buildGroup(db)
const tids = await buildManyMessages(db, fid, count)
const servers = await Promise.all([startServer(site.environment), startServer(site.environment)])
const [one] = servers

/** Returns the client of a member of staff who may hand forums over. */
async function editor(server: ServerProcess) {
  const { uid } = await buildAccount(db, { kind: 'staff' })
  const role = db.insertInto('role').values({ name: '版块编辑', data_scope: 0 }).returning('id')
  const { id } = await role.executeTakeFirstOrThrow()
  await db.insertInto('role_permission').values({ role_id: id, permission: 'board:forum:update' }).execute()
  await db.insertInto('account_role').values({ account_uid: uid, role_id: id }).execute()
  const token = await buildSession(db, uid)
  return createClient({
    baseUrl: server.url,
    appCode: 'liuyanban',
    language: () => 'zh-CN',
    token: () => token,
    publicKey: () => Promise.reject(new Error('nothing is encrypted here')),
    calls: templateWire
  })
}

const handover = async () =>
  await db
    .selectFrom('forum_handover')
    .select(['total', 'moved', 'waiting', 'finished_at'])
    .where('fid', '=', fid)
    .executeTakeFirstOrThrow()

/** Returns the server that performs the hand-over; undefined if it is not performed now. */
async function performing(): Promise<ServerProcess | undefined> {
  const run = db
    .selectFrom('schedule_run as r')
    .innerJoin('schedule_job as j', 'j.id', 'r.job_id')
    .select('r.holder')
    .where('j.bean_name', '=', 'forumHandover')
  const { holder = null } = (await run.executeTakeFirst()) ?? {}
  return servers.find(({ pid }) => holder?.split('/')[1] === String(pid))
}

const actor = new pg.Client({ connectionString: url })
await actor.connect()
afterAll(() => actor.end())

/** Takes the lock of one message after another, as whoever acts on it does. @throws Error after a wait of a second */
async function actUntil(isOver: () => boolean): Promise<number> {
  await actor.query(`set lock_timeout = '1s'`)
  let acts = 0
  for (; !isOver(); acts++) {
    await actor.query('begin')
    await actor.query('select 1 from message where tid = $1 for update', [tids[(acts * 997) % count]])
    await actor.query('commit')
  }
  return acts
}

it('a hand-over whose server is killed is continued by another, moves each message once, and nobody waits for a second', async () => {
  let isOver = false
  const acting = actUntil(() => isOver)
  const client = await editor(one)
  await client.call('sysForumUpdate', { params: { id: fid }, body: { version: 1, groupId: to } })
  await expect
    .poll(async () => (await handover()).moved, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(400)
  const killed = await performing()
  await killed?.kill()
  expect(killed, 'no server performed the hand-over').toBeDefined()
  const atKill = await handover()
  expect(atKill.moved).toBeLessThan(count)

  const other = servers.find(server => server !== killed) ?? one
  const [intent = { number: 0, token: '', key: '' }] = intentsOf(site, 1)
  expect(await write(other.url, fid, intent)).toBe('done')
  // half a minute without a sign of life passes
  await db
    .updateTable('schedule_run')
    .set({ beat_at: new Date(Date.now() - 60_000) })
    .execute()
  await expect.poll(async () => (await handover()).finished_at, { timeout: 60_000 }).not.toBeNull()
  isOver = true
  expect(await acting).toBeGreaterThan(100)

  expect(await handover()).toMatchObject({ total: count, moved: count, waiting: 0 })
  const rows = await db
    .selectFrom('message')
    .select(['group_id', 'version'])
    .where('tid', 'in', tids)
    .execute()
  expect(rows.filter(({ group_id, version }) => group_id !== to || version !== 2)).toEqual([])
  const posted = db
    .selectFrom('message')
    .select('group_id')
    .where('tid', '=', intent.tid ?? 0)
  expect(await posted.executeTakeFirstOrThrow()).toEqual({ group_id: to })
  expect(await wrongTallies(db)).toEqual([])
  const told = db.selectFrom('notification').select('group_id').where('verb', '=', 'forum.handedOver')
  expect((await told.orderBy('group_id').execute()).map(({ group_id }) => group_id)).toEqual([from, to])
})
