import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForum, buildMessage, buildReply } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { countSite } from '../../directory/site/numbers.ts'
import { countWrites } from '../../platform/database/statements/writes.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { readSums } from './board.ts'
import type { Place } from './cells/store.ts'
import { dayOf, workingMinutes } from './days.ts'
import { countStatistics } from './roll-up.ts'
import { selectFacts } from './store.ts'

/** Moments of Shanghai; 2 March 2026 is a Monday. */
const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-03-20T10:00:00')
const seconds = (moment: Date) => moment.getTime() / 1000

const database = await testDatabase()
const board = await testBoard(database, () => now)
const { db, world } = board
const clerk = await board.client('city')
const editor = await board.client('editor')
const citizen = await board.client('citizen')

/** All that happens here happens in March. */
const march = { startTime: seconds(at('2026-03-01T00:00:00')), endTime: seconds(at('2026-03-31T00:00:00')) }
const read = async (more: object = {}, client = clerk) =>
  await client.call('dataBoard', { body: { ...march, unit: 'month', ...more } })

const approved = (day: string, more: object = {}) =>
  buildMessage(db, { fid: world.forums.city, created_at: at(`${day}T09:00:00`), ...more })

async function grade(tid: number, score: number, more: object = {}) {
  const scores = { resolution: score, speed: score, manner: score }
  await db
    .insertInto('grade')
    .values({ tid, round: 1, ...scores, created_at: now, ...more })
    .execute()
}

/** Records an event of a message, as every change does. */
const noted = (tid: number) =>
  inTransaction(db, trx =>
    recordEvent(trx, {
      verb: 'reply.final',
      audience: 'public',
      actor: 'system',
      at: now,
      tid,
      subject: { kind: 'message', id: tid }
    })
  )

/** Something that one part waits for and another gives. */
function signal() {
  let give = () => {}
  const given = new Promise<void>(resolve => {
    give = resolve
  })
  return { given, give: () => give() }
}

// on time, late, not yet, and today
const first = await approved('2026-03-02')
await buildReply(db, { tid: first.tid, created_at: at('2026-03-03T09:00:00') })
await grade(first.tid, 5)
const late = await approved('2026-03-02', { type_id: 1 })
await buildReply(db, { tid: late.tid, created_at: at('2026-03-17T09:00:00') })
const waiting = await approved('2026-03-10', { domain_id: 2 })
await approved('2026-03-20')

describe('time', () => {
  it('is that of working days alone', () => {
    expect(workingMinutes(at('2026-03-02T09:00:00'), at('2026-03-03T09:00:00'))).toBe(1440)
    // from Friday afternoon to Monday morning
    expect(workingMinutes(at('2026-03-06T18:00:00'), at('2026-03-09T06:00:00'))).toBe(720)
    expect(workingMinutes(at('2026-03-07T09:00:00'), at('2026-03-08T09:00:00'))).toBe(0)
  })
})

