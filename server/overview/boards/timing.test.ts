import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage, buildReply } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

/** Moments of Shanghai; 9 March 2026 is a Monday. */
const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-03-09T08:00:00')
const due = at('2026-03-03T23:59:59')
const inTime = at('2026-03-03T10:00:00')
const late = at('2026-03-05T10:00:00')

const board = await testBoard(await testDatabase(), () => now)
const { db, world } = board
const [city, bureau, editor] = await Promise.all([
  board.client('city'),
  board.client('bureau'),
  board.client('editor')
])

/** The timing of a row as its reader sees it: whether it was answered, and by how many working days it was late. */
interface Timed {
  readonly timing: { answeredAt: number | null; daysLeft: number | null; lateDays: number | null } | null
}
const told = ({ timing }: Timed) =>
  timing && { answered: timing.answeredAt !== null, left: timing.daysLeft, late: timing.lateDays }
const onTime = { answered: true, left: null, late: null }
const twoLate = { answered: true, left: null, late: 2 }
const overdue = { answered: false, left: null, late: 4 }

const { city: giver, bureau: holder } = world.groups
const created_at = at('2026-02-24T10:00:00')
const given = async (assignment: object, message: object = {}) => {
  const { tid } = await buildMessage(db, { fid: world.forums.city, created_at, ...message })
  const parties = { tid, giver_group_id: giver, holder_group_id: holder, deadline_at: due, created_at }
  return await buildAssignment(db, { ...parties, ...assignment })
}

describe('the timing of an assignment', () => {
  const cases = [
    ['awaits acceptance after its deadline', { state: 10 }, overdue],
    ['is handled after its deadline', { state: 20 }, overdue],
    ['was sent back after an answer in time', { state: 20, answered_at: inTime }, overdue],
    ['is to be returned', { state: 30 }, overdue],
    [
      'is handled within its deadline',
      { state: 20, deadline_at: at('2026-03-11T23:59:59') },
      { answered: false, left: 2, late: null }
    ],
    ['awaits examination, answered in time', { state: 40, answered_at: inTime }, onTime],
    ['awaits examination, answered late', { state: 40, answered_at: late }, twoLate],
    [
      'is done, answered in time and adopted late',
      { state: 50, answered_at: inTime, closed_at: late },
      onTime
    ],
    ['is done, answered late', { state: 50, answered_at: late, closed_at: now }, twoLate],
    ['was handled offline in time', { state: 50, type: 2, unit: '社区', closed_at: inTime }, onTime],
    ['was handled offline, late', { state: 50, type: 2, unit: '社区', closed_at: late }, twoLate],
    ['is handled offline', { state: 25, type: 2, unit: '社区' }, overdue],
    ['was cancelled', { state: 90, close_reason: 'cancelled', closed_at: late }, null],
    [
      'was cancelled after an answer',
      { state: 90, close_reason: 'replied', answered_at: inTime, closed_at: late },
      null
    ]
  ] as const

  it.each(cases)(
    'that %s is the same on both boards and on the page of its message',
    async (_, row, expected) => {
      const { tpid, tid } = await given(row)
      const filter = { tids: String(tid) }
      const [from, to] = await Promise.all([
        city.call('pageFrom', { body: filter }),
        bureau.call('pageTo', { body: filter })
      ])
      expect([...from.list, ...to.list].map(told)).toEqual([expected, expected])
      const { assignments } = await city.call('getStaffMessage', { body: { tid } })
      expect(assignments.filter(one => one.tpid === tpid).map(told)).toEqual([expected])
    }
  )

  it('reads on time on the board of explained assignments, long after its deadline', async () => {
    const { tid } = await given({ state: 50, answered_at: inTime, closed_at: inTime }, { state: 11 })
    const explained = [11, 12, 21] as const
    const { list } = await bureau.call('pageTo', {
      body: { display: 5, searchState: [...explained], tids: String(tid) }
    })
    expect(list.map(told)).toEqual([onTime])
  })
})

describe('the timing of a message', () => {
  const answered = async (repliedAt: Date) => {
    const { tid } = await buildMessage(db, { fid: world.forums.city, created_at })
    await buildReply(db, { tid, due_at: due, created_at: repliedAt })
    return tid
  }
  const seen = async (tid: number) => {
    const filter = { tids: String(tid) }
    const [ans, all] = await Promise.all([
      city.call('pageAns', { body: filter }),
      city.call('pageAll', { body: filter })
    ])
    const detail = await city.call('getStaffMessage', { body: { tid } })
    return [...ans.list, ...all.list, detail].map(told)
  }

  it.each([
    ['in time', inTime, onTime],
    ['late', late, twoLate]
  ] as const)('that was answered %s says so on its boards and its page', async (_, repliedAt, expected) => {
    expect(await seen(await answered(repliedAt))).toEqual([expected, expected, expected])
  })

  it('that is not answered counts on, and is the promise that the public reads', async () => {
    const { tid } = await buildMessage(db, { fid: world.forums.city, created_at, deadline_at: due })
    expect(await seen(tid)).toEqual([overdue, overdue, overdue])
    const { promise } = await board.visitor.call('getMessage', { body: { tid } })
    expect(promise && told({ timing: promise })).toEqual(overdue)
  })

  it('that stands still keeps the days until then', async () => {
    const { tid } = await buildMessage(db, {
      fid: world.forums.city,
      created_at,
      deadline_at: due,
      recheck_open: true
    })
    await db
      .insertInto('recheck')
      .values({
        tid,
        group_id: giver,
        matter: 1,
        channel: 1,
        reason: '不属于我市',
        requested_by: await board.uid('city'),
        created_at: late
      })
      .execute()
    expect(await seen(tid)).toEqual(Array(3).fill({ answered: false, left: null, late: 2 }))
  })

  it('that is taken down has none', async () => {
    const { tid } = await buildMessage(db, {
      fid: world.forums.city,
      created_at,
      deadline_at: due,
      audit_state: 2
    })
    expect(told(await editor.call('getEditorMessage', { body: { tid } }))).toBeNull()
  })
})

describe('an export', () => {
  const linesOf = async (list: 'pageTo' | 'pageAns', tid: number) => {
    const columns = [{ name: 'deadlineAt', label: '办理期限' }]
    const clerk = list === 'pageTo' ? bureau : city
    const file = await clerk.call('exportList', {
      body: { list, format: 'csv', columns, filter: { tids: String(tid) } }
    })
    return (await file.text()).replace('\ufeff', '').trim().split('\r\n')
  }

  it('says beside a deadline how each row stands', async () => {
    const finished = await given({ state: 50, answered_at: late, closed_at: late })
    expect(await linesOf('pageTo', finished.tid)).toEqual([
      '办理期限,时效',
      '2026-03-03 23:59,逾期 2 个工作日'
    ])
    const open = await given({ state: 20 })
    expect((await linesOf('pageTo', open.tid))[1]).toBe('2026-03-03 23:59,已逾期 4 个工作日')
    const cancelled = await given({ state: 90, close_reason: 'cancelled', closed_at: late })
    expect((await linesOf('pageTo', cancelled.tid))[1]).toBe('2026-03-03 23:59,')
    const { tid } = await buildMessage(db, { fid: world.forums.city, created_at })
    await buildReply(db, { tid, due_at: due, created_at: inTime })
    expect((await linesOf('pageAns', tid))[1]).toBe('2026-03-03 23:59,按时')
  })
})
