import { expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const [city, province, bureau] = await Promise.all([
  board.client('city'),
  board.client('province'),
  board.client('bureau')
])
const author_uid = await board.uid('citizen')
const message = () => buildMessage(db, { fid: world.forums.city, author_uid, subject: '井盖缺失' })
const [kept, assigned] = [await message(), await message()]
const { tpid } = await city.call('assignMessage', {
  body: { tid: assigned.tid, version: assigned.version, groupId: world.groups.bureau }
})

const tidsOf = (page: { list: { tid: number }[] }) => page.list.map(({ tid }) => tid)

it('a row says whether replies to its message are graded, which decides the label of its state', async () => {
  const suggestion = await buildMessage(db, { fid: world.forums.congress, author_uid, type_id: 5 })
  const rows = async (who: 'city' | 'congress') =>
    (await (await board.client(who)).call('pageAns', { body: {} })).list
  expect((await rows('congress')).map(row => [row.tid, row.gradingUsed])).toEqual([[suggestion.tid, false]])
  expect((await rows('city')).map(row => row.gradingUsed)).toEqual([true, true])
  expect((await city.call('pageFrom', { body: {} })).list[0]?.gradingUsed).toBe(true)
})

it('a row says who has the message while it is assigned, to those who handle it', async () => {
  const offline = await message()
  const body = { tid: offline.tid, version: offline.version, unit: '城南街道办事处', contact: '值班室' }
  await city.call('assignOffline', { body })
  const told = async (who: typeof city, call: 'pageAns' | 'pageAll') => {
    const { list } = await who.call(call, { body: {} })
    return Object.fromEntries(list.map(row => [row.tid, [row.assigned, row.assignedTo, row.assignedOffline]]))
  }
  expect(await told(city, 'pageAns')).toEqual({
    [kept.tid]: [false, null, false],
    [assigned.tid]: [true, '临江市城管局', false],
    [offline.tid]: [true, '城南街道办事处', true]
  })
  expect(Object.values(await told(province, 'pageAll')).every(([, name]) => name === null)).toBe(true)
  await city.call('cancelOfflineProcess', { body: { tid: offline.tid } })
  expect((await told(city, 'pageAns'))[offline.tid]).toEqual([false, null, false])
  await db.deleteFrom('assignment').where('tid', '=', offline.tid).execute()
  await db.updateTable('message').set({ audit_state: 4 }).where('tid', '=', offline.tid).execute()
})

it('messages are filtered by the states and the holders of their assignments', async () => {
  const found = async (body: object) => tidsOf(await city.call('pageAns', { body }))
  expect((await found({})).toSorted()).toEqual([kept.tid, assigned.tid].toSorted())
  expect(await found({ searchProcessState: [10] })).toEqual([assigned.tid])
  expect(await found({ searchProcessState: [20] })).toEqual([])
  expect(await found({ candidateGroupIdList: [world.groups.bureau] })).toEqual([assigned.tid])
  expect(await found({ candidateGroupIdList: [world.groups.office] })).toEqual([])
  await bureau.call('receiveProcess', { body: { tpid } })
  const holding = { searchProcessState: [20 as const], candidateGroupIdList: [world.groups.bureau] }
  expect(await found(holding)).toEqual([assigned.tid])
  const { tabs } = await city.call('ansCount', { body: holding })
  expect(tabs.find(({ display }) => display === 8)?.count).toBe(1)
})

it('messages are filtered by the group that handles them, with the groups below it', async () => {
  const below = { groupId: world.groups.city }
  expect(tidsOf(await province.call('pageAll', { body: below })).toSorted()).toEqual(
    [kept.tid, assigned.tid].toSorted()
  )
  expect(tidsOf(await province.call('pageAll', { body: { groupId: world.groups.bureau } }))).toEqual([])
  expect(tidsOf(await city.call('pageAll', { body: { groupId: world.groups.congress } }))).toEqual([])
})

it('a superior does not learn about assignments below from a filter', async () => {
  expect(tidsOf(await province.call('pageAll', { body: {} }))).toContain(assigned.tid)
  expect(tidsOf(await province.call('pageAll', { body: { searchProcessState: [20] } }))).toEqual([])
  expect(tidsOf(await city.call('pageAll', { body: { searchProcessState: [20] } }))).toEqual([assigned.tid])
})

it('messages are filtered by whether they are assigned, those of the own group alone', async () => {
  const found = async (body: object) => tidsOf(await city.call('pageAns', { body })).toSorted()
  expect(await found({ assigned: 'yes' })).toEqual([assigned.tid])
  const [all, open] = [await found({}), await found({ assigned: 'no' })]
  expect(open).toEqual(all.filter(tid => tid !== assigned.tid))
  expect(open).toContain(kept.tid)
  for (const value of ['yes', 'no'] as const)
    expect(
      tidsOf(await province.call('pageAll', { body: { assigned: value, groupId: world.groups.city } }))
    ).toEqual([])
})

it('overdue messages are those without a final reply whose deadline was before a moment', async () => {
  const due = (day: string) => ({ deadline_at: new Date(`2026-03-${day}T23:59:59+08:00`) })
  const build = (more: object) => buildMessage(db, { fid: world.forums.province, author_uid, ...more })
  const waiting = await build(due('10'))
  const interim = await build({ ...due('11'), state: 1 })
  await build({ ...due('12') })
  await build({ ...due('10'), state: 3 })
  const body = { dueBefore: Date.parse('2026-03-12T12:00:00+08:00') / 1000 }
  const overdue = [waiting.tid, interim.tid].toSorted()
  expect(tidsOf(await province.call('pageAns', { body })).toSorted()).toEqual(overdue)
  const editor = await board.client('editor')
  const queue = { display: 4 as const, fids: [world.forums.province] }
  expect(tidsOf(await editor.call('pageEditorQueue', { body: { ...queue, ...body } })).toSorted()).toEqual(
    overdue
  )
})

it('an editor finds approved messages by group, time of approval, state and grade', async () => {
  const editor = await board.client('editor')
  const approved_at = new Date('2026-02-03T10:00:00+08:00')
  const given = { fid: world.forums.city, author_uid, approved_at }
  const low = await buildMessage(db, { ...given, state: 3, satisfaction: 2 })
  const high = await buildMessage(db, { ...given, state: 3, satisfaction: 5 })
  const open = await buildMessage(db, { ...given, state: 0 })
  const day = { startTime: 1_770_048_000, endTime: 1_770_134_399 }
  const found = async (more: object) =>
    tidsOf(await editor.call('pageEditorQueue', { body: { display: 4, ...day, ...more } })).toSorted()
  expect(await found({})).toEqual([low.tid, high.tid, open.tid].toSorted())
  expect(await found({ groupId: world.groups.province })).toEqual([low.tid, high.tid, open.tid].toSorted())
  expect(await found({ groupId: world.groups.congress })).toEqual([])
  expect(await found({ satisfaction: [1, 2] })).toEqual([low.tid])
  expect(await found({ searchState: [0, 1] })).toEqual([open.tid])
  await expect(found({ endTime: day.startTime - 1 })).rejects.toMatchObject({ code: 'MSG0010' })
})

it('each number of a board’s deadlines is the number of a list: of the messages, and of the assignments', async () => {
  await db.deleteFrom('message').where('fid', '=', world.forums.province).execute()
  const day = 86_400_000
  const dueIn = (time: number) => ({
    fid: world.forums.province,
    author_uid,
    deadline_at: new Date(Date.now() + time)
  })
  for (const time of [-3 * day, -day, day, 2 * day, 9 * day]) await buildMessage(db, dueIn(time))
  await buildMessage(db, { ...dueIn(-day), recheck_open: true })
  await buildMessage(db, { ...dueIn(-day), state: 3, explain_due: true })
  const counts = await province.call('boardCounts')
  for (const [board, list] of [
    ['list-ans', 'pageAns'],
    ['list-to', 'pageTo']
  ] as const) {
    const { overdue, dueToday, dueSoon } = counts.find(one => one.board === board) ?? {}
    const found = async (due: 'overdue' | 'today' | 'soon') =>
      (await province.call(list, { body: { display: 8, due } })).total
    expect([await found('overdue'), await found('today'), await found('soon')]).toEqual([
      overdue,
      dueToday,
      dueSoon
    ])
  }
  expect((await province.call('pageAns', { body: { display: 8, due: 'overdue' } })).total).toBe(3)
})

it('the last second of a range of time belongs to it', async () => {
  const end = Date.parse('2026-01-05T23:59:59+08:00')
  const last = await buildMessage(db, {
    fid: world.forums.province,
    author_uid,
    approved_at: new Date(end + 700),
    created_at: new Date(end + 700)
  })
  await buildMessage(db, { fid: world.forums.province, author_uid, approved_at: new Date(end + 1000) })
  const day = { startTime: end / 1000 - 86_399, endTime: end / 1000 }
  expect(tidsOf(await province.call('pageAns', { body: day }))).toEqual([last.tid])
  const editor = await board.client('editor')
  const queue = { display: 4 as const, ...day, timeEd: day.endTime }
  expect(tidsOf(await editor.call('pageEditorQueue', { body: queue }))).toEqual([last.tid])
})
