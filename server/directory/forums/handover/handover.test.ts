import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildAssignment,
  buildForum,
  buildGroup,
  buildMessage
} from '../../../../tests/support/builders/builders.ts'
import {
  beginHandover,
  buildManyMessages,
  wrongTallies
} from '../../../../tests/support/builders/handovers.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { jobs } from '../../../runtime/jobs/jobs.ts'
import { continueHandovers } from './continue.ts'
import { atOnce } from './handover.ts'

const board = await testBoard(await testDatabase())
const { db, deps } = board
const editor = await board.client('editor')
const { signal } = new AbortController()
const goOn = (given: Partial<Parameters<typeof continueHandovers>[0]> = {}) =>
  continueHandovers({ db, clock: () => new Date(), signal, limit: 2, ...given })

/** Builds a forum with messages, and the group that will get it. */
async function buildForumOf(count: number) {
  const { fid, group_id: from, name } = await buildForum(db)
  const { id: to } = await buildGroup(db)
  return { fid, from, to, name, tids: await buildManyMessages(db, fid, count) }
}

const handoverOf = async (fid: number) =>
  await db
    .selectFrom('forum_handover_named')
    .select(['total', 'moved', 'waiting', 'state', 'started_by'])
    .where('fid', '=', fid)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const heldBy = async (group: number, fid: number) => {
  const held = db.selectFrom('message').select('tid').where('group_id', '=', group).where('fid', '=', fid)
  return (await held.orderBy('tid').execute()).map(({ tid }) => tid)
}
const toldOf = async (group: number) =>
  (await db.selectFrom('notification').select(['verb', 'subject']).where('group_id', '=', group).execute())
    .filter(({ verb }) => verb === 'forum.handedOver')
    .map(({ subject }) => subject)