describe('the data board', () => {
  it('shows the same for today before and after the job, and for all days once it has run', async () => {
    expect((await read()).total.messages).toBe(4)
    const written = countWrites()
    expect(await countStatistics(db, now)).toBeGreaterThanOrEqual(3)
    expect(countWrites(), 'what is remembered of lists stays').toBe(written)
    const { total, byType, byDomain, byForum, byGroup, periods } = await read()
    expect(total).toMatchObject({ messages: 4, counted: 4, replied: 2, replyRate: 0.5 })
    expect(total).toMatchObject({ onTime: 1, onTimeRate: 0.5, p50Days: 1, p90Days: 11 })
    expect(total).toMatchObject({ graded: 1, satisfactionRate: 1, gradeLevel: 5, scores: [0, 0, 0, 0, 1] })
    expect(byType.map(({ typeId, messages }) => [typeId, messages])).toEqual([
      [2, 3],
      [1, 1]
    ])
    expect(byDomain.map(({ domainId, messages }) => [domainId, messages])).toEqual([
      [1, 3],
      [2, 1]
    ])
    expect(byForum).toMatchObject([{ fid: world.forums.city, name: '临江市市长', messages: 4 }])
    expect(byGroup).toMatchObject([{ groupId: world.groups.city, name: '临江市', messages: 4 }])
    expect(periods).toMatchObject([{ from: march.startTime, messages: 4 }])
  })

  it.each([
    ['day', 31, 4],
    ['week', 6, 2],
    ['quarter', 1, 4],
    ['year', 1, 4]
  ] as const)('has periods of a %s, empty ones too', async (unit, count, most) => {
    const { periods } = await read({ unit })
    expect(periods).toHaveLength(count)
    expect(periods.reduce((sum, { messages }) => sum + messages, 0)).toBe(4)
    expect(Math.max(...periods.map(({ messages }) => messages))).toBe(unit === 'day' ? 2 : most)
  })

  it('counts anew what has changed since, and nothing where nothing has', async () => {
    await buildReply(db, { tid: waiting.tid, created_at: at('2026-03-12T09:00:00') })
    expect((await read()).total.replied).toBe(2)
    await noted(waiting.tid)
    await countStatistics(db, now)
    expect((await read()).total).toMatchObject({ replied: 3, onTime: 2 })
    await db.updateTable('message').set({ audit_state: 2 }).where('tid', '=', waiting.tid).execute()
    await noted(waiting.tid)
    await countStatistics(db, now)
    expect((await read()).total.messages).toBe(3)
    await db.updateTable('message').set({ audit_state: 1 }).where('tid', '=', waiting.tid).execute()
    await noted(waiting.tid)
    await countStatistics(db, now)
    expect((await read()).total.messages).toBe(4)
  })

  it('does not miss what is written late, by a transaction that began long before others', async () => {
    const before = (await read()).total.messages
    const { tid } = await approved('2026-03-16', { audit_state: 0 })
    const [begun, go, later] = [signal(), signal(), await approved('2026-03-17')]
    const slow = inTransaction(db, async trx => {
      const change = { audit_state: 1, approved_at: at('2026-03-16T09:00:00') } as const
      await trx.updateTable('message').set(change).where('tid', '=', tid).execute()
      await recordEvent(trx, {
        verb: 'message.approved',
        audience: 'public',
        actor: 'system',
        at: now,
        tid,
        subject: { kind: 'message', id: tid }
      })
      begun.give()
      await go.given
    })
    await begun.given
    // more than are looked at again anyway, in more than one run
    for (const run of [1, 2]) {
      for (let one = 0; one < 220; one++) await noted(later.tid)
      await countStatistics(db, at(`2026-03-20T10:0${run}:00`))
    }
    expect((await read()).total.messages).toBe(before + 1)
    go.give()
    await slow
    await countStatistics(db, at('2026-03-20T10:03:00'))
    expect((await read()).total.messages).toBe(before + 2)
    await db.deleteFrom('message').where('tid', 'in', [tid, later.tid]).execute()
    await db.updateTable('statistic_day').set({ is_stale: true }).execute()
    await countStatistics(db, now)
  })

  it('leaves a grade out that was struck', async () => {
    await grade(late.tid, 1)
    await noted(late.tid)
    await countStatistics(db, now)
    expect((await read()).total).toMatchObject({ graded: 2, satisfactionRate: 0.5 })
    await db.updateTable('grade').set({ struck_at: now }).where('tid', '=', late.tid).execute()
    await noted(late.tid)
    await countStatistics(db, now)
    expect((await read()).total).toMatchObject({ graded: 1, satisfactionRate: 1 })
  })

  it('keeps those out whom the platform does not count: of rates, or of volume', async () => {
    const { tid } = late
    const out = async (rates: boolean, volume: boolean) => {
      const record = {
        account_uid: late.author_uid,
        handle_type: 6,
        rule_name: '不计入统计',
        begin_time: now
      }
      const handling = db.insertInto('handling_record').values({ ...record, count_type: rates ? 2 : 3 })
      await handling.execute()
      await db.deleteFrom('uncounted_message').where('tid', '=', tid).execute()
      if (rates || volume) await db.insertInto('uncounted_message').values({ tid, rates, volume }).execute()
      await countStatistics(db, now)
    }
    const before = (await read()).total
    await out(true, false)
    expect((await read()).total).toMatchObject({ messages: 4, counted: 3, replied: before.replied - 1 })
    await out(false, true)
    expect((await read()).total).toMatchObject({ messages: 3, counted: 4, replied: before.replied })
    await out(false, false)
    expect((await read()).total).toEqual(before)
  })

  it('counts what the list behind each figure holds, beside the messages that were deleted', async () => {
    const figures = ['messages', 'replied', 'overdue', 'graded', 'lowGrades'] as const
    const list = { ...march, display: 8 as const, endTime: march.endTime + 86_399 }
    const listed = async (counted: (typeof figures)[number]) => [
      (await clerk.call('pageAll', { body: { ...list, counted } })).total,
      (await editor.call('pageEditorQueue', { body: { ...list, display: 4, counted } })).total
    ]
    const compared = async () => {
      await countStatistics(db, now)
      const { total } = await read()
      for (const figure of figures) {
        const shown = total[figure] - total.deleted[figure]
        expect([figure, ...(await listed(figure))]).toEqual([figure, shown, shown])
      }
      return total
    }
    await compared()
    // of two gone ones one is replied to and graded low, and one overdue; a third one is out of the rates
    const answered = await approved('2026-03-04')
    await buildReply(db, { tid: answered.tid, created_at: at('2026-03-05T09:00:00') })
    await grade(answered.tid, 2)
    const open = await approved('2026-03-04', { deadline_at: at('2026-03-06T09:00:00') })
    const uncounted = await approved('2026-03-04', { deadline_at: at('2026-03-06T09:00:00') })
    await db
      .insertInto('uncounted_message')
      .values({ tid: uncounted.tid, rates: true, volume: true })
      .execute()
    const tids = [answered.tid, open.tid, uncounted.tid]
    for (const tid of tids) await noted(tid)
    const { deleted } = await compared()
    expect(deleted).toEqual({ messages: 0, replied: 0, overdue: 0, graded: 0, lowGrades: 0 })
    await db.updateTable('message').set({ audit_state: 4 }).where('tid', 'in', tids).execute()
    for (const tid of tids) await noted(tid)
    expect((await compared()).deleted).toEqual({
      messages: 2,
      replied: 1,
      overdue: 1,
      graded: 1,
      lowGrades: 1
    })
    await db.deleteFrom('grade').where('tid', 'in', tids).execute()
    await db.deleteFrom('message').where('tid', 'in', tids).execute()
    await db.updateTable('statistic_day').set({ is_stale: true }).execute()
    await countStatistics(db, now)
  })

  it('counts a message as due once its deadline has passed', async () => {
    const { tid } = await approved('2026-03-11', { deadline_at: at('2026-03-20T09:00:00') })
    await noted(tid)
    await countStatistics(db, at('2026-03-20T08:00:00'))
    const before = (await read()).total.onTimeRate
    await countStatistics(db, now)
    expect((await read()).total.onTimeRate).toBeLessThan(before ?? 0)
    await db.deleteFrom('message').where('tid', '=', tid).execute()
    await db.updateTable('statistic_day').set({ is_stale: true }).execute()
    await countStatistics(db, now)
  })

  it('shows a superior each that is directly below, with all below it, and nobody what is beside', async () => {
    const province = await board.client('province')
    const { byGroup, total } = await read({}, province)
    expect(total.messages).toBe(4)
    expect(byGroup).toMatchObject([{ groupId: world.groups.city, messages: 4 }])
    expect((await read({ groupId: world.groups.city }, province)).total.messages).toBe(4)
    const missing = { code: 'GEN0404', status: 404 }
    await expect(read({ groupId: world.groups.province })).rejects.toMatchObject(missing)
    await expect(read({ groupId: world.groups.stranger })).rejects.toMatchObject(missing)
    expect((await read({}, await board.client('stranger'))).total).toMatchObject({
      messages: 0,
      replyRate: null,
      p50Days: null
    })
    await expect(read({}, citizen)).rejects.toMatchObject({ code: 'GEN0403' })
    const all = await editor.call('editorDataBoard', { body: march })
    expect(all.total.messages).toBe(4)
    expect(all.byGroup).toMatchObject([{ groupId: world.groups.province }])
  })

  it('is narrowed to a forum, a type, a domain', async () => {
    expect((await read({ typeId: 1 })).total.messages).toBe(1)
    expect((await read({ domainId: 2, typeId: 2 })).total.messages).toBe(1)
    expect((await read({ fid: world.forums.province })).total.messages).toBe(0)
  })
})

