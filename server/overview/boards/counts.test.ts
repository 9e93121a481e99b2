import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage, buildReply } from '../../../tests/support/builders/builders.ts'
import { allowCollect } from '../../../tests/support/builders/campaigns.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const { groups } = world
const [city, bureau, province, citizen, editor] = [
  await board.client('city'),
  await board.client('bureau'),
  await board.client('province'),
  await board.client('citizen'),
  await board.client('editor')
]
type Clerk = typeof city

await db.updateTable('org_group').set({ allow_delivery: true }).where('id', '=', groups.city).execute()
await db
  .updateTable('org_group')
  .set({ allow_handle_delivery: true })
  .where('id', '=', groups.bureau)
  .execute()

const message = async (more: object = {}) =>
  buildMessage(db, { fid: world.forums.city, author_uid: await board.uid('citizen'), ...more })
const tabsOf = async (clerk: Clerk) =>
  Object.fromEntries(
    (await clerk.call('boardCounts')).map(({ board: name, tabs }) => [
      name,
      Object.fromEntries(tabs.filter(({ count }) => count > 0).map(({ display, count }) => [display, count]))
    ])
  )

// one urgent message to reply to that a clerk keeps, one graded to explain, one under recheck, one answered by the
// bureau
const urgent = await message({ priority_level: 1 })
await city.call('cancelFavoriteByMessageId', { query: { status: 1, messageId: urgent.tid } })
const graded = await message()
await buildReply(db, { tid: graded.tid })
await citizen.call('gradeMessage', {
  body: { tid: graded.tid, gradeLevel: 1, gradeSpeed: 1, gradeManner: 1 }
})
const disputed = await message()
await city.call('requestRecheck', {
  body: { tid: disputed.tid, version: disputed.version, matter: 1, channel: 1, reason: '不属于本市' }
})
const given = await message()
await buildAssignment(db, { tid: given.tid, state: 10, holder_group_id: groups.bureau })
const explained = await message({ state: 21 })
await buildAssignment(db, { tid: explained.tid, state: 50, holder_group_id: groups.bureau })
const { id } = await city.call('requestDelivery', {
  body: { tid: urgent.tid, groupId: groups.bureau, reason: '供参阅' }
})
await editor.call('acceptDelivery', { body: { id } })
const { version } = await city.call('getStaffMessage', { body: { tid: urgent.tid } })
await city.call('reportMessage', { body: { tid: urgent.tid, version, note: '请省里知悉' } })

describe('the numbers of all boards', () => {
  it('come in one call, for each board and each tab', async () => {
    expect(await tabsOf(city)).toEqual({
      'list-ans': { 1: 2, 2: 1, 3: 1, 5: 1, 6: 1, 8: 5 },
      'list-to': {},
      'list-from': { 1: 1, 5: 1, 8: 2 },
      'list-collect': { 1: 1, 8: 1 },
      toBeReply: { 1: 2 },
      toBeExplain: { 2: 1 },
      toBeExamine: { 3: 1 },
      lastAssign: {},
      lastToBeReply: {},
      lastExplained: {},
      'list-handle-delivery': {},
      'tab-Delivery': { 2: 1, 5: 1 },
      proposalsTo: {},
      reportsTo: {},
      reportsFrom: { 1: 1, 6: 1 },
      userFeedback: { 1: 1, 2: 1 },
      platformFeedback: { 1: 1, 2: 1 },
      lastFeedback: {},
      nextFeedback: {},
      ownCases: {}
    })
    expect(await tabsOf(bureau)).toMatchObject({
      'list-to': { 1: 1, 5: 1, 8: 2 },
      lastAssign: { 1: 1 },
      lastExplained: { 5: 1 },
      'list-handle-delivery': { 1: 1, 3: 1 }
    })
    expect(await tabsOf(province)).toMatchObject({ reportsTo: { 1: 1, 6: 1 }, nextFeedback: { 1: 1, 2: 1 } })
  })

  it('say which are urgent, as the lists’ own calls do', async () => {
    const counts = await city.call('boardCounts')
    const tab = (name: string, display: number) =>
      counts.find(one => one.board === name)?.tabs.find(one => one.display === display)
    expect(tab('tab-Delivery', 2)).toMatchObject({ count: 1, urgent: 1, ordinary: 0 })
    expect(tab('toBeReply', 1)).toEqual(tab('list-ans', 1))
    expect(counts.find(one => one.board === 'list-ans')).toEqual(await city.call('ansCount', { body: {} }))
    expect(counts.find(one => one.board === 'list-collect')).toEqual(
      await city.call('collectCount', { body: {} })
    )
  })
})

describe('the numbers at the menu', () => {
  const counted = async (clerk: Clerk, submenu?: number) =>
    (await clerk.call('menuTaskNum', { query: submenu === undefined ? {} : { submenu } })).map(
      ({ menuId, count }) => [menuId, count]
    )

  it('count what waits for the reader, for each entry and the entries below it', async () => {
    expect(await counted(city)).toEqual([
      [21, 3],
      [26, 0],
      [23, expect.any(Number)]
    ])
    expect(await counted(bureau, 21)).toEqual([[21, 2]])
    expect(await counted(province, 21)).toEqual([[21, 1]])
    const [handling] = await city.call('menuTaskNum', { query: { submenu: 21 } })
    expect(handling?.submenus).toEqual(
      expect.arrayContaining([
        { board: 'list-ans', count: 3 },
        { board: 'toBeExamine', count: 1 },
        { board: 'userFeedback', count: 1 }
      ])
    )
    const [{ count } = { count: -1 }] = await city.call('menuTaskNum', { query: { submenu: 23 } })
    expect(count).toBe((await city.call('getUserMsgCount')).count)
  })

  it('are absent for entries that the flags of a group hide', async () => {
    expect(await counted(bureau, 26)).toEqual([])
    expect(await counted(city, 25)).toEqual([])
    await allowCollect(db, groups.city)
    expect(await counted(city, 25)).toEqual([[25, 0]])
  })
})
