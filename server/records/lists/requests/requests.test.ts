import { expect, it } from 'vitest'
import { buildMessage } from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const { groups } = world
const [city, province, stranger, editor, citizen] = [
  await board.client('city'),
  await board.client('province'),
  await board.client('stranger'),
  await board.client('editor'),
  await board.client('citizen')
]
await db.updateTable('org_group').set({ allow_delivery: true }).where('id', '=', groups.city).execute()
await db
  .updateTable('org_group')
  .set({ allow_handle_delivery: true })
  .where('id', '=', groups.stranger)
  .execute()

const versionOf = async (tid: number) => (await city.call('getStaffMessage', { body: { tid } })).version

/** Creates a replied message with every possible kind of request about it. */
async function asked(typeId: number, replied_at = new Date()) {
  const author_uid = await board.uid('citizen')
  const { tid } = await buildMessage(db, { fid: world.forums.city, author_uid, type_id: typeId })
  const reason = '涉及多个部门，请参阅'
  const { id } = await city.call('requestDelivery', { body: { tid, groupId: groups.stranger, reason } })
  await editor.call('acceptDelivery', { body: { id } })
  await city.call('reportMessage', { body: { tid, version: await versionOf(tid), note: '请省里知悉' } })
  const recheck = {
    tid,
    version: await versionOf(tid),
    matter: 1,
    channel: 1,
    reason,
    proposer: '养护科'
  } as const
  await city.call('requestRecheck', { body: recheck })
  await citizen.call('requestDeletion', { body: { tid, reason: '问题已经自行解决' } })
  await db.updateTable('message').set({ state: 2, replied_at }).where('tid', '=', tid).execute()
  return tid
}

/** Returns the state and the grading of a message as each list of requests shows them. */
async function statesOf(tid: number) {
  const body = { tids: String(tid) }
  const pages = await Promise.all([
    city.call('pageOwnRechecks', { body }),
    editor.call('pageRechecks', { body }),
    editor.call('pageDeletions', { body }),
    editor.call('pageDeliveries', { body: { ...body, display: 5 } }),
    city.call('pageDeliveriesFrom', { body: { ...body, display: 5 } }),
    stranger.call('pageDeliveriesTo', { body: { ...body, display: 3 } }),
    city.call('pageReportsFrom', { body: { ...body, display: 6 } }),
    province.call('pageReportsTo', { body: { ...body, display: 6 } })
  ])
  return pages.flatMap(({ list }) => list.map(({ state, gradingUsed }) => [state, gradingUsed]))
}

it('a row of each list of requests says whether its message can be graded', async () => {
  expect(await statesOf(await asked(2))).toEqual(Array(8).fill([2, true]))
  expect(await statesOf(await asked(5))).toEqual(Array(8).fill([2, false]))
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  expect(await statesOf(await asked(2, longAgo))).toEqual(Array(8).fill([2, false]))
})

it('a row does not tell a group that its former message went to a congress', async () => {
  const tid = await asked(2)
  const rows = () => city.call('pageDeliveriesFrom', { body: { tids: String(tid), display: 5 } })
  await db.updateTable('message').set({ state: 0 }).where('tid', '=', tid).execute()
  const version = (await editor.call('getEditorMessage', { body: { tid } })).version
  const elsewhere = { tid, fid: world.forums.congress, reason: '属于人大', version }
  await editor.call('readdressMessage', { body: elsewhere })
  expect((await rows()).list).toMatchObject([{ state: null, gradingUsed: true }])
})

it('the last second of a range belongs to it', async () => {
  const tid = await asked(1)
  const end = Date.parse('2026-01-05T23:59:59+08:00') / 1000
  await db
    .updateTable('recheck')
    .set({ created_at: new Date((end + 0.7) * 1000) })
    .where('tid', '=', tid)
    .execute()
  const body = { tids: String(tid), startTime: end - 86_399, endTime: end }
  expect((await city.call('pageOwnRechecks', { body })).total).toBe(1)
  expect((await city.call('pageOwnRechecks', { body: { ...body, endTime: end - 1 } })).total).toBe(0)
})
