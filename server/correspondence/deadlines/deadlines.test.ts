import type { BodyOf } from '@board/generated/calls'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { calendarInUse, dateOf, setCalendar } from '../../platform/calendar/calendar.ts'
import { statutoryDays } from '../../platform/calendar/statutory.ts'
import { buildCalendar, firstFacts } from '../../platform/calendar/working-calendar.ts'
import { jobs } from '../../runtime/jobs/jobs.ts'
import { moveDeadlines } from './move.ts'

/** A Monday; the five working days after it are 29, 30 and 31 December, 4 and 5 January. */
const start = new Date('2026-12-28T10:00:00+08:00')
let clock = testClock(start)
const board = await testBoard(await testDatabase(), () => clock.now())
const { db, deps } = board
const admin = await board.client('administrator')
const editor = await board.client('editor')
const city = await board.client('city')
const citizen = await board.client('citizen')
const { signal } = new AbortController()
const first = buildCalendar(firstFacts)
const goOn = (given: Partial<Parameters<typeof moveDeadlines>[0]> = {}) =>
  moveDeadlines({ db, clock: () => clock.now(), signal, ...given })

beforeEach(async () => {
  clock = testClock(start)
  for (const table of [
    'notification',
    'deadline_extension',
    'assignment',
    'rate_counter',
    'calendar_day'
  ] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('message').set({ deadline_at: null }).execute()
  await db.deleteFrom('working_calendar').where('id', '>', 1).execute()
  await db.deleteFrom('schedule_run').execute()
  setCalendar(first)
})
afterAll(() => setCalendar(first))

const end = (date: string) => new Date(`${date}T23:59:59+08:00`)
const seconds = (date: string) => end(date).getTime() / 1000

/** The days of an invented notice for 2027 that differ from weekends: Monday 4 January is free, Sunday 10 is worked. */
const notice = [
  ['2027-01-01', 'free', '元旦'],
  ['2027-01-02', 'free', '元旦'],
  ['2027-01-03', 'free', '元旦'],
  ['2027-01-04', 'free', '元旦'],
  ['2027-01-10', 'worked', '元旦']
] as const

/** Imports the notice as a file, as an administrator does. */
async function importNotice(rows: readonly (readonly string[])[] = notice) {
  const words: Record<string, string> = { free: '放假', worked: '上班' }
  const lines = rows.map(([day = '', kind = '', name = '']) => [day, words[kind], name].join())
  const file = new File([['日期,安排,节日', ...lines].join('\n')], '2027.csv')
  const { batchId, errors } = await admin.call('sysCalendarDayImport', { body: { file } })
  expect(errors).toEqual([])
  await admin.call('sysCalendarDayImportConfirm', { body: { batchId } })
}

async function approved(typeId = 1) {
  const draft = {
    fid: board.world.forums.city,
    typeId,
    domainId: 1,
    isPublic: true,
    isAnonymous: false,
    subject: '小区门口道路坑洼',
    content: '小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便。'
  } as BodyOf<'postMessage'>
  const { tid, version } = await citizen.call('postMessage', { body: draft })
  return await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
}

const view = (tid: number) => city.call('getStaffMessage', { body: { tid } })
const dueDay = async (tid: number) => {
  const row = db.selectFrom('message').select(['deadline_at', 'deadline_calendar']).where('tid', '=', tid)
  const { deadline_at, deadline_calendar } = await row.executeTakeFirstOrThrow()
  return [deadline_at && dateOf(deadline_at), deadline_calendar]
}

/** Returns the groups that were told of moved deadlines, with the number that they were told. */
const toldGroups = async () =>
  (
    await db
      .selectFrom('notification')
      .select(['group_id', 'subject'])
      .where('verb', '=', 'deadline.recounted')
      .orderBy('group_id')
      .execute()
  ).map(({ group_id, subject }) => [group_id, subject])

describe('a message approved on 28 December 2026', () => {
  it('is due in January without New Year’s Day, and moves with the notice, of which its holder is told', async () => {
    const { tid, version } = await approved()
    expect((await view(tid)).deadlineAt).toBe(seconds('2027-01-05'))
    await importNotice()
    // nothing changes until the days are put into use
    expect((await view(tid)).deadlineAt).toBe(seconds('2027-01-05'))
    expect(await admin.call('previewCalendar')).toEqual({
      days: [
        { date: '2027-01-04', becomes: 'free' },
        { date: '2027-01-10', becomes: 'worked' }
      ],
      messages: 1,
      assignments: 0,
      isChanged: true
    })
    await admin.call('applyCalendar', { body: {} })
    const queued = db
      .selectFrom('schedule_run as r')
      .innerJoin('schedule_job as j', 'j.id', 'r.job_id')
      .select('j.bean_name')
    expect(await queued.execute()).toEqual([{ bean_name: 'deadlineMove' }])
    expect(await jobs.deadlineMove.run({ deps, params: {} as never, now: clock.now(), signal })).toBe(1)
    const moved = await view(tid)
    expect(moved.deadlineAt).toBe(seconds('2027-01-06'))
    // an answer that somebody is writing meets no conflict
    expect(moved.version).toBe(version)
    expect(await toldGroups()).toEqual([[board.world.groups.city, '1 件']])
    const shown = (await citizen.call('getMessage', { body: { tid } })).timeline.at(-1)
    expect(shown).toMatchObject({
      verb: 'deadline.moved',
      note: '留言的期限（临江市）由 2027-01-05 23:59 调整为 2027-01-06 23:59'
    })
    expect(await goOn()).toBe(0)
  })

  it('is counted by the notice if it is approved after it', async () => {
    await importNotice()
    await admin.call('applyCalendar', { body: {} })
    const { tid } = await approved()
    expect(await dueDay(tid)).toEqual(['2027-01-06', calendarInUse().id])
    expect(await goOn()).toBe(0)
  })

  it('moves back when a day is taken back', async () => {
    await importNotice()
    await admin.call('applyCalendar', { body: {} })
    const { tid } = await approved()
    await db.deleteFrom('calendar_day').execute()
    expect(await admin.call('previewCalendar')).toMatchObject({ messages: 1 })
    await admin.call('applyCalendar', { body: {} })
    await goOn()
    expect(await dueDay(tid)).toEqual(['2027-01-05', calendarInUse().id])
  })

  it('stays as it was once it is answered, with the deadline that its reply met', async () => {
    const { tid, version } = await approved()
    const content = '您反映的小区门口道路坑洼问题，我局已安排施工队修补完毕，感谢您的监督。'
    await city.call('replyMessage', { body: { tid, version, kind: 'final', content } })
    await importNotice()
    await admin.call('applyCalendar', { body: {} })
    expect(await goOn()).toBe(0)
    const { due_at } = await db
      .selectFrom('reply')
      .select('due_at')
      .where('tid', '=', tid)
      .executeTakeFirstOrThrow()
    expect(due_at).toEqual(end('2027-01-05'))
  })

  it('that an earlier version counted loses New Year’s Day, without anybody’s act', async () => {
    const message = { created_at: start, deadline_at: end('2027-01-04') }
    const { tid } = await buildMessage(db, message)
    await buildMessage(db, { created_at: start, deadline_at: end('2026-12-31') })
    expect(await goOn()).toBe(1)
    expect(await dueDay(tid)).toEqual(['2027-01-05', 1])
  })
})

describe('the stopped deadline of a merged message', () => {
  const reason = '两条留言反映同一处道路坑洼，一并办理'
  const split = async (tid: number) => {
    await city.call('splitMessage', { body: { tid } })
    return (await view(tid)).deadlineAt
  }

  async function merged() {
    const [{ tid: mainTid }, { tid, version }] = [await approved(), await approved()]
    await city.call('mergeMessage', { body: { tid, version, mainTid, reason } })
    return { tid, mainTid }
  }

  it('moves with the notice, of which nobody is told', async () => {
    const { tid, mainTid } = await merged()
    await importNotice()
    expect(await admin.call('previewCalendar')).toMatchObject({ messages: 1 })
    await admin.call('applyCalendar', { body: {} })
    expect(await goOn()).toBe(2)
    expect(await goOn()).toBe(0)
    // the main message moves, too
    expect(await toldGroups()).toEqual([[board.world.groups.city, '1 件']])
    expect((await view(mainTid)).deadlineAt).toBe(seconds('2027-01-06'))
    expect(await split(tid)).toBe(seconds('2027-01-06'))
  })

  it('is right after a split before the job, and the job does not move it twice', async () => {
    const { tid } = await merged()
    await importNotice()
    await admin.call('applyCalendar', { body: {} })
    expect(await split(tid)).toBe(seconds('2027-01-06'))
    await goOn()
    expect(await dueDay(tid)).toEqual(['2027-01-06', calendarInUse().id])
  })

  it('moves if an earlier version has merged the message', async () => {
    const { tid } = await merged()
    await db.updateTable('message_merge').set({ deadline_calendar: null }).where('tid', '=', tid).execute()
    await importNotice()
    await admin.call('applyCalendar', { body: {} })
    expect(await goOn()).toBe(2)
    expect(await split(tid)).toBe(seconds('2027-01-06'))
  })

  it('moves back with a day that is taken back, and stays after the split', async () => {
    await importNotice()
    await admin.call('applyCalendar', { body: {} })
    const { tid } = await merged()
    await db.deleteFrom('calendar_day').execute()
    await admin.call('applyCalendar', { body: {} })
    await goOn()
    expect(await split(tid)).toBe(seconds('2027-01-05'))
    const ended = db.selectFrom('message_merge').select('deadline_at').where('tid', '=', tid)
    await importNotice()
    const before = await ended.execute()
    await admin.call('applyCalendar', { body: {} })
    await goOn()
    expect(await ended.execute()).toEqual(before)
  })
})

describe('an assignment', () => {
  it('moves with the days to accept it and to answer it; its holder is told', async () => {
    clock = testClock(new Date('2026-12-31T10:00:00+08:00'))
    const { tid, version } = await approved(2)
    const body = { tid, version, groupId: board.world.groups.bureau }
    const { tpid, acceptBy, deadlineAt } = await city.call('assignMessage', { body })
    expect([acceptBy, deadlineAt]).toEqual([seconds('2027-01-04'), seconds('2027-01-15')])
    await importNotice()
    expect(await admin.call('previewCalendar')).toMatchObject({ messages: 0, assignments: 1 })
    await admin.call('applyCalendar', { body: {} })
    expect(await goOn()).toBe(1)
    const row = db.selectFrom('assignment').select(['accept_by', 'deadline_at']).where('tpid', '=', tpid)
    expect(await row.execute()).toEqual([{ accept_by: end('2027-01-05'), deadline_at: end('2027-01-15') }])
    expect(await toldGroups()).toContainEqual([board.world.groups.bureau, '1 件'])
  })

  it('keeps a day that somebody chose, unless its giver would be due before it', async () => {
    const open = { created_at: start, deadline_calendar: 1 }
    const build = async (chosen: string) => {
      const { tid } = await buildMessage(db, { ...open, deadline_at: end('2027-01-11') })
      return await buildAssignment(db, { ...open, tid, deadline_at: end(chosen) })
    }
    const kept = await build('2027-01-05')
    const late = await build('2027-01-10')
    await importNotice([['2027-01-10', 'worked', '元旦']])
    expect(await admin.call('previewCalendar')).toMatchObject({ messages: 2, assignments: 1 })
    await admin.call('applyCalendar', { body: {} })
    expect(await goOn()).toBe(3)
    expect(await dueDay(late.tid)).toEqual(['2027-01-10', calendarInUse().id])
    const rows = db.selectFrom('assignment').select(['tpid', 'deadline_at']).orderBy('tpid')
    expect(await rows.execute()).toEqual([
      { tpid: kept.tpid, deadline_at: end('2027-01-05') },
      { tpid: late.tpid, deadline_at: end('2027-01-09') }
    ])
  })
})

it('an extended deadline remains the extended one', async () => {
  const { tid } = await approved()
  const author = await board.uid('city')
  await db
    .insertInto('deadline_extension')
    .values({
      tid,
      days: 3,
      deadline_at: end('2027-01-05'),
      requested_by: author,
      requested_at: start,
      state: 'approved',
      decided_at: start
    })
    .execute()
  await db
    .updateTable('message')
    .set({ deadline_at: end('2027-01-08') })
    .where('tid', '=', tid)
    .execute()
  expect((await view(tid)).extendedFrom).toBe(seconds('2027-01-05'))
  await importNotice(notice.slice(0, 4))
  await admin.call('applyCalendar', { body: {} })
  await goOn()
  const { deadlineAt, extendedFrom } = await view(tid)
  expect([deadlineAt, extendedFrom]).toEqual([seconds('2027-01-11'), seconds('2027-01-06')])
})

it('the job continues where it was killed, and moves each deadline once', async () => {
  const open = { created_at: start, deadline_at: end('2027-01-05'), deadline_calendar: 1 }
  const tids: number[] = []
  for (let count = 0; count < 7; count++) tids.push((await buildMessage(db, open)).tid)
  await importNotice()
  await admin.call('applyCalendar', { body: {} })
  const dates = async () => (await Promise.all(tids.map(dueDay))).map(([date]) => date)
  // the second batch dies in its transaction, as with the process
  let batches = 0
  const dying = () => {
    if (++batches === 2) throw new Error('killed')
    return clock.now()
  }
  await expect(goOn({ limit: 3, clock: dying })).rejects.toThrow('killed')
  expect(await dates()).toEqual([...Array(3).fill('2027-01-06'), ...Array(4).fill('2027-01-05')])
  expect(await goOn({ limit: 3 })).toBe(4)
  expect(await dates()).toEqual(Array(7).fill('2027-01-06'))
  // each of these messages has a group of its own
  expect((await toldGroups()).length).toBeGreaterThanOrEqual(7)
  const told = await toldGroups()
  expect(await goOn()).toBe(0)
  expect(await toldGroups()).toEqual(told)
})

it('a group with several deadlines is told once, with their number', async () => {
  const { city } = board.world.groups
  const open = { created_at: start, deadline_at: end('2027-01-05'), deadline_calendar: 1, group_id: city }
  for (let count = 0; count < 3; count++) await buildMessage(db, open)
  await importNotice()
  await admin.call('applyCalendar', { body: {} })
  await goOn({ limit: 2 })
  expect(await toldGroups()).toEqual([[city, '3 件']])
})

it('a signal stops the job between two batches', async () => {
  const open = { created_at: start, deadline_at: end('2027-01-05'), deadline_calendar: 1 }
  for (let count = 0; count < 4; count++) await buildMessage(db, open)
  await importNotice()
  await admin.call('applyCalendar', { body: {} })
  const stopping = new AbortController()
  const once = () => {
    stopping.abort()
    return clock.now()
  }
  expect(await goOn({ limit: 2, clock: once, signal: stopping.signal })).toBe(2)
  expect(await goOn()).toBe(2)
})

describe('the days that administrators keep', () => {
  it('say whether they are in use, and are put into use once', async () => {
    await importNotice()
    const inUse = async () => (await admin.call('sysCalendarDayList', { query: {} })).map(one => one.inUse)
    expect(await inUse()).toEqual(Array(5).fill(false))
    await admin.call('applyCalendar', { body: {} })
    expect(await inUse()).toEqual(Array(5).fill(true))
    await expect(admin.call('applyCalendar', { body: {} })).rejects.toMatchObject({ code: 'CAL0001' })
    expect(await admin.call('previewCalendar')).toEqual({
      days: [],
      messages: 0,
      assignments: 0,
      isChanged: false
    })
  })

  it('can be a notice that changes no working day', async () => {
    await importNotice(statutoryDays(2027).map(date => [date, 'free', '']))
    expect(await admin.call('previewCalendar')).toEqual({
      days: [],
      messages: 0,
      assignments: 0,
      isChanged: true
    })
    await admin.call('applyCalendar', { body: {} })
  })

  it('are one for each date; a second one is refused at its field', async () => {
    await importNotice()
    const second = admin.call('sysCalendarDayCreate', {
      body: { day: '2027-01-01', kind: 'worked', name: '' }
    })
    await expect(second).rejects.toMatchObject({ fields: [{ path: 'day' }] })
  })
})