it('counts everything anew after a server that kept other sums', async () => {
  await countStatistics(db, now)
  // the last events are always looked at again
  const few = await countStatistics(db, now)
  const { value } = await db
    .selectFrom('site_mark')
    .select('value')
    .where('name', '=', 'statistics')
    .executeTakeFirstOrThrow()
  const { version: _, ...before } = JSON.parse(value)
  await db
    .updateTable('site_mark')
    .set({ value: JSON.stringify(before) })
    .where('name', '=', 'statistics')
    .execute()
  expect(await countStatistics(db, now)).toBeGreaterThan(few)
})

describe('the data board of all institutions', () => {
  it('sums whole months and the days around them up to what a board of each says', async () => {
    const forum = await buildForum(db, { name: '临江市河道', group_id: world.groups.city })
    const days = ['2025-12-30', '2026-01-01', '2026-01-31', '2026-02-10', '2026-02-28', '2026-03-05']
    const made = await Promise.all(days.map(day => approved(day, { fid: forum.fid, domain_id: 3 })))
    for (const { tid, created_at } of made)
      await buildReply(db, { tid, created_at: new Date(created_at.getTime() + 3_600_000) })
    await db.deleteFrom('statistic_day').execute()
    await countStatistics(db, now)
    const one = async (from: string, filter: object = {}) => {
      const body = { startTime: seconds(at(`${from}T00:00:00`)), endTime: march.endTime, ...filter }
      const { total, byForum } = await editor.call('editorDataBoard', { body })
      const ofForum = byForum.find(({ fid }) => fid === forum.fid)
      return { all: total.messages, messages: ofForum?.messages, p90Days: ofForum?.p90Days }
    }
    for (const [from, messages] of [
      ['2025-12-01', 6],
      ['2026-01-01', 5],
      ['2026-01-02', 4],
      ['2026-02-11', 2]
    ] as const) {
      const whole = await one(from)
      expect(whole).toMatchObject({ messages, all: messages + 4 })
      // a filter is answered from cells alone
      expect(await one(from, { fid: forum.fid })).toMatchObject({ messages, p90Days: whole.p90Days })
      expect(await one(from, { domainId: 3 })).toMatchObject({ messages, all: messages })
    }
    const tids = made.map(({ tid }) => tid)
    await db.deleteFrom('message').where('tid', 'in', tids).execute()
    await db.updateTable('statistic_day').set({ is_stale: true }).execute()
    await countStatistics(db, now)
    expect(await one('2025-12-01')).toMatchObject({ all: 4 })
  })
})

