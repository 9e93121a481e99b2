import type { BodyOf } from '@board/generated/calls'
import { describe, expect, it } from 'vitest'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { dateOf } from '../../../platform/calendar/calendar.ts'

/** A Monday morning in Shanghai. */
const monday = new Date('2026-03-02T10:00:00+08:00')
const day = 86_400
let clock = testClock(monday)
const board = await testBoard(await testDatabase(), () => clock.now())
const city = await board.client('city')
const bureau = await board.client('bureau')
const editor = await board.client('editor')
const citizen = await board.client('citizen')

/** Sets the clock back to that Monday, and creates a message that is approved then. */
async function approved(typeId: number, priorityLevel: 1 | 2 = 2): Promise<{ tid: number; version: number }> {
  clock = testClock(monday)
  await board.db.deleteFrom('rate_counter').execute()
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
  return await editor.call('approveMessage', { body: { tid, version, priorityLevel } })
}

const view = (tid: number) => city.call('getStaffMessage', { body: { tid } })
const dueOf = async (tid: number) => {
  const { deadlineAt } = await view(tid)
  return deadlineAt === null ? null : dateOf(new Date(deadlineAt * 1000))
}
const answerTo = (tid: number) =>
  `您反映的第${tid}号留言，小区门口道路坑洼问题，我局已安排施工队修补完毕，感谢您的监督。`

async function replied() {
  const { tid, version } = await approved(2)
  const body = { tid, version, kind: 'final', content: answerTo(tid) } as const
  return await city.call('replyMessage', { body })
}

const grade = (tid: number) =>
  citizen.call('gradeMessage', { body: { tid, gradeLevel: 1, gradeSpeed: 3, gradeManner: 3 } })

describe('an answer is due', () => {
  it.each([
    ['consultation', 1, 2, '2026-03-09'],
    ['complaint', 2, 2, '2026-03-23'],
    // Tomb-Sweeping Day is in between
    ['suggestion', 5, 2, '2026-04-14'],
    ['call for help', 6, 2, '2026-03-23'],
    ['word of thanks', 9, 2, '2026-03-23'],
    ['urgent consultation', 1, 1, '2026-03-05'],
    ['urgent complaint', 2, 1, '2026-03-12'],
    ['urgent suggestion', 5, 1, '2026-03-23'],
    ['urgent call for help', 6, 1, '2026-03-12'],
    ['urgent word of thanks', 9, 1, '2026-03-12']
  ] as const)('to a %s by its number of working days', async (_what, typeId, priority, date) => {
    const { tid } = await approved(typeId, priority)
    expect(await dueOf(tid)).toBe(date)
  })

  it('no more once it was given, and late it is still taken', async () => {
    const { tid, version } = await approved(1)
    clock.pass(20 * day)
    await city.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid) } })
    const message = await view(tid)
    expect(message.state).toBe(2)
    expect(message.deadlineAt).toBeNull()
  })

  it('ten working days after a grade that asks for an explanation', async () => {
    const { tid } = await replied()
    await grade(tid)
    expect(await dueOf(tid)).toBe('2026-03-16')
  })
})

describe('an assignment', () => {
  it('is to be accepted within one working day, and answered before its giver must', async () => {
    const { tid, version } = await approved(2)
    const body = { tid, version, groupId: board.world.groups.bureau }
    const { acceptBy, deadlineAt } = await city.call('assignMessage', { body })
    expect(dateOf(new Date((acceptBy ?? 0) * 1000))).toBe('2026-03-03')
    expect(deadlineAt).not.toBeNull()
    expect(deadlineAt ?? 0).toBeLessThan((await view(tid)).deadlineAt ?? 0)
  })

  it('does not move the message’s deadline, nor does its return', async () => {
    const { tid, version } = await approved(2)
    const body = { tid, version, groupId: board.world.groups.bureau }
    const { tpid } = await city.call('assignMessage', { body })
    expect(await dueOf(tid)).toBe('2026-03-23')
    clock.pass(day)
    await bureau.call('receiveProcess', { body: { tpid } })
    clock.pass(day)
    await bureau.call('requestReturn', { body: { tpid, reason: '该路段由区公路管理站养护，不属于我局' } })
    await city.call('cancelProcess', { body: { tpid } })
    expect(await dueOf(tid)).toBe('2026-03-23')
  })
})

