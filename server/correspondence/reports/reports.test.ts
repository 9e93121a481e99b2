import { describe, expect, it } from 'vitest'
import { buildAssignment, buildForum, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const { groups } = world
const [bureau, city, province] = [
  await board.client('bureau'),
  await board.client('city'),
  await board.client('province')
]
const { fid } = await buildForum(db, { group_id: groups.bureau, name: '城管局局长' })
const due = new Date(Date.now() + 7 * 86_400_000)

const owed = async () =>
  buildMessage(db, {
    fid,
    author_uid: await board.uid('citizen'),
    deadline_at: due,
    is_public: false,
    remark: '请勿外传'
  })
const view = (tid: number, client = bureau) => client.call('getStaffMessage', { body: { tid } })
const report = async (tid: number) =>
  bureau.call('reportMessage', { body: { tid, version: (await view(tid)).version, note: '请上级统筹' } })
const told = async (tid: number) =>
  (
    await db
      .selectFrom('notification')
      .select(['verb', 'group_id'])
      .where('tid', '=', tid)
      .orderBy('id')
      .execute()
  ).map(({ verb, group_id }) => [verb, group_id])

describe('a report upward', () => {
  it('shows the message to the superior alone, and changes nothing of it', async () => {
    const { tid } = await owed()
    // before the report it reads only what the public may read
    expect(await view(tid, city)).toMatchObject({ remark: '', reports: [], allowedActions: [] })
    expect((await view(tid)).allowedActions).toContain('reportMessage')
    const { id } = await report(tid)
    expect((await view(tid)).allowedActions).not.toContain('reportMessage')
    const seen = await view(tid, city)
    const acts = ['takeOverReport', 'returnReport', 'noteReport']
    expect(seen.reports).toMatchObject([{ id, note: '请上级统筹', reportState: 0, allowedActions: acts }])
    expect(seen).toMatchObject({ remark: '请勿外传', allowedActions: [] })
    expect(await view(tid, province)).toMatchObject({ remark: '', reports: [], allowedActions: [] })
    const { state, deadlineAt } = await view(tid)
    expect({ state, deadlineAt }).toEqual({ state: 0, deadlineAt: Math.floor(due.getTime() / 1000) })
    expect(await told(tid)).toEqual([['report.submitted', groups.city]])
    const to = await city.call('pageReportsTo', { body: { tids: String(tid) } })
    expect(to).toMatchObject({ list: [{ tid, groupName: '临江市城管局' }], tabs: { 1: 1 } })
  })

  it('is returned with advice, or noted, and may be made again', async () => {
    const { tid } = await owed()
    const { id } = await report(tid)
    await city.call('returnReport', { body: { id, advice: '请先现场核实' } })
    expect((await view(tid)).reports).toMatchObject([{ reportState: 2, advice: '请先现场核实' }])
    const again = await report(tid)
    await city.call('noteReport', { body: { id: again.id } })
    const { reports, allowedActions } = await view(tid)
    expect(reports).toMatchObject([{ reportState: 2 }, { reportState: 3, advice: null }])
    expect(allowedActions).toContain('replyMessage')
    expect((await told(tid)).map(([verb]) => verb)).toEqual([
      'report.submitted',
      'report.returned',
      'report.submitted',
      'report.noted'
    ])
  })

  it('is taken over: the superior handles it by the same deadline, and what was assigned below closes', async () => {
    const { tid } = await owed()
    const { tpid } = await buildAssignment(db, { tid, holder_group_id: groups.office })
    const { id } = await report(tid)
    await city.call('takeOverReport', { body: { id, advice: '由市里统筹' } })
    const mine = await view(tid, city)
    expect(mine).toMatchObject({ state: 0, deadlineAt: Math.floor(due.getTime() / 1000) })
    expect(mine.allowedActions).toContain('replyMessage')
    expect(mine.assignments).toMatchObject([{ tpid, processState: 90, closeReason: 'takenOver' }])
    // the group that reported it can still read it, but can no longer act on it
    expect((await view(tid)).allowedActions).toEqual([])
    const tids = String(tid)
    expect((await bureau.call('pageAns', { body: { tids } })).total).toBe(0)
    expect((await city.call('pageAns', { body: { tids, display: 1 } })).total).toBe(1)
    await expect(report(tid)).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is withdrawn: the superior reads no more than before', async () => {
    const { tid } = await owed()
    const { id } = await report(tid)
    await bureau.call('withdrawReport', { body: { id } })
    expect(await view(tid, city)).toMatchObject({ remark: '', reports: [] })
    const { tabs } = await bureau.call('pageReportsFrom', { body: { tids: String(tid) } })
    expect(tabs).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1 })
  })

  it('is not listed while the message is taken down, because nobody can decide on it', async () => {
    const { tid } = await owed()
    await report(tid)
    const editor = await board.client('editor')
    const { version } = await view(tid)
    await editor.call('takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
    const waiting = await city.call('pageReportsTo', { body: { tids: String(tid), display: 1 } })
    expect(waiting).toMatchObject({ list: [], tabs: { 1: 0 } })
  })

  it('is told to handlers, not to the author', async () => {
    const { tid } = await owed()
    const { id } = await report(tid)
    await city.call('noteReport', { body: { id } })
    const author = await board.client('citizen')
    expect((await author.call('getMessage', { body: { tid } })).timeline).toEqual([])
    expect((await view(tid)).timeline.map(({ verb }) => verb)).toEqual(['report.submitted', 'report.noted'])
  })
})