describe('acts that could improve the figures unfairly', () => {
  /** A message of a forum of its own, replied to. */
  const fill = async (reply: object, more: object = {}) => {
    const message = await approved('2026-03-02', { fid: hollow.fid, ...more })
    await buildReply(db, { tid: message.tid, created_at: at('2026-03-03T09:00:00'), ...reply })
    return message.tid
  }
  const recheck = async (tid: number, from: string, to: string, state = 1) => {
    const times = { created_at: at(`${from}T09:00:00`), decided_at: at(`${to}T09:00:00`) }
    const asked = {
      tid,
      group_id: world.groups.city,
      matter: 1,
      channel: 1,
      reason: '不属于本机构职责',
      state
    }
    await db
      .insertInto('recheck')
      .values({ ...asked, ...times })
      .execute()
  }
  let hollow: { fid: number }
  beforeAll(async () => {
    hollow = await buildForum(db, { name: '临江市卫生健康委员会主任', group_id: world.groups.city })
  })
  afterAll(async () => {
    await db.deleteFrom('message').where('fid', '=', hollow.fid).execute()
    await db.updateTable('statistic_day').set({ is_stale: true }).execute()
    await countStatistics(db, now)
  })

  it('is counted of the messages that rates are of, today and once the job has run', async () => {
    await fill({ findings: [] })
    await fill({ findings: ['template'] })
    await fill({ findings: ['unrelated', 'copied'] })
    await fill({ findings: ['phone'] })
    // published before findings were kept
    const struck = await fill({})
    await grade(struck, 1, { struck_at: now })
    await grade(await fill({}), 5)
    // due on the 9th; the clock stood for two working days, which are kept in the deadline of the reply
    const [onTime, late, early] = [
      await fill({ created_at: at('2026-03-11T09:00:00'), due_at: at('2026-03-11T23:59:59') }),
      await fill({ created_at: at('2026-03-12T09:00:00'), due_at: at('2026-03-11T23:59:59') }),
      await fill({ created_at: at('2026-03-09T09:00:00'), due_at: at('2026-03-11T23:59:59') })
    ]
    for (const tid of [onTime, late, early]) await recheck(tid, '2026-03-03', '2026-03-05')
    // the platform moved it, or the recheck came after the reply: the clock of this reply did not stand
    await recheck(await fill({}), '2026-03-04', '2026-03-06')
    await recheck(await fill({ created_at: at('2026-03-06T09:00:00') }), '2026-03-03', '2026-03-05', 3)
    const expected = {
      examined: 4,
      hollow: 2,
      hollowRate: 0.5,
      copied: 1,
      copiedRate: 0.25,
      rated: 2,
      struck: 1,
      struckRate: 0.5,
      late: 1,
      pausedLate: 1,
      pausedLateRate: 1,
      pausedOnTime: 1,
      pausedOnTimeRate: 0.1
    }
    const asked = { fid: hollow.fid }
    for (const row of await db.selectFrom('message').select('tid').where('fid', '=', hollow.fid).execute())
      await noted(row.tid)
    await countStatistics(db, now)
    const { total, byForum, byType } = await read(asked)
    expect(total.caveats).toEqual(expected)
    expect(byForum[0]?.caveats).toEqual(expected)
    expect(byType[0]?.caveats).toEqual(expected)
    const all = await editor.call('editorDataBoard', { body: { ...march, unit: 'month' } })
    expect(all.total.caveats).toMatchObject({ examined: 4, hollow: 2, struck: 2, pausedOnTime: 1 })
    const year = { startTime: seconds(at('2026-01-01T00:00:00')), endTime: march.endTime }
    const whole = await editor.call('editorDataBoard', { body: year })
    expect(whole.byForum.find(({ fid }) => fid === hollow.fid)?.caveats).toEqual(expected)
    const file = await clerk.call('exportDataBoard', { query: { ...march, ...asked, by: 'forum' } })
    const [head, line] = (await (file as unknown as Blob).text()).trim().split('\r\n')
    expect(head).toContain('经检查的回复量,无实质内容回复量,无实质内容回复率,照搬回复量')
    expect(line).toMatch(/,4,2,0\.5,1,1,0\.5,1,1,1$/)
  })
})

