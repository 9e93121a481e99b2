import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { testBoard } from '../../tests/support/world.ts'
import { inTransaction } from '../database/transaction.ts'
import { recordEvent } from '../events/record.ts'
import { notify } from './notify.ts'

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

  it('of a group are read by each of its accounts apart, and by nobody else', async () => {
    await tell({ groups: [board.world.groups.city] })
    const { list } = await city.call('listNotifications', {})
    expect(list).toHaveLength(1)
    await city.call('markNotificationsSeen', { body: { lastId: list[0]?.id ?? 0 } })
    expect(await city.call('getUserMsgCount')).toEqual({ count: 0 })
    expect(await cityToo.call('getUserMsgCount')).toEqual({ count: 1 })
    expect(await (await board.client('bureau')).call('getUserMsgCount')).toEqual({ count: 0 })
  })
})
