import { describe, expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const administrator = await board.client('administrator')

const letter = (number: number, channel: 'sms' | 'mail', body: string) => ({
  reference: `letter:${number}`,
  channel,
  recipient: channel === 'sms' ? '130********' : 'a@example.org',
  body,
  at: new Date(2026, 2, number)
})
await board.db
  .insertInto('dev_inbox')
  .values([
    letter(1, 'sms', '验证码 428105'),
    letter(2, 'mail', '您关注的留言有了新进展'),
    letter(3, 'sms', '100%_办结')
  ])
  .execute()

const bodies = async (body: object) =>
  (await administrator.call('pageDevInbox', { body })).list.map(({ id }) => id)

describe('the development inbox', () => {
  it('shows the letters that would have been sent, newest first, by channel and by words', async () => {
    expect(await bodies({ display: 1 })).toEqual([3, 2, 1])
    expect(await bodies({ display: 2 })).toEqual([3, 1])
    expect(await bodies({ display: 3 })).toEqual([2])
    expect(await bodies({ keywords: '428105' })).toEqual([1])
    expect(await bodies({ keywords: '%_' })).toEqual([3])
    expect(await bodies({ keywords: '驗證碼　４２８１０５' })).toEqual([1])
    expect(await bodies({ keywords: '留\u200b言有了' })).toEqual([2])
    expect(await administrator.call('pageDevInbox', { body: { page: 2, rows: 10 } })).toEqual({
      list: [],
      total: 3,
      totalCapped: false,
      nextCursor: null
    })
  })

  it('is for administrators', async () => {
    for (const person of ['citizen', 'city', 'editor'] as const)
      await expect((await board.client(person)).call('pageDevInbox', { body: {} })).rejects.toMatchObject({
        code: 'GEN0403'
      })
  })
})