describe('a table of the data board as a file', () => {
  const text = async (query: object) => {
    const file = await clerk.call('exportDataBoard', { query: { ...march, ...query } })
    return await (file as unknown as Blob).text()
  }

  it('has a line for each, numbers to count with, and no formula', async () => {
    const forum = await buildForum(db, { name: '=1+1', group_id: world.groups.city })
    const { tid } = await approved('2026-03-20', { fid: forum.fid })
    const lines = (await text({ by: 'forum' })).trim().split('\r\n')
    expect(lines[0]).toContain('留言板块,留言量')
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^临江市市长,4,/),
      expect.stringMatching(/^'=1\+1,1,/)
    ])
    await db.deleteFrom('message').where('tid', '=', tid).execute()
    expect(await text({ by: 'type' })).toContain('投诉,3,')
    expect(await text({ by: 'period', unit: 'month' })).toContain('2026-03-01,4,')
    expect(await text({ by: 'group' })).toContain('临江市,4,')
    expect(await text({ by: 'domain' })).toContain('城建,3,')
  })
})

describe('what everybody reads', () => {
  const total = async () => (await editor.call('editorDataBoard', { body: march })).total
  const leaveOut = async (tid: number, out: boolean) => {
    await db.deleteFrom('uncounted_message').where('tid', '=', tid).execute()
    if (out) await db.insertInto('uncounted_message').values({ tid, rates: false, volume: true }).execute()
    await noted(tid)
    await countStatistics(db, now)
  }

  it('is the sum of all, by month, type and forum, without replies to what is out of the volume', async () => {
    const before = await total()
    await leaveOut(first.tid, true)
    const all = await total()
    expect(all).toMatchObject({ messages: 3, replied: before.replied, replyRate: before.replyRate })
    const open = await board.visitor.call('publicStatistics', {})
    const shown = { messages: 3, replied: before.replied - 1 }
    expect(open.total).toMatchObject({ ...shown, replyRate: before.replyRate })
    expect(open.total).not.toHaveProperty('p50Days')
    expect(open.byForum).toMatchObject([{ fid: world.forums.city, ...shown }])
    expect(open.byMonth).toHaveLength(12)
    expect(open.byMonth.at(-1)).toMatchObject(shown)
    expect(open.byType.map(({ messages }) => messages)).toEqual([2, 1])
    const inDomains = open.byDomain.reduce((sum, { messages }) => sum + messages, 0)
    expect(inDomains).toBe(open.total.messages)
    await leaveOut(first.tid, false)
    expect(await total()).toEqual(before)
  })

  it('is narrowed to a province with all below it, each dimension of the same messages', async () => {
    const [province, county] = [980_000, 980_102]
    for (const [id, type] of [
      [province, 'province'],
      [county, 'county']
    ] as const)
      await db.insertInto('region').values({ id, name: '某地', type }).execute()
    const forum = await buildForum(db, { group_id: world.groups.city, region_id: county })
    const { tid } = await approved('2026-03-04', { fid: forum.fid })
    await noted(tid)
    await countStatistics(db, now)
    const of = async (regionId: number) =>
      await board.visitor.call('publicStatistics', { query: { regionId } })
    const open = await of(province)
    expect(open.total).toMatchObject({ messages: 1 })
    expect(open.byForum).toMatchObject([{ fid: forum.fid, messages: 1 }])
    expect(open.byType).toMatchObject([{ messages: 1 }])
    expect(open.byDomain).toMatchObject([{ messages: 1 }])
    expect(open.byMonth.map(({ messages }) => messages).filter(Boolean)).toEqual([1])
    expect((await of(970_000)).total).toMatchObject({ messages: 0 })
    await db.deleteFrom('message').where('tid', '=', tid).execute()
    await db.deleteFrom('statistic_cell').where('fid', '=', forum.fid).execute()
  })

  it('shows of days that were counted before what was shown then', async () => {
    await leaveOut(first.tid, true)
    const period = { first: dayOf(at('2026-01-01T00:00:00')), last: dayOf(now), unit: 'year' } as const
    const wanted = { dimensions: ['total', 'forum'], waits: false } as const
    const replies = async () =>
      (await readSums(db, period, wanted, now)).sums.map(({ replied, open_replied: open }) => replied - open)
    expect(await replies()).toEqual([1, 1])
    for (const table of ['statistic_cell', 'statistic_day_sum', 'statistic_month_sum'] as const)
      await db.updateTable(table).set({ open_replied: null }).execute()
    expect(await replies()).toEqual([0, 0])
    await leaveOut(first.tid, false)
  })
})