describe('a hand-over of a large forum', () => {
  it('moves the newest messages with the change, and the job moves the others', async () => {
    const { fid, from, to, name, tids } = await buildForumOf(5)
    await beginHandover(db, fid, to, 2)
    expect(await handoverOf(fid)).toEqual({
      total: 5,
      moved: 2,
      waiting: 0,
      state: 'moving',
      started_by: '编辑'
    })
    expect(await heldBy(to, fid)).toEqual(tids.slice(3))
    expect(await toldOf(to)).toEqual([])
    expect(await goOn()).toBe(3)
    expect(await heldBy(to, fid)).toEqual(tids)
    expect(await handoverOf(fid)).toMatchObject({ moved: 5, waiting: 0, state: 'finished' })
    expect([await toldOf(from), await toldOf(to)]).toEqual([[`${name}（5）`], [`${name}（5）`]])
    expect(await goOn()).toBe(0)
    expect(await toldOf(to)).toHaveLength(1)
  })

  it('writes no more messages in a statement than the limit', async () => {
    const { fid, to } = await buildForumOf(5)
    await sql`create table written (n integer)`.execute(db)
    await sql`create function note_written() returns trigger language plpgsql as $$
      begin insert into written select count(*) from rows; return null; end $$`.execute(db)
    await sql`create trigger note_written after update on message referencing new table as rows
      for each statement execute function note_written()`.execute(db)
    await beginHandover(db, fid, to, 2)
    await goOn()
    await sql`drop trigger note_written on message`.execute(db)
    const { rows } = await sql<{ n: number }>`select n from written where n > 0`.execute(db)
    expect(rows.map(({ n }) => n)).toEqual([2, 2, 1])
  })

  it('is requested from the schedule at once, also when the job is paused', async () => {
    const { fid, to } = await buildForumOf(atOnce + 1)
    await db.updateTable('schedule_job').set({ status: 0 }).where('bean_name', '=', 'forumHandover').execute()
    const { version } = await editor.call('sysForumGet', { params: { id: fid } })
    await editor.call('sysForumUpdate', { params: { id: fid }, body: { version, groupId: to } })
    const queued = db
      .selectFrom('schedule_run as r')
      .innerJoin('schedule_job as j', 'j.id', 'r.job_id')
      .select('j.bean_name')
    expect(await queued.execute()).toEqual([{ bean_name: 'forumHandover' }])
    const run = { deps, params: {} as never, now: new Date(), signal }
    expect(await jobs.forumHandover.run(run)).toBe(1)
    expect(await handoverOf(fid)).toMatchObject({ moved: atOnce + 1, state: 'finished' })
  })

  it('continues where it stopped, and moves each message once', async () => {
    const { fid, to, tids } = await buildForumOf(9)
    await beginHandover(db, fid, to, 2)
    const stopping = new AbortController()
    let asked = 0
    // the signal fires between two batches
    const stopped = Object.create(stopping.signal, {
      aborted: { get: () => ++asked > 4 }
    }) as AbortSignal
    const first = await goOn({ signal: stopped })
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(7)
    expect(await handoverOf(fid)).toMatchObject({ moved: 2 + first, state: 'moving' })
    expect(await goOn()).toBe(7 - first)
    const moved = db.selectFrom('message').select('version').where('tid', 'in', tids)
    expect((await moved.execute()).map(({ version }) => version)).toEqual(tids.map(() => 2))
    expect(await handoverOf(fid)).toMatchObject({ moved: 9, state: 'finished' })
  })

  it('keeps the numbers on the tabs right, and lets the data board count the days again', async () => {
    const { fid, to, tids } = await buildForumOf(5)
    await beginHandover(db, fid, to, 2)
    await db.deleteFrom('statistic_day').execute()
    expect(await wrongTallies(db)).toEqual([])
    await goOn()
    expect(await wrongTallies(db)).toEqual([])
    const stale = db.selectFrom('statistic_day').select('day').where('is_stale', '=', true)
    const days = sql<number>`count(distinct (approved_at at time zone 'Asia/Shanghai')::date)::int`.as('days')
    const dates = await db
      .selectFrom('message')
      .select(days)
      .where('tid', 'in', tids)
      .executeTakeFirstOrThrow()
    expect((await stale.execute()).length).toBe(dates.days)
  })

  it('is found by words at the institution that has the message at the moment', async () => {
    const { city, province } = board.world.groups
    const { fid } = await buildForum(db, { group_id: city })
    await buildForum(db, { group_id: city }).then(other => buildManyMessages(db, other.fid, 1))
    const tids = await buildManyMessages(db, fid, 3)
    const clerks = [await board.client('city'), await board.client('province')] as const
    const found = async () =>
      await Promise.all(
        clerks.map(async clerk => {
          const { list, total } = await clerk.call('pageAns', {
            body: { display: 8, fids: [fid], keywords: '路灯', rows: 10 }
          })
          expect(total).toBe(list.length)
          return list.map(({ tid }) => tid).sort((one, other) => one - other)
        })
      )
    expect(await found()).toEqual([tids, []])
    await beginHandover(db, fid, province, 2)
    expect(await found()).toEqual([tids.slice(0, 1), tids.slice(1)])
    await goOn()
    expect(await found()).toEqual([[], tids])
  })

  it('gives messages that are posted meanwhile to the new institution', async () => {
    const { fid, to } = await buildForumOf(5)
    await beginHandover(db, fid, to, 2)
    const citizen = await board.client('citizen')
    const { tid } = await citizen.call('postMessage', {
      body: {
        fid,
        typeId: 2,
        domainId: 1,
        isPublic: true,
        isAnonymous: false,
        subject: '小区门口道路坑洼影响出行',
        content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，希望尽快修补。'
      }
    })
    expect(await heldBy(to, fid)).toContain(tid)
    await goOn()
    expect(await handoverOf(fid)).toMatchObject({ total: 5, moved: 5, state: 'finished' })
  })
})

/** Opens a matter about a message; the function that is returned closes it. */
type Open = (tid: number, group: number) => Promise<() => Promise<unknown>>

