import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Db, openDatabase } from '../../platform/database/open.ts'
import { searchDocument } from './bigrams.ts'
import { findMessages, type SearchFilter } from './find.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
beforeAll(() => migrate(pglite), 60_000)
afterAll(() => pglite.close())

async function write(db: Db, subject: string, given: Parameters<typeof buildMessage>[1] = {}) {
  const message = await buildMessage(db, { audit_state: 1, approved_at: new Date(), subject, ...given })
  await db
    .insertInto('message_search')
    .values({ tid: message.tid, ...searchDocument([subject]) })
    .execute()
  return message
}

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('searching on %s', (_, db) => {
  const tids = async (text: string, values = {}) => (await findMessages(db, text, { rows: 10, values })).tids

  it('finds what holds the words, newest first', async () => {
    const older = await write(db, '咨询养老保险如何转移', { approved_at: new Date('2026-01-01') })
    const newer = await write(db, '养老保险断缴两年', { approved_at: new Date('2026-02-01') })
    await write(db, '养老院和保险公司')
    expect(await findMessages(db, '养老保险', { rows: 10 })).toEqual({
      tids: [newer.tid, older.tid],
      total: 2,
      totalCapped: false
    })
    expect(await tids('保险 转移')).toEqual([older.tid])
    expect(await tids('缴')).toEqual([newer.tid])
    expect((await findMessages(db, '养老保险', { rows: 1, offset: 1 })).tids).toEqual([older.tid])
  })

  it('narrows by what the message is, as it is now', async () => {
    const { tid, fid } = await write(db, '路灯不亮', { type_id: 2 })
    expect(await tids('路灯', { type: [1, 2], forum: [fid], state: [0] })).toEqual([tid])
    expect(await tids('路灯', { type: [1] })).toEqual([])
    expect(await tids('路灯', { type: [] })).toEqual([])
    await db.updateTable('message').set({ state: 2, type_id: 6 }).where('tid', '=', tid).execute()
    expect(await tids('路灯', { type: [6], state: [2] })).toEqual([tid])
    expect(await tids('路灯', { state: [0] })).toEqual([])
  })

  it('shows only what is public', async () => {
    const { tid } = await write(db, '公交改线')
    expect(await tids('公交')).toEqual([tid])
    await db.updateTable('message').set({ audit_state: 2 }).where('tid', '=', tid).execute()
    expect(await tids('公交')).toEqual([])
    await write(db, '公交卡退费', { is_public: false })
    expect(await tids('公交')).toEqual([])
  })

  it('narrows by a time, by the forums of a sub-select, and goes on after a row', async () => {
    const [first, second, third] = [
      await write(db, '图书馆闭馆', { approved_at: new Date('2025-03-01') }),
      await write(db, '图书馆开馆', { approved_at: new Date('2025-04-01') }),
      await write(db, '图书馆借书', { approved_at: new Date('2025-05-01') })
    ]
    const find = (filter: Partial<SearchFilter>) => findMessages(db, '图书馆', { rows: 10, ...filter })
    const between = { from: new Date('2025-03-15'), before: new Date('2025-05-01') }
    expect(await find(between)).toMatchObject({ tids: [second.tid], total: 1 })
    const forums = sql`select fid from forum where fid in (${first.fid}, ${third.fid})`
    expect(await find({ values: { forum: forums } })).toMatchObject({
      tids: [third.tid, first.tid],
      total: 2
    })
    expect((await find({ values: { forum: sql`select fid from forum where false` } })).total).toBe(0)
    const after = sql<boolean>`(at, tid) < (${new Date('2025-04-01')}, ${second.tid}::integer)`
    expect(await find({ after })).toMatchObject({ tids: [first.tid], total: 3 })
  })

  it('lists what was answered by the time of the answer', async () => {
    const replied = (day: string) => ({ state: 2, replied_at: new Date(day) })
    const late = await write(db, '暖气不热', replied('2025-12-20'))
    const early = await write(db, '暖气漏水', replied('2025-12-10'))
    await write(db, '暖气收费')
    const found = await findMessages(db, '暖气', { rows: 10, order: 'replied', values: { state: [2] } })
    expect(found).toEqual({ tids: [late.tid, early.tid], total: 2, totalCapped: false })
  })

  it('finds nothing for empty words', async () => {
    expect(await findMessages(db, '！？', { rows: 10 })).toEqual({ tids: [], total: 0, totalCapped: false })
  })
})

describe('among very many', () => {
  const { db } = postgres

  it('counts to 3,000 and says that there are more, with the newest on the page', async () => {
    const { tid, fid, group_id, author_uid } = await write(db, '垃圾分类')
    await sql`insert into message (fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt,
        created_at, approved_at, audit_state)
      select ${fid}::int, ${group_id}::int, ${author_uid}::int, '', 2 - n % 2, 1, '垃圾分类', '', now(),
        timestamptz '2030-01-01' + n * interval '1 minute', 1 from generate_series(1, 10050) n`.execute(db)
    await sql`insert into message_search (tid, body, grams)
      select m.tid, s.body, s.grams from message m, message_search s where s.tid = ${tid} and m.tid > ${tid}`.execute(
      db
    )
    const found = await findMessages(db, '垃圾分类', { rows: 2, values: { type: [1, 2] } })
    const newest = await sql<{ tid: number }>`select tid from message where subject = '垃圾分类'
      order by approved_at desc limit 2`.execute(db)
    expect(found).toEqual({ tids: newest.rows.map(row => row.tid), total: 3000, totalCapped: true })
    expect((await findMessages(db, '垃圾分类', { rows: 2, values: { forum: [0] } })).total).toBe(0)
    expect(await findMessages(db, '垃圾分类', { rows: 2, values: { type: [1, 2] } })).toEqual(found)
  })

  it('lists the last answered of them', async () => {
    await sql`update message set state = 2, replied_at = timestamptz '2031-01-01' - tid * interval '1 minute'
      where subject = '垃圾分类'`.execute(db)
    const found = await findMessages(db, '垃圾分类', { rows: 2, order: 'replied', values: { state: [2] } })
    const last = await sql<{
      tid: number
    }>`select tid from message where subject = '垃圾分类' order by tid limit 2`.execute(db)
    expect(found).toEqual({ tids: last.rows.map(row => row.tid), total: 3000, totalCapped: true })
  })

  it('takes the index of grams, however common the planner thinks the word is', async () => {
    await sql`analyze message_search`.execute(db)
    const { grams } = searchDocument(['垃圾'])
    const { rows } = await sql<Record<string, string>>`explain select tid from message_search
      where is_listed and grams @> (select ${grams}::integer[]) limit 10001`.execute(db)
    expect(JSON.stringify(rows)).toContain('message_search_grams')
  })
})
