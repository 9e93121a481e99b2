import { describe, expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db } = board
const [citizen, city, editor] = await Promise.all([
  board.client('citizen'),
  board.client('city'),
  board.client('editor')
])
const phone = '13912345678'
const text = { type: 1, content: '建议把首页的字放大一些。' } as const

describe('feedback to the platform', () => {
  it('is read by editors, answered once, and its writer is told', async () => {
    const { id } = await citizen.call('addFeedback', { body: text })
    const found = (await editor.call('pageFeedback', { body: { display: 1 } })).list.find(
      one => one.id === id
    )
    expect(found).toMatchObject({
      ...text,
      state: 0,
      nickName: 'citizen',
      allowedActions: ['answerFeedback']
    })
    const alone = await editor.call('pageFeedback', { body: { id, display: 3 } })
    expect(alone.list.map(one => one.id)).toEqual([id])
    const body = { id, version: 1, answer: '右上角可以切换大字。' }
    await editor.call('answerFeedback', { body })
    const [own] = (await citizen.call('listOwnFeedback', { query: {} })).list
    expect(own).toMatchObject({ id, state: 1, answer: body.answer })
    const [news] = (await citizen.call('listNotifications', { query: {} })).list
    expect(news).toMatchObject({ verb: 'feedback.answered', tid: null, subject: text.content, unread: true })
    await expect(editor.call('answerFeedback', { body })).rejects.toMatchObject({ code: 'FBK0001' })
  })

  it('is a person’s own: neither others nor colleagues read it', async () => {
    await city.call('addFeedback', { body: text })
    const own = await city.call('listOwnFeedback', { query: {} })
    expect(own.total).toBe(1)
    expect((await (await board.client('cityToo')).call('listOwnFeedback', { query: {} })).total).toBe(0)
    const { list } = await editor.call('pageFeedback', { body: { keywords: 'ＣＩＴＹ' } })
    expect(list.map(({ groupName }) => groupName)).toEqual(['临江市'])
  })

  it('refuses what is neither a mobile number nor an address to reach its writer', async () => {
    await expect(citizen.call('addFeedback', { body: { ...text, contact: 'abc' } })).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'contact', message: expect.stringContaining('手机号或邮箱') }]
    })
  })

  it('keeps how to reach its writer sealed and masked, until somebody says why', async () => {
    const { id } = await citizen.call('addFeedback', { body: { ...text, contact: phone } })
    const row = await db.selectFrom('site_feedback').selectAll().where('id', '=', id).executeTakeFirst()
    expect(JSON.stringify(row)).not.toContain(phone)
    const { list } = await editor.call('pageFeedback', { body: {} })
    expect(list.find(one => one.id === id)).toMatchObject({
      contact: '139********',
      allowedActions: ['answerFeedback', 'revealFeedbackContact']
    })
    const reason = '需要核实故障现象'
    expect(await editor.call('revealFeedbackContact', { body: { id, reason } })).toEqual({ contact: phone })
    const event = await db
      .selectFrom('event')
      .selectAll()
      .where('verb', '=', 'phone.revealed')
      .executeTakeFirst()
    expect(event).toMatchObject({
      subject_kind: 'feedback',
      subject_id: id,
      note: reason,
      audience: 'author'
    })
    const [told] = (await citizen.call('listNotifications', { query: { rows: 10 } })).list
    expect(told).toMatchObject({ verb: 'phone.revealed', note: reason, actorName: '平台', tid: null })
    expect((await citizen.call('listOwnReadings', { query: {} })).list).toMatchObject([
      { what: 'contact', groupName: null, reason, tid: null }
    ])
  })

  it('is counted by tab as its list is filtered', async () => {
    const { tabs } = await editor.call('feedbackCount', { body: { type: 1 } })
    const [waiting, answered, all] = tabs.map(({ count }) => count)
    expect([waiting, answered, all]).toEqual([2, 1, 3])
    expect((await editor.call('pageFeedback', { body: { display: 2, type: 1 } })).total).toBe(1)
    expect((await editor.call('pageFeedback', { body: { type: 4 } })).total).toBe(0)
  })
})