describe('what the home page and the leaders’ pages count', () => {
  it('is what the data board counts, but of what is out of the volume no reply either', async () => {
    const { fid } = await buildForum(db, { group_id: world.groups.stranger })
    await countSite(db, now)
    const before = await board.visitor.call('siteNumbers')
    const one = (more: object = {}) => approved('2026-03-03', { fid, ...more })
    const answered = async (more: object = {}, reply: object = {}) => {
      const { tid } = await one(more)
      await buildReply(db, { tid, created_at: at('2026-03-05T09:00:00'), ...reply })
      return tid
    }
    await answered()
    await answered({ audit_state: 4, approved_at: at('2026-03-03T09:00:00') })
    await answered({ audit_state: 2, approved_at: at('2026-03-03T09:00:00') })
    await answered({}, { kind: 'interim' })
    await answered({ clock_started_at: at('2026-03-09T09:00:00') })
    const left = { volume: await answered(), rates: await answered() }
    await db
      .insertInto('uncounted_message')
      .values([
        { tid: left.volume, rates: false, volume: true },
        { tid: left.rates, rates: true, volume: false }
      ])
      .execute()
    await noted((await one()).tid)
    await countStatistics(db, now)
    await countSite(db, now)
    const { byForum } = await editor.call('editorDataBoard', { body: { ...march, fid } })
    expect(byForum).toMatchObject([{ messages: 6, replied: 3 }])
    const { messageCount, replyCount } = await board.visitor.call('getForum', { query: { fid } })
    expect([messageCount, replyCount]).toEqual([6, 2])
    const { messages, replied } = await board.visitor.call('siteNumbers')
    expect([messages - before.messages, replied - before.replied]).toEqual([6, 2])
  })

  it('is one number as of one moment on the home page and among the public figures', async () => {
    const read = async () => {
      const [home, { total, at }] = await Promise.all([
        board.visitor.call('siteNumbers'),
        board.visitor.call('publicStatistics', { query: {} })
      ])
      expect([home.messages, home.replied, home.at]).toEqual([total.messages, total.replied, at])
      return home
    }
    await countStatistics(db, now)
    const before = await read()
    // a day that no other test changes
    const { tid } = await approved('2026-02-10')
    await buildReply(db, { tid, created_at: at('2026-02-11T09:00:00') })
    await noted(tid)
    // whichever of the two jobs comes first
    await countSite(db, now)
    expect((await read()).messages).toBe(before.messages)
    await countStatistics(db, now)
    expect((await read()).messages).toBe(before.messages + 1)
  })
})

it('reads of a place the messages of that place alone', async () => {
  const today = dayOf(now)
  const [here, there] = [world.forums.city, await buildForum(db).then(({ fid }) => fid)]
  for (const fid of [here, here, there]) await approved('2026-03-20', { fid, type_id: 1 })
  const read = async (place: Place) => (await selectFacts(db, today, today, place)).map(({ fid }) => fid)
  expect(new Set(await read({}))).toEqual(new Set([here, there]))
  expect(new Set(await read({ fid: here, typeId: 1 }))).toEqual(new Set([here]))
  expect(await read({ fid: there })).toEqual([there])
  expect(await read({ fid: there, typeId: 2 })).toEqual([])
})
