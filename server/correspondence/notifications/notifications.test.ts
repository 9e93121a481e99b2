import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientIn } from '../../../tests/support/builders/staff.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify } from '../../platform/notify/notify.ts'

const board = await testBoard(await testDatabase())
const [citizen, city, cityToo] = [
  await board.client('citizen'),
  await board.client('city'),
  await board.client('cityToo')
]
const citizenUid = await board.uid('citizen')
const at = new Date()

const tell = (told: Parameters<typeof notify>[2]) =>
  inTransaction(board.db, async trx => {
    const subject = { kind: 'message', id: 7 }
    const eventId = await recordEvent(trx, {
      verb: 'message.approved',
      audience: 'public',
      subject,
      actor: 'system',
      at
    })
    await notify(trx, { eventId, verb: 'message.approved', tid: 7, subject: '路灯损坏', at }, told)
  })

describe('notifications', () => {
  it('are counted, listed newest first and marked as read', async () => {
    for (let news = 0; news < 3; news++) await tell({ accounts: [citizenUid, citizenUid] })
    expect(await citizen.call('getUserMsgCount')).toEqual({ count: 3 })
    const { list, total, unread } = await citizen.call('listNotifications', { query: { page: 1 } })
    expect({ total, unread }).toEqual({ total: 3, unread: 3 })
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(await citizen.call('markNotificationsSeen', { body: { lastId: list[1]?.id ?? 0 } })).toEqual({
      count: 1
    })
    expect((await citizen.call('listNotifications', {})).list.map(notice => notice.unread)).toEqual([
      true,
      false,
      false
    ])
  })

  it('stay read, and those still to come are new whatever was marked', async () => {
    expect(await citizen.call('markNotificationsSeen', { body: { lastId: 2147483647 } })).toEqual({
      count: 0
    })
    expect(await citizen.call('markNotificationsSeen', { body: { lastId: 1 } })).toEqual({ count: 0 })
    await tell({ accounts: [citizenUid] })
    expect(await citizen.call('getUserMsgCount')).toEqual({ count: 1 })
  })

  it('are read one by one, each by its own reader alone', async () => {
    await citizen.call('markNotificationsSeen', { body: { lastId: 2147483647 } })
    for (let news = 0; news < 3; news++) await tell({ accounts: [citizenUid] })
    const unread = async () =>
      (await citizen.call('listNotifications', { query: { rows: 10 } })).list
        .slice(0, 3)
        .map(one => one.unread)
    const { list } = await citizen.call('listNotifications', { query: { rows: 10 } })
    const mark = (who: typeof citizen) =>
      who.call('markNotificationsSeen', { body: { lastId: list[1]?.id ?? 0, alone: true } })
    expect(await mark(citizen)).toEqual({ count: 2 })
    expect(await mark(citizen), 'twice changes nothing').toEqual({ count: 2 })
    expect(await unread()).toEqual([true, false, true])
    const { list: fresh, total } = await citizen.call('listNotifications', { query: { unread: 1 } })
    expect([fresh.map(({ id }) => id), total]).toEqual([[list[0]?.id, list[2]?.id], 2])
    const before = await city.call('getUserMsgCount')
    expect(await mark(city), 'somebody else’s changes nothing').toEqual(before)
    expect(await citizen.call('markNotificationsSeen', { body: { lastId: list[1]?.id ?? 0 } })).toEqual({
      count: 1
    })
    const { rows } = await sql`select from notification_read`.execute(board.db)
    expect(rows, 'what all before it makes useless goes').toEqual([])
  })

  it('say who did what and why, to whom it was said', async () => {
    const { tid } = await buildMessage(board.db, {
      fid: board.world.forums.city,
      author_uid: citizenUid,
      subject: '井盖缺失',
      audit_state: 0
    })
    const editor = await board.client('editor')
    const { version } = await editor.call('getEditorMessage', { body: { tid } })
    await editor.call('returnMessage', { body: { tid, version, reason: '请写明具体路段' } })
    const { list } = await citizen.call('listNotifications', { query: { kind: 'message', unread: 1 } })
    const [news] = list
    expect(news).toMatchObject({
      kind: 'message',
      verb: 'message.returned',
      actorName: '平台',
      note: '请写明具体路段',
      subject: '井盖缺失',
      unread: true
    })
    expect(await citizen.call('getNotification', { query: { id: news?.id ?? 0 } })).toEqual(news)
    await expect(city.call('getNotification', { query: { id: news?.id ?? 0 } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    expect((await citizen.call('listNotifications', { query: { kind: 'campaign' } })).total).toBe(0)
    await citizen.call('markNotificationsSeen', { body: { lastId: news?.id ?? 0 } })
    expect((await citizen.call('listNotifications', { query: { unread: 1 } })).total).toBe(0)
  })

  it('do not name an anonymous author to who follows the message', async () => {
    const { tid } = await buildMessage(board.db, {
      fid: board.world.forums.city,
      author_uid: citizenUid,
      author_name: '江边散步的人',
      is_anonymous: true,
      subject: '河道清淤'
    })
    const neighbour = await board.client('neighbour')
    await neighbour.call('followMessage', { body: { tid } })
    const { version } = await city.call('getStaffMessage', { body: { tid } })
    const content = `第${tid}号留言所说的河道已经安排清淤，预计本月底完成，感谢您的监督。`
    await city.call('replyMessage', { body: { tid, version, kind: 'final', content } })
    await citizen.call('gradeMessage', { body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } })
    const { list } = await neighbour.call('listNotifications', { query: {} })
    expect(list.map(({ verb, actorName }) => [verb, actorName])).toEqual([
      ['grade.given', '匿名网友'],
      ['reply.final', '临江市']
    ])
    const own = await city.call('listNotifications', { query: { kind: 'grade' } })
    expect(own.list[0]?.actorName).toBe('江边散步的人')
    await city.call('markNotificationsSeen', { body: { lastId: own.list[0]?.id ?? 0 } })
  })

  it('of a group are read by each of its accounts apart, and by nobody else', async () => {
    await tell({ groups: [board.world.groups.city] })
    const { list } = await city.call('listNotifications', { query: { unread: 1 } })
    expect(list).toHaveLength(1)
    await city.call('markNotificationsSeen', { body: { lastId: list[0]?.id ?? 0 } })
    expect(await city.call('getUserMsgCount')).toEqual({ count: 0 })
    expect(await cityToo.call('listNotifications', { query: { unread: 1, keywords: '路灯' } })).toMatchObject(
      {
        total: 1,
        unread: 1
      }
    )
    for (const keywords of ['路燈', '路\u200b灯', '　路灯'])
      expect((await cityToo.call('listNotifications', { query: { unread: 1, keywords } })).total).toBe(1)
    expect(await (await board.client('bureau')).call('getUserMsgCount')).toEqual({ count: 0 })
  })

  it('from before a colleague came are not unread for them, in every count and list', async () => {
    const { city: groupId } = board.world.groups
    await tell({ groups: [groupId] })
    const { uid } = await buildAccount(board.db, { kind: 'institution', group_id: groupId })
    const token = await buildSession(board.db, uid, board.deps.clock())
    const newcomer = clientOf(board.app, token, board.deps.keys.publicKeyPem)
    const counts = async () => {
      const { count } = await newcomer.call('getUserMsgCount')
      const { unread, total } = await newcomer.call('listNotifications', { query: {} })
      const fresh = await newcomer.call('listNotifications', { query: { unread: 1 } })
      const sides = await newcomer.call('returnedCounts')
      const returned = sides.reduce((sum, side) => sum + side.unread, 0)
      return { count, unread, fresh: fresh.total, returned, canReadAll: total > 0 }
    }
    expect(await counts()).toEqual({ count: 0, unread: 0, fresh: 0, returned: 0, canReadAll: true })
    await tell({ groups: [groupId] })
    expect(await counts()).toMatchObject({ count: 1, unread: 1, fresh: 1 })
  })

  it('name the institution that did something in the script of the reader', async () => {
    const { tid } = await buildMessage(board.db, { fid: board.world.forums.city, author_uid: citizenUid })
    await city.call('replyMessage', {
      body: { tid, version: 1, kind: 'final', content: '您好，您反映的路灯损坏问题，已安排维修人员更换。' }
    })
    const reader = clientIn('zh-TW', board, await board.token('citizen'))
    const { list } = await reader.call('listNotifications', { query: { rows: 10 } })
    const news = list.find(one => one.tid === tid)
    expect(news?.actorName).toBe('臨江市')
    await reader.call('markNotificationsSeen', { body: { lastId: news?.id ?? 0 } })
  })
})
