import { listFrom } from '@board/schemas/boards/list-from'
import { listTo } from '@board/schemas/boards/list-to'
import { AssignmentRow } from '@board/schemas/resources/assignment'
import { beforeAll, describe, expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board

const note = '留言人多次来电询问，请尽快答复'
let city: Awaited<ReturnType<typeof board.client>>
let bureau: typeof city

beforeAll(async () => {
  city = await board.client('city')
  bureau = await board.client('bureau')
})

/** Posts a message, approves it and assigns it. */
async function assign() {
  const posted = await (await board.client('citizen')).call('postMessage', {
    body: {
      fid: world.forums.city,
      typeId: 2,
      domainId: 1,
      subject: '小区门口道路坑洼影响出行',
      content:
        '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
      isPublic: true,
      isAnonymous: false
    }
  })
  await (await board.client('editor')).call('approveMessage', { body: { ...posted, priorityLevel: 2 } })
  const { version } = await city.call('getStaffMessage', { body: { tid: posted.tid } })
  const body = { tid: posted.tid, version, groupId: world.groups.bureau }
  const { tpid } = await city.call('assignMessage', { body })
  return { tid: posted.tid, tpid }
}

/** Puts the last reminder of an assignment some hours back. */
async function putBack(tpid: number, hours: number) {
  const nagged_at = new Date(Date.now() - hours * 3_600_000)
  await db.updateTable('assignment').set({ nagged_at }).where('tpid', '=', tpid).execute()
}

const naggedRows = async () => {
  const { list } = await city.call('pageFrom', { body: { display: 9, page: 1, rows: 50 } })
  return list.map(({ tpid }) => tpid)
}

const naggedCount = async () => {
  const { tabs } = await city.call('fromCount', { body: {} })
  return tabs.find(({ display }) => display === 9)?.count
}

describe('a reminder of an assignment', () => {
  it('is told to the holder, shown to the staff, and listed for the giver', async () => {
    const { tid, tpid } = await assign()
    const before = await naggedCount()
    const nagged = await city.call('nagProcess', { body: { tpid, note } })
    expect(nagged).toMatchObject({ processState: 10, naggedAt: expect.any(Number) })
    const news = await bureau.call('listNotifications', { query: { page: 1 } })
    expect(news.list.filter(one => one.tid === tid).map(({ verb }) => verb)).toContain('assignment.nagged')
    const { timeline } = await bureau.call('getStaffMessage', { body: { tid } })
    expect(timeline.at(-1)).toMatchObject({ verb: 'assignment.nagged', note })
    expect(await naggedRows()).toContain(tpid)
    expect(await naggedCount()).toBe((before ?? 0) + 1)
  })

  it('is a mark on the row of both, and the holder finds it in a tab of its own', async () => {
    const { tpid } = await assign()
    const toBureau = async (display: 8 | 9) =>
      (await bureau.call('pageTo', { body: { display, page: 1, rows: 50 } })).list.find(
        one => one.tpid === tpid
      )
    const countOfTab = async () =>
      (await bureau.call('toCount', { body: {} })).tabs.find(({ display }) => display === 9)?.count ?? 0
    const before = await countOfTab()
    expect([(await toBureau(8))?.naggedAt, await toBureau(9)]).toEqual([null, undefined])
    const { naggedAt } = await city.call('nagProcess', { body: { tpid } })
    expect((await toBureau(8))?.naggedAt).toBe(naggedAt)
    expect((await toBureau(9))?.naggedAt).toBe(naggedAt)
    expect(await countOfTab()).toBe(before + 1)
    for (const board of [listFrom, listTo]) {
      expect(board.columns).toContain('naggedAt')
      expect(board.hidden).not.toContain('naggedAt')
      expect(board.tabs.find(({ display }) => display === 9)?.key).toBe('nagged')
    }
    expect(AssignmentRow.properties.naggedAt['x-tone']).toEqual({ set: 'wait' })
  })

  it('is not offered again on the same day', async () => {
    const { tid, tpid } = await assign()
    const offered = async () => {
      const { assignments } = await city.call('getStaffMessage', { body: { tid } })
      return assignments.find(one => one.tpid === tpid)?.allowedActions.includes('nagProcess')
    }
    expect(await offered()).toBe(true)
    await city.call('nagProcess', { body: { tpid } })
    expect(await offered()).toBe(false)
    await putBack(tpid, 24)
    expect(await offered()).toBe(true)
  })

  it('is not shown to the public', async () => {
    const { tid, tpid } = await assign()
    await city.call('nagProcess', { body: { tpid, note } })
    const { timeline } = await board.visitor.call('getMessage', { body: { tid } })
    expect(timeline.map(({ verb }) => verb)).not.toContain('assignment.nagged')
  })

  it('is given once a day of the calendar', async () => {
    const { tpid } = await assign()
    await city.call('nagProcess', { body: { tpid } })
    await expect(city.call('nagProcess', { body: { tpid } })).rejects.toMatchObject({ code: 'ASG0008' })
    await putBack(tpid, 24)
    await city.call('nagProcess', { body: { tpid } })
    await expect(city.call('nagProcess', { body: { tpid } })).rejects.toMatchObject({ code: 'ASG0008' })
  })

  it('is given once when two people send it at the same time', async () => {
    const { tpid } = await assign()
    const other = await board.client('city')
    const outcomes = await Promise.allSettled([
      city.call('nagProcess', { body: { tpid } }),
      other.call('nagProcess', { body: { tpid } })
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const events = await db
      .selectFrom('event')
      .select('id')
      .where('verb', '=', 'assignment.nagged')
      .where('tpid', '=', tpid)
      .execute()
    expect(events).toHaveLength(1)
  })

  it('is refused to the holder, and once the answer is in', async () => {
    const { tid, tpid } = await assign()
    await expect(bureau.call('nagProcess', { body: { tpid } })).rejects.toMatchObject({ code: 'GEN0404' })
    await bureau.call('receiveProcess', { body: { tpid } })
    const { list } = await city.call('pageFrom', { body: { display: 2, page: 1, rows: 50 } })
    expect(list.find(one => one.tpid === tpid)?.allowedActions).toContain('nagProcess')
    const content = `经核实，您反映的第${tid}号留言，小区门口道路坑洼已列入本周养护计划，预计三日内修补完毕。`
    await bureau.call('answerProcess', { body: { tpid, content } })
    await expect(city.call('nagProcess', { body: { tpid } })).rejects.toMatchObject({ code: 'ASG0001' })
  })

  it('leaves the tab with the end of the assignment', async () => {
    const { tpid } = await assign()
    await city.call('nagProcess', { body: { tpid } })
    await city.call('cancelProcess', { body: { tpid } })
    expect(await naggedRows()).not.toContain(tpid)
  })
})
