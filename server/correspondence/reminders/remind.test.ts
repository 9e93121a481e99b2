import { describe, expect, it } from 'vitest'
import {
  buildAssignment,
  buildForum,
  buildMessage,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { endOfDay } from '../../platform/calendar/calendar.ts'
import { closeGrading, remindOfDeadlines } from './remind.ts'
import { stepsAt } from './steps.ts'

const { db } = await testDatabase()
const { signal } = new AbortController()

/** Moments of Shanghai; 2 March 2026 is a Monday, and so is 9 March. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)
const monday = at('2026-03-02 08:00')
const dayEnd = (text: string) => endOfDay(at(`${text} 12:00`))

const steps = { before: [3, 1], after: [1, 3, 7] }
const remind = (now: Date) => remindOfDeadlines(db, now, steps, signal)

/** Reads the notifications about a message, with their recipients. */
const toldOf = (tid: number) =>
  db
    .selectFrom('notification')
    .select(['verb', 'group_id', 'account_uid'])
    .where('tid', '=', tid)
    .orderBy('id')
    .execute()

const owed = (deadline_at: Date, more: object = {}) =>
  buildMessage(db, { state: 0, deadline_at, created_at: at('2026-02-10 09:00'), ...more })

describe('the group that owes an answer', () => {
  it('is reminded three working days before it is due, and one, once each', async () => {
    const message = await owed(dayEnd('2026-03-05'))
    const near = { verb: 'deadline.near', group_id: message.group_id, account_uid: null }
    await remind(at('2026-02-27 08:00'))
    expect(await toldOf(message.tid)).toEqual([])
    expect(await remind(monday)).toBeGreaterThan(0)
    await remind(at('2026-03-03 08:00'))
    expect(await toldOf(message.tid)).toEqual([near])
    await remind(at('2026-03-04 08:00'))
    await remind(at('2026-03-05 08:00'))
    expect(await toldOf(message.tid)).toEqual([near, near])
  })

  it('is told a day after it was due, three days, seven, and then no more', async () => {
    const message = await owed(dayEnd('2026-03-05'))
    const verbs = async () => (await toldOf(message.tid)).map(({ verb }) => verb)
    for (const [day, count] of [
      ['06', 0],
      ['07', 1],
      ['08', 1],
      ['09', 2],
      ['12', 2],
      ['13', 3],
      ['14', 3],
      ['30', 3]
    ] as const) {
      await remind(at(`2026-03-${day} 08:00`))
      expect(await verbs(), day).toEqual(Array(count).fill('deadline.passed'))
    }
  })

  it('is not reminded of one step after another where several were missed', async () => {
    const message = await owed(dayEnd('2026-03-05'))
    await remind(at('2026-03-13 08:00'))
    expect(await toldOf(message.tid)).toHaveLength(1)
  })

  it('is reminded anew of a new deadline', async () => {
    const message = await owed(dayEnd('2026-03-05'))
    await remind(monday)
    await db
      .updateTable('message')
      .set({ deadline_at: dayEnd('2026-03-12') })
      .where('tid', '=', message.tid)
      .execute()
    await remind(at('2026-03-09 08:00'))
    expect(await toldOf(message.tid)).toHaveLength(2)
  })

  it('is not reminded while a recheck is open, or if no answer is due', async () => {
    const open = await owed(dayEnd('2026-03-03'), { recheck_open: true })
    const pending = await owed(dayEnd('2026-03-03'), { audit_state: 0 })
    await remind(monday)
    expect([...(await toldOf(open.tid)), ...(await toldOf(pending.tid))]).toEqual([])
  })

  it('is the holder of an assignment, in the timeline of which it stands', async () => {
    const message = await buildMessage(db, { state: 0, created_at: at('2026-02-10 09:00') })
    const assignment = await buildAssignment(db, { tid: message.tid, deadline_at: dayEnd('2026-03-03') })
    const done = await buildAssignment(db, {
      tid: (await buildMessage(db)).tid,
      state: 50,
      deadline_at: dayEnd('2026-03-03')
    })
    await remind(monday)
    expect(await toldOf(message.tid)).toMatchObject([
      { verb: 'deadline.near', group_id: assignment.holder_group_id }
    ])
    expect(await toldOf(done.tid)).toEqual([])
    const event = await db
      .selectFrom('event')
      .selectAll()
      .where('tpid', '=', assignment.tpid)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      verb: 'deadline.near',
      audience: 'holders',
      actor_kind: 'system',
      group_id: assignment.holder_group_id,
      after: { dueAt: dayEnd('2026-03-03').toISOString() }
    })
  })

  it('is each reminded once, though two remind at the same moment', async () => {
    const messages = await Promise.all(Array.from({ length: 12 }, () => owed(dayEnd('2026-04-02'))))
    const now = at('2026-03-30 08:00')
    await Promise.all([remind(now), remind(now), remind(now)])
    for (const { tid } of messages) expect(await toldOf(tid)).toHaveLength(1)
  })
})

describe('the time for grading', () => {
  const replied = (more: object = {}) =>
    buildMessage(db, {
      state: 2,
      created_at: at('2026-05-01 09:00'),
      replied_at: at('2026-05-10 15:00'),
      ...more
    })
  const close = (text: string) => closeGrading(db, at(text), [3], signal)

  it('is said to end to the author three days before, and to have ended to those who replied', async () => {
    const message = await replied()
    await close('2026-06-06 00:30')
    expect(await toldOf(message.tid)).toEqual([])
    await close('2026-06-07 00:30')
    await close('2026-06-08 00:30')
    const closing = { verb: 'grading.closing', account_uid: message.author_uid, group_id: null }
    expect(await toldOf(message.tid)).toEqual([closing])
    await close('2026-06-10 00:30')
    await close('2026-06-11 00:30')
    expect(await toldOf(message.tid)).toEqual([
      closing,
      { verb: 'grading.closed', account_uid: null, group_id: message.group_id }
    ])
  })

  it('is as long as the parameter says', async () => {
    const message = await replied()
    await setParameter(db, 'grading.days', 10)
    await close('2026-05-21 00:30')
    await setParameter(db, 'grading.days', 30)
    expect(await toldOf(message.tid)).toMatchObject([{ verb: 'grading.closed' }])
  })

  it('is not mentioned if the message was graded or cannot be graded', async () => {
    const graded = await replied({ state: 3 })
    const congress = await buildForum(db, { organization: 5 })
    const ungraded = await replied({ fid: congress.fid })
    const suggestion = await replied({ type_id: 5 })
    await close('2026-06-10 00:30')
    for (const { tid } of [graded, ungraded, suggestion]) expect(await toldOf(tid)).toEqual([])
  })
})

it('no two steps of reminders cover the same deadline', () => {
  const now = monday
  const spans = stepsAt({ before: [1, 3, 3, 5], after: [0, 7, 1] }, now).toSorted(
    (a, b) => a.from.getTime() - b.from.getTime()
  )
  expect(spans.map(({ step }) => step)).toEqual([-7, -1, -0, 1, 3, 5])
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1]
    if (next) expect(span.to.getTime()).toBeLessThanOrEqual(next.from.getTime())
  }
})