const set = (table: string, tid: number, change: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(change)} where tid = ${tid}`.execute(db)

const matters: Readonly<Record<string, Open>> = {
  'an assignment': async tid => {
    await buildAssignment(db, { tid })
    return () => set('assignment', tid, 'state = 90')
  },
  'a recheck': async (tid, group_id) => {
    await db
      .insertInto('recheck')
      .values({ tid, group_id, matter: 1, channel: 1, reason: '不属于本机构', created_at: new Date() })
      .execute()
    return () => set('recheck', tid, 'state = 2')
  },
  'a delivery': async (tid, group_id) => {
    const to_group_id = (await buildGroup(db)).id
    await db
      .insertInto('delivery')
      .values({ tid, group_id, to_group_id, reason: '请协助', created_at: new Date() })
      .execute()
    return () => set('delivery', tid, 'state = 3')
  },
  'a report': async (tid, group_id) => {
    const superior_id = (await buildGroup(db)).id
    await db
      .insertInto('message_report')
      .values({ tid, group_id, superior_id, note: '请示', created_at: new Date() })
      .execute()
    return () => set('message_report', tid, 'state = 4')
  },
  'a proposed reply': async (tid, group_id) => {
    const superior_id = (await buildGroup(db)).id
    const { uid } = await buildAccount(db)
    const proposal = { group_id, superior_id, proposed_by: uid, kind: 'final', content: '已修好。' }
    await db
      .insertInto('reply_proposal')
      .values({ tid, ...proposal, hash: '', created_at: new Date() })
      .execute()
    return () => set('reply_proposal', tid, 'state = 3')
  },
  'an extension': async tid => {
    const { uid } = await buildAccount(db)
    const asked = { days: 5, deadline_at: new Date(), requested_by: uid, requested_at: new Date() }
    await db
      .insertInto('deadline_extension')
      .values({ tid, ...asked })
      .execute()
    return () => set('deadline_extension', tid, `state = 'withdrawn'`)
  }
}

describe.for(Object.entries(matters))('a message with %s', ([, open]) => {
  it('stays with the former institution until that is closed', async () => {
    const { fid, from, to, name, tids } = await buildForumOf(4)
    await beginHandover(db, fid, to, 1)
    const [held = 0] = tids
    const close = await open(held, from)
    expect(await goOn()).toBe(2)
    expect(await heldBy(from, fid)).toEqual([held])
    expect(await handoverOf(fid)).toMatchObject({ moved: 3, waiting: 1, state: 'waiting' })
    expect(await toldOf(to)).toEqual([])
    await close()
    expect(await goOn()).toBe(1)
    expect(await handoverOf(fid)).toMatchObject({ moved: 4, waiting: 0, state: 'finished' })
    expect(await toldOf(to)).toEqual([`${name}（4）`])
  })
})

describe('a message', () => {
  it('that is merged waits with its main message', async () => {
    const { fid, from, to, tids } = await buildForumOf(4)
    await beginHandover(db, fid, to, 1)
    const [main = 0, merged = 0] = tids
    await db
      .updateTable('message')
      .set({ merged_into: main, merged: true })
      .where('tid', '=', merged)
      .execute()
    await buildAssignment(db, { tid: main })
    await goOn()
    expect(await heldBy(from, fid)).toEqual([main, merged])
    await set('assignment', main, 'state = 90')
    // an open matter of another forum holds nothing back
    const { tid: foreign } = await buildMessage(db)
    await buildAssignment(db, { tid: foreign })
    await goOn()
    expect(await heldBy(from, fid)).toEqual([])
  })

  it('on which somebody acts is left out, and is moved when they have finished', async () => {
    const { fid, from, to, tids } = await buildForumOf(4)
    await beginHandover(db, fid, to, 1)
    // it is in the next batch, before others
    const held = tids[2] ?? 0
    let going: Promise<number> | undefined
    await db.transaction().execute(async trx => {
      await sql`select 1 from message where tid = ${held} for update`.execute(trx)
      going = Promise.resolve().then(() => goOn())
      // the others are moved although this one is held
      await expect.poll(() => heldBy(from, fid), { timeout: 10_000 }).toEqual([held])
    })
    expect(await going).toBe(3)
    expect(await handoverOf(fid)).toMatchObject({ moved: 4, state: 'finished' })
  })

  it('that the former institution has taken over as a superior stays with it', async () => {
    const { fid, from, to, tids } = await buildForumOf(4)
    await beginHandover(db, fid, to, 1)
    const last = tids.at(-1) ?? 0
    const report = { tid: last, group_id: to, superior_id: from, note: '请示', state: 1 }
    const at = new Date(Date.now() + 1000)
    await db
      .insertInto('message_report')
      .values({ ...report, created_at: at, decided_at: at })
      .execute()
    await db.updateTable('message').set({ group_id: from }).where('tid', '=', last).execute()
    expect(await goOn()).toBe(3)
    expect(await heldBy(from, fid)).toEqual([last])
    expect(await handoverOf(fid)).toMatchObject({ moved: 4, state: 'finished' })
  })

  it('has past assignments and reports at the new institution', async () => {
    const { fid, from, to, tids } = await buildForumOf(3)
    const [tid = 0] = tids
    const { tpid } = await buildAssignment(db, { tid, giver_group_id: from, state: 90 })
    await beginHandover(db, fid, to, 1)
    await goOn()
    const row = db.selectFrom('assignment').select('is_past').where('tpid', '=', tpid)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ is_past: true })
  })
})

describe('while a forum is being handed over', () => {
  it('it is given to no third institution, and both institutions stay', async () => {
    const { fid, from, to } = await buildForumOf(4)
    const { id: third } = await buildGroup(db)
    const forum = (id: number) => editor.call('sysForumGet', { params: { id } })
    const change = async (groupId: number) =>
      editor.call('sysForumUpdate', {
        params: { id: fid },
        body: { version: (await forum(fid)).version, groupId }
      })
    const institution = (id: number, body: object) =>
      editor.call('sysInstitutionUpdate', { params: { id }, body: { version: 1, ...body } })
    expect(await forum(fid)).toMatchObject({ handingOver: false })
    await beginHandover(db, fid, to, 1)
    expect(await forum(fid)).toMatchObject({ handingOver: true })
    await expect(change(third)).rejects.toMatchObject({
      code: 'ENT0233',
      message: expect.stringContaining('1 / 4')
    })
    await expect(change(from)).rejects.toMatchObject({ code: 'ENT0233' })
    // saving the form without another institution is no second hand-over
    expect(await change(to)).toMatchObject({ groupId: to })
    await expect(institution(from, { status: 0 })).rejects.toMatchObject({ code: 'ENT0234' })
    await expect(institution(from, { organization: 3 })).rejects.toMatchObject({ code: 'ENT0204' })
    await db.updateTable('forum').set({ status: 0 }).where('fid', '=', fid).execute()
    await expect(institution(to, { status: 0 })).rejects.toMatchObject({ code: 'ENT0234' })
    await db.updateTable('forum').set({ status: 1 }).where('fid', '=', fid).execute()
    await goOn()
    expect(await forum(fid)).toMatchObject({ handingOver: false })
    expect(await institution(from, { status: 0 })).toMatchObject({ status: 0 })
    expect(await change(third)).toMatchObject({ groupId: third })
    const removed = editor.call('sysInstitutionDelete', { params: { id: from } })
    await expect(removed).rejects.toMatchObject({ code: 'ENT0211' })
  })

  it('editors see how far it is', async () => {
    const { fid, to, name } = await buildForumOf(4)
    await beginHandover(db, fid, to, 1)
    const list = await editor.call('sysForumHandoverList', {
      query: { filter: JSON.stringify({ forumId: [fid], state: ['moving'] }) }
    })
    expect(list).toMatchObject([{ name, toGroupId: to, total: 4, moved: 1, startedBy: '编辑' }])
  })
})

it('a message that waits for approval, or was returned, is handed over too', async () => {
  const { fid, to } = await buildForumOf(0)
  const states = await Promise.all(
    [0, 2, 3, 4].map(audit_state => buildMessage(db, { fid, audit_state }).then(({ tid }) => tid))
  )
  await beginHandover(db, fid, to, 1)
  await goOn()
  expect(await heldBy(to, fid)).toEqual([...states].sort((one, other) => one - other))
})
