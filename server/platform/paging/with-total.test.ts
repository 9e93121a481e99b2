import { messageTabs } from '@board/schemas/boards/tabs'
import { exactTotal } from '@board/schemas/facts/formats'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { memberOf } from '../../../tests/support/builders/actors.ts'
import { buildGroup, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { listPublicMessages } from '../../records/lists/public-messages.ts'
import type { ListFilter } from '../../records/lists/staff-filter.ts'
import { listStaffMessages } from '../../records/lists/staff-messages.ts'
import { searchDocument } from '../../records/search/bigrams.ts'

const now = new Date('2026-03-02T04:00:00Z')

const { db } = await testDatabase()

const group = await buildGroup(db)
const clerk = memberOf(group)
const { fid } = await buildMessage(db, { group_id: group.id })
await buildMessage(db, { fid, state: 2 })
await buildMessage(db, { fid, state: 3, explain_due: true, priority_level: 1 })
await buildMessage(db, { fid, state: 3, recheck_open: true })
await buildMessage(db, { fid, audit_state: 0 })
for (let more = 0; more < 8; more++) await buildMessage(db, { fid, state: 2 })
/** The number of messages, without the one that waits for approval. */
const held = 12

const list = async (filter: ListFilter) => {
  const { rows, total, totalCapped, isFull } = await listStaffMessages(db, clerk, filter, now)
  return { rows: rows.length, total, totalCapped, isFull }
}
/** Lists the same messages with a filter that matches all of them. */
const filtered = (filter: ListFilter) => list({ ...filter, fids: [fid] })

/** Inserts copies of one message at once, without the product's verbs. */
const copies = (n: number) => sql`
  insert into message (fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at, approved_at, audit_state)
  select fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at, approved_at, audit_state
  from message, generate_series(1, ${n}) where tid = (select min(tid) from message where fid = ${fid} and audit_state = 1)`

describe('a page of a board with its total', () => {
  it.each(messageTabs.map(({ display }) => display))(
    'is the same from kept numbers and from counting, tab %i',
    async display => {
      const page = await list({ display, rows: 20 })
      expect(page).toEqual(await filtered({ display, rows: 20 }))
      expect(page.rows).toBe(page.total)
    }
  )

  it('has the total even if the page is empty', async () => {
    const beyond = { rows: 0, total: held, totalCapped: false, isFull: false }
    expect(await list({ page: 9 })).toEqual(beyond)
    expect(await filtered({ page: 9 })).toEqual(beyond)
    const nothing = { rows: 0, total: 0, totalCapped: false, isFull: false }
    expect(await list({ nickName: 'nobody has this name' })).toEqual(nothing)
  })

  it.each(['approvedAt:asc', 'repliedAt:desc', 'deadlineAt:asc'] as const)(
    'continues after its last row, by %s',
    async order => {
      for (const read of [list, filtered])
        expect(await read({ order, page: 2 })).toMatchObject({ rows: 2, total: held })
      const tids = async (more: ListFilter) => {
        const { rows } = await listStaffMessages(db, clerk, { order, ...more }, now)
        return rows
      }
      const [all, first] = [await tids({ fids: [fid], rows: 20 }), await tids({ fids: [fid] })]
      const cursor = Buffer.from(first.at(-1)?.cursor ?? '').toString('base64url')
      const next = await tids({ fids: [fid], cursor })
      expect([...first, ...next].map(({ tid }) => tid)).toEqual(all.map(({ tid }) => tid))
    }
  )

  it('finds rare and common words, only in the group’s own messages', async () => {
    const other = await buildMessage(db, { subject: '路灯损坏' })
    const mine = await buildMessage(db, { fid, subject: '路灯损坏' })
    for (const { tid } of [other, mine])
      await db
        .insertInto('message_search')
        .values({ tid, ...searchDocument(['路灯损坏']) })
        .execute()
    for (const searchType of [1, 3] as const) {
      const { rows } = await listStaffMessages(db, clerk, { keywords: '路灯损坏', searchType }, now)
      expect(rows.map(({ tid }) => tid)).toEqual([mine.tid])
    }
    const words = { keywords: '路灯', searchType: 3 } as const
    const theirs = await listStaffMessages(db, memberOf(await groupOf(other.tid)), words, now)
    expect(theirs.rows.map(({ tid }) => tid)).toEqual([other.tid])
    await db.updateTable('message').set({ audit_state: 4 }).where('tid', 'in', [mine.tid]).execute()
  })

  it('is exact up to 10,000, and read in its order beyond', async () => {
    await copies(exactTotal - held).execute(db)
    const full = { rows: 10, total: exactTotal, totalCapped: false, isFull: true }
    expect(await list({})).toEqual(full)
    expect(await filtered({})).toEqual(full)
    const [newest] = (await listStaffMessages(db, clerk, {}, now)).rows
    await buildMessage(db, { fid, approved_at: new Date('2020-01-01') })
    // the second time it is remembered
    for (let time = 0; time < 2; time++) {
      expect(await filtered({})).toEqual({ ...full, totalCapped: true })
      const { rows } = await listStaffMessages(db, clerk, { fids: [fid] }, now)
      expect(rows[0]?.tid).toBe(newest?.tid)
    }
    expect(await list({})).toEqual({ ...full, totalCapped: true })
  })
})

it.each(['approvedAt:desc', 'approvedAt:asc'] as const)(
  'a tab of several states is one list in its order, on each page and after each row, by %s',
  async order => {
    const own = await buildGroup(db)
    const { fid: ownFid } = await buildMessage(db, { group_id: own.id, state: 2 })
    for (let minute = 0; minute < 24; minute++) {
      const approved_at = new Date(Date.UTC(2026, 0, 5, 1, minute))
      const state = [11, 21, 12, 3][(minute * 5) % 4] ?? 11
      await buildMessage(db, { fid: ownFid, state, approved_at })
    }
    const read = async (more: ListFilter) =>
      (await listStaffMessages(db, memberOf(own), { display: 6, order, rows: 4, ...more }, now)).rows
    const all = (await read({ fids: [ownFid], rows: 20 })).map(({ tid }) => tid)
    expect(all).toHaveLength(18)
    const pages = (await Promise.all([1, 2, 3, 4, 5].map(page => read({ page })))).flat()
    expect(pages.map(({ tid }) => tid)).toEqual(all)
    const third = (await read({}))[2]
    const cursor = Buffer.from(third?.cursor ?? '').toString('base64url')
    expect((await read({ cursor, rows: 20 })).map(({ tid }) => tid)).toEqual(all.slice(3))
  }
)

describe('later pages', async () => {
  const own = await buildGroup(db)
  const { fid: ownFid } = await buildMessage(db, { group_id: own.id })
  for (let number = 0; number < 46; number++)
    await buildMessage(db, {
      fid: ownFid,
      state: number % 3 === 0 ? 0 : 2,
      // several messages at each moment, and some without a reply
      approved_at: new Date(Date.UTC(2026, 0, 5, 1, number >> 2)),
      replied_at: number % 3 === 0 ? null : new Date(Date.UTC(2026, 0, 6, 1, number >> 3))
    })
  const inTurn = async (read: (more: { page?: number; rows?: 50 }) => Promise<{ tid: number }[]>) => {
    const all = await read({ rows: 50 })
    const pages = await Promise.all([1, 2, 3, 4, 5].map(page => read({ page })))
    expect(pages.map(rows => rows.length)).toEqual([10, 10, 10, 10, all.length - 40])
    expect(pages.flat().map(({ tid }) => tid)).toEqual(all.map(({ tid }) => tid))
    return all.length
  }

  it.each(['approvedAt:desc', 'approvedAt:asc', 'repliedAt:desc', 'repliedAt:asc'] as const)(
    'of a board begin where the one before ends, by %s',
    async order => {
      for (const filter of [{}, { fids: [ownFid] }]) {
        const read = async (more: ListFilter) =>
          (await listStaffMessages(db, memberOf(own), { order, ...filter, ...more }, now)).rows
        expect(await inTurn(read)).toBe(47)
      }
    }
  )

  it('of the public list begin where the one before ends', async () => {
    expect(await inTurn(async more => (await listPublicMessages(db, { ...more, fid: ownFid })).rows)).toBe(47)
  })
})

async function groupOf(tid: number) {
  return await db
    .selectFrom('org_group')
    .selectAll()
    .where('id', '=', db.selectFrom('message').select('group_id').where('tid', '=', tid))
    .executeTakeFirstOrThrow()
}
