import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import {
  buildAssignment,
  buildForum,
  buildGroup,
  buildMessage
} from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { lockStructure } from '../../../directory/groups/structure/structure.ts'

const database = await testDatabase()
const board = await testBoard(database)
const { db, world } = board
const editor = await board.client('editor')

const get = (id: number) => editor.call('sysForumGet', { params: { id } })
const change = async (id: number, body: object) =>
  editor.call('sysForumUpdate', { params: { id }, body: { version: (await get(id)).version, ...body } })
const listed = async () => (await board.visitor.call('forumTree', { query: {} })).fids

describe('a forum', () => {
  it('has the kind of its institution and accepts messages at once', async () => {
    const { id, organization } = await editor.call('sysForumCreate', {
      body: { name: '临江市人大信箱', groupId: world.groups.congress }
    })
    expect(organization).toBe(5)
    expect(await listed()).toContain(id)
    const row = await db.selectFrom('forum').select('path').where('fid', '=', id).executeTakeFirstOrThrow()
    expect(row.path).toBe(`/${id}/`)
  })

  it('is moved together with all forums below it', async () => {
    const [from, to] = [await buildForum(db), await buildForum(db)]
    const { id } = await editor.call('sysForumCreate', {
      body: { name: '远山县县长', groupId: world.groups.city, parentId: from.fid }
    })
    await change(from.fid, { parentId: to.fid })
    const { path } = await db
      .selectFrom('forum')
      .select('path')
      .where('fid', '=', id)
      .executeTakeFirstOrThrow()
    expect(path).toBe(`/${to.fid}/${from.fid}/${id}/`)
    await expect(change(to.fid, { parentId: id })).rejects.toMatchObject({ code: 'ENT0221' })
  })

  it('that takes no messages stays listed and readable, and says so', async () => {
    const { fid } = await buildForum(db)
    const { tid } = await buildMessage(db, { fid })
    await change(fid, { status: 0 })
    expect(await board.visitor.call('getForum', { query: { fid } })).toMatchObject({ isOpen: false })
    expect(await listed()).toContain(fid)
    expect((await board.visitor.call('getMessage', { body: { tid } })).tid).toBe(tid)
    const found = await editor.call('searchForums', { body: { ids: [fid] } })
    expect(found).toEqual([])
  })

  it('that is not listed can be opened by its address', async () => {
    const { fid } = await buildForum(db)
    await change(fid, { isVisible: false })
    expect(await listed()).not.toContain(fid)
    expect(await board.visitor.call('getForum', { query: { fid } })).toMatchObject({ isOpen: true })
  })
})

describe('a change of the structure', () => {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
    expect(rows[0]?.n).toBe(1)
  }

  it('waits for another change before it locks its own records', async () => {
    const forum = await buildForum(db)
    const institution = { params: { id: forum.group_id }, body: { version: 1, sort: 3 } }
    const changes = [
      () => change(forum.fid, { sort: 3 }),
      () => editor.call('sysInstitutionUpdate', institution)
    ]
    for (const act of changes) {
      const acting = await db.transaction().execute(async trx => {
        await lockStructure(trx)
        // the promise is wrapped in an object, so that the callback does not wait for it before the lock is released
        const held = { done: act() }
        await vi.waitFor(waiting, 10_000)
        await sql`select 1 from forum where fid = ${forum.fid} for update nowait`.execute(trx)
        await sql`select 1 from org_group where id = ${forum.group_id} for update nowait`.execute(trx)
        return held
      })
      expect(await acting.done).toMatchObject({ sort: 3 })
    }
  })
})

describe('a forum that another institution takes over', () => {
  it('brings all of its messages, and the old one sees them no more', async () => {
    const { fid } = await buildForum(db, { group_id: world.groups.city })
    const answered = await buildMessage(db, { fid, state: 2 })
    const pending = await buildMessage(db, { fid, audit_state: 0 })
    const [city, province] = [await board.client('city'), await board.client('province')]
    const seenBy = async (clerk: typeof city) =>
      (await clerk.call('pageAns', { body: { fids: [fid], rows: 10 } })).list.map(({ tid }) => tid)
    expect(await seenBy(city)).toEqual([answered.tid])
    await change(fid, { groupId: world.groups.province })
    expect(await seenBy(city)).toEqual([])
    expect(await seenBy(province)).toEqual([answered.tid])
    await expect(city.call('getStaffMessage', { body: { tid: answered.tid } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    const waiting = db.selectFrom('message').select('group_id').where('tid', '=', pending.tid)
    expect((await waiting.executeTakeFirstOrThrow()).group_id).toBe(world.groups.province)
  })

  it('is notified to both, with the number of its messages', async () => {
    const { fid } = await buildForum(db, { group_id: world.groups.city, name: '临江市河长' })
    for (const audit_state of [0, 1, 1]) await buildMessage(db, { fid, audit_state })
    const clerks = await Promise.all(
      (['city', 'province', 'stranger'] as const).map(who => board.client(who))
    )
    const told = async () =>
      await Promise.all(
        clerks.map(async clerk => {
          const { list } = await clerk.call('pageReturned', { body: { source: 'platform' } })
          const { list: news } = await clerk.call('listNotifications', { query: {} })
          return [list, news].map(rows => rows.find(({ verb }) => verb === 'forum.handedOver')?.subject)
        })
      )
    await change(fid, { groupId: world.groups.province })
    const subject = '临江市河长（3）'
    expect(await told()).toEqual([
      [subject, subject],
      [subject, subject],
      [undefined, undefined]
    ])
    // saving the same group again hands nothing over
    await change(fid, { groupId: world.groups.province, name: '临江市总河长' })
    expect(await told()).toEqual([
      [subject, subject],
      [subject, subject],
      [undefined, undefined]
    ])
  })

  it('waits until nothing is open', async () => {
    const { fid } = await buildForum(db)
    const { tid } = await buildMessage(db, { fid })
    const { tpid } = await buildAssignment(db, { tid })
    const { id: groupId } = await buildGroup(db)
    await expect(change(fid, { groupId })).rejects.toMatchObject({ code: 'ENT0225' })
    await db.updateTable('assignment').set({ state: 90 }).where('tpid', '=', tpid).execute()
    expect(await change(fid, { groupId })).toMatchObject({ groupId })
  })

  it('is handled by a congress only while nobody has written to it', async () => {
    const { fid } = await buildForum(db)
    const groupId = world.groups.congress
    const { tid } = await buildMessage(db, { fid })
    await expect(change(fid, { groupId })).rejects.toMatchObject({ code: 'ENT0226' })
    const empty = await buildForum(db)
    expect(await change(empty.fid, { groupId })).toMatchObject({ organization: 5 })
    expect(tid).toBeGreaterThan(0)
  })
})

describe('a topic', () => {
  it('is offered to whoever writes, until it is hidden; messages keep it', async () => {
    const { id, version } = await editor.call('sysTopicCreate', { body: { name: '老旧小区改造' } })
    const offered = async () =>
      (await board.visitor.call('topicList')).map(({ topicId }) => topicId).includes(id)
    expect(await offered()).toBe(true)
    const { tid } = await buildMessage(db, { topic_id: id })
    await editor.call('sysTopicUpdate', { params: { id }, body: { version, status: 0 } })
    expect(await offered()).toBe(false)
    const { contentList } = await board.visitor.call('getMessage', { body: { tid } })
    expect(contentList[0]?.topic?.topicName).toBe('老旧小区改造')
  })
})