describe('the deadline of an assignment', () => {
  const seconds = (at: string) => new Date(`${at}+08:00`).getTime() / 1000
  const assign = async (tid: number, deadlineAt: number) => {
    const { version } = await view(tid)
    return city.call('assignMessage', {
      body: { tid, version, groupId: board.world.groups.bureau, deadlineAt }
    })
  }
  const refused = (latest: string) => {
    const message = expect.stringContaining(`最晚可定为 ${latest}`)
    return { code: 'ASG0005', message, fields: [{ path: 'deadlineAt', message }] }
  }

  /** Returns the latest day that a row of the board tells. */
  const inRow = async (tid: number, client = city) => {
    const { list } = await client.call('pageAns', { body: { display: 8, tids: String(tid) } })
    return list[0]?.assignUntil
  }

  it('has direct subordinates as candidates, as long as the reader may assign', async () => {
    const { tid } = await approved(2)
    const { bureau: below } = board.world.groups
    const candidates = async () => {
      const { list } = await city.call('pageAns', { body: { display: 8, tids: String(tid) } })
      return [list[0]?.candidateGroupIdList, (await view(tid)).candidateGroupIdList]
    }
    expect(await candidates()).toEqual([[below], [below]])
    await assign(tid, seconds('2026-03-20T23:59:59'))
    expect(await candidates()).toEqual([[], []])
  })

  it('is earlier than that of the message; the refusal names the latest day at the field', async () => {
    const { tid } = await approved(2)
    expect((await view(tid)).assignUntil).toBe(seconds('2026-03-22T23:59:59'))
    expect(await inRow(tid)).toBe(seconds('2026-03-22T23:59:59'))
    const tooLate = assign(tid, seconds('2026-03-23T23:59:59'))
    await expect(tooLate).rejects.toMatchObject(refused('2026-03-22 23:59'))
    await expect(assign(tid, seconds('2026-03-22T23:59:59'))).resolves.toMatchObject({ processState: 10 })
    expect(await inRow(tid)).toBeNull()
  })

  it('of a late message is at most as many working days away as the message had', async () => {
    const { tid } = await approved(1)
    clock.pass(14 * day)
    await expect(assign(tid, seconds('2099-12-31T23:59:59'))).rejects.toMatchObject(
      refused('2026-03-23 23:59')
    )
    expect((await view(tid)).assignUntil).toBe(seconds('2026-03-23T23:59:59'))
    expect(await inRow(tid)).toBe(seconds('2026-03-23T23:59:59'))
    await expect(assign(tid, seconds('2026-03-23T23:59:59'))).resolves.toMatchObject({ processState: 10 })
    const held = await bureau.call('getStaffMessage', { body: { tid } })
    expect(held).toMatchObject({ assignUntil: null, deadlineAt: seconds('2026-03-09T23:59:59') })
  })

  it('given on lies before the own one of the holder', async () => {
    const { tid } = await approved(2)
    const { tpid } = await assign(tid, seconds('2026-03-12T23:59:59'))
    await bureau.call('receiveProcess', { body: { tpid } })
    const { assignUntil, version } = await bureau.call('getStaffMessage', { body: { tid } })
    expect(assignUntil).toBe(seconds('2026-03-11T23:59:59'))
    const body = {
      tid,
      version,
      unit: '街道办事处',
      contact: '值班室',
      deadlineAt: seconds('2026-03-12T23:59:59')
    }
    await expect(bureau.call('assignOffline', { body })).rejects.toMatchObject(refused('2026-03-11 23:59'))
  })
})

describe('grading', () => {
  it('is open for thirty calendar days after the reply, to the second', async () => {
    const { tid } = await replied()
    clock.pass(30 * day)
    await expect(grade(tid)).resolves.toMatchObject({ tid })
  })

  it('is closed after them, and no longer offered', async () => {
    const { tid } = await replied()
    clock.pass(30 * day + 1)
    await board.db
      .updateTable('session')
      .set({ expires_at: new Date('2100-01-01') })
      .execute()
    await expect(grade(tid)).rejects.toMatchObject({ code: expect.stringMatching(/^MSG/) })
    const { allowedActions } = await citizen.call('getMessage', { body: { tid } })
    expect(allowedActions).not.toContain('gradeMessage')
    expect(allowedActions).not.toContain('grade')
  })
})
