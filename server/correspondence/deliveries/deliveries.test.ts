import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const { groups } = world
const [city, receiver, editor] = [
  await board.client('city'),
  await board.client('stranger'),
  await board.client('editor')
]
const flag = (id: number, flags: object) =>
  db.updateTable('org_group').set(flags).where('id', '=', id).execute()
await flag(groups.city, { allow_delivery: true })
await flag(groups.stranger, { allow_handle_delivery: true })

const reason = '涉及多个部门，请参阅'
/** Creates a private message of an anonymous author, which only its handlers may read. */
const hidden = async () =>
  buildMessage(db, {
    fid: world.forums.city,
    author_uid: await board.uid('citizen'),
    author_name: '张三',
    is_public: false,
    is_anonymous: true,
    remark: '请勿公开',
    content: '我家住在梧桐小区，路灯坏了。'
  })
const ask = (tid: number) => city.call('requestDelivery', { body: { tid, groupId: groups.stranger, reason } })
const view = (tid: number, client = receiver) => client.call('getStaffMessage', { body: { tid } })
const told = async (tid: number) =>
  (
    await db
      .selectFrom('notification')
      .select(['verb', 'group_id'])
      .where('tid', '=', tid)
      .orderBy('id')
      .execute()
  ).map(({ verb, group_id }) => [verb, group_id])

describe('a delivery', () => {
  it('is offered, and can be requested, until the message has its final reply', async () => {
    const possible = async (state: number) => {
      const { tid } = await buildMessage(db, { fid: world.forums.city, state })
      const { allowedActions } = await city.call('getStaffMessage', { body: { tid } })
      const answer = await ask(tid).then(
        () => 'requested',
        ({ code }: { code: string }) => code
      )
      return [allowedActions.includes('requestDelivery'), answer]
    }
    const [open, closed] = [
      [true, 'requested'],
      [false, 'MSG0001']
    ]
    expect(await Promise.all([0, 1, 2, 3, 21].map(possible))).toEqual([open, open, closed, closed, closed])
  })

  it('shows the message to its receiver once an editor has accepted it, and to nobody else', async () => {
    const { tid, deadline_at } = await hidden()
    const { id } = await ask(tid)
    await expect(view(tid)).rejects.toMatchObject({ code: 'GEN0404' })
    await editor.call('acceptDelivery', { body: { id, note: '同意' } })
    expect((await view(tid)).deliveries).toMatchObject([
      { id, deliveryState: 1, allowedActions: ['giveOpinion'] }
    ])
    expect((await receiver.call('getMessage', { body: { tid } })).tid).toBe(tid)
    await expect(view(tid, await board.client('congress'))).rejects.toMatchObject({ code: 'GEN0404' })
    expect(await told(tid)).toEqual([
      ['delivery.accepted', groups.city],
      ['delivery.accepted', groups.stranger]
    ])
    const after = await db.selectFrom('message').selectAll().where('tid', '=', tid).executeTakeFirstOrThrow()
    expect(after).toMatchObject({ group_id: groups.city, state: 0, deadline_at })
  })

  it('shows what the public would read: no name, no phone, no remark, no original, no handling', async () => {
    const { tid } = await hidden()
    const { version } = await city.call('getStaffMessage', { body: { tid } })
    const publicContent = '路灯坏了。'
    await editor.call('redactMessage', { body: { tid, version, publicContent } })
    const { id } = await ask(tid)
    await editor.call('acceptDelivery', { body: { id } })
    const seen = await view(tid)
    expect(seen.contentList).toMatchObject([{ content: publicContent, publicContent: null }])
    expect(seen).toMatchObject({
      nickName: '匿名网友',
      author: { nickName: '匿名网友', realName: null, phone: null },
      remark: '',
      assignments: [],
      rechecks: [],
      reports: [],
      timeline: [],
      allowedActions: []
    })
    const text = JSON.stringify(seen)
    for (const secret of ['张三', '梧桐', '请勿公开']) expect(text).not.toContain(secret)
    const { list } = await receiver.call('pageDeliveriesTo', { body: { tids: String(tid) } })
    expect(list).toMatchObject([{ tid, nickName: '匿名网友' }])
    const phone = receiver.call('revealAuthorPhone', { body: { tid, reason: '核实' } })
    await expect(phone).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is given an opinion, which its handlers read, and the history keeps the first', async () => {
    const { tid } = await hidden()
    const { id } = await ask(tid)
    await editor.call('acceptDelivery', { body: { id } })
    for (const opinion of ['建议尽快更换', '建议与大修一并安排', '建议与大修一并安排'])
      await receiver.call('giveOpinion', { body: { id, opinion } })
    const handled = await view(tid, city)
    expect(handled.deliveries).toMatchObject([{ opinion: '建议与大修一并安排' }])
    const opinions = handled.timeline.filter(({ verb }) => verb === 'delivery.opinionGiven')
    expect(opinions.map(({ note }) => note)).toEqual(['建议尽快更换', '建议与大修一并安排'])
    const tids = String(tid)
    const to = await receiver.call('pageDeliveriesTo', { body: { tids, display: 2 } })
    expect(to).toMatchObject({ list: [{ id }], tabs: { 1: 0, 2: 1, 3: 1 } })
  })

  it('is declined or withdrawn, and may then be asked for anew', async () => {
    const { tid } = await hidden()
    const { id } = await ask(tid)
    await editor.call('declineDelivery', { body: { id, reason: '与职责无关' } })
    const again = await ask(tid)
    expect(await city.call('withdrawDelivery', { body: { id: again.id } })).toMatchObject({ tid })
    await expect(view(tid)).rejects.toMatchObject({ code: 'GEN0404' })
    expect(await told(tid)).toEqual([['delivery.declined', groups.city]])
    const { tabs } = await city.call('pageDeliveriesFrom', { body: { tids: String(tid) } })
    expect(tabs).toEqual({ 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 })
  })

  it('ends when the message is taken down: its receivers no longer read it', async () => {
    const { tid } = await hidden()
    const { id } = await ask(tid)
    const { version } = await editor.call('acceptDelivery', { body: { id } })
    await editor.call('takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
    await expect(view(tid)).rejects.toMatchObject({ code: 'GEN0404' })
    const { list } = await receiver.call('pageDeliveriesTo', { body: { tids: String(tid), display: 3 } })
    expect(list).toEqual([])
  })

  it('leaves the queue while the message is taken down, and waits there again when it is restored', async () => {
    const { tid } = await hidden()
    const { id } = await ask(tid)
    const queued = async () => {
      const { list, tabs } = await editor.call('pageDeliveries', { body: { tids: String(tid) } })
      return [list.map(one => one.id), tabs[1]]
    }
    expect(await queued()).toEqual([[id], 1])
    const reason = '经核实内容不实'
    const { version } = await view(tid, city)
    const taken = await editor.call('takeDownMessage', { body: { tid, version, reason } })
    expect(await queued()).toEqual([[], 0])
    await editor.call('restoreMessage', { body: { tid, version: taken.version, reason: '已经核实' } })
    expect(await queued()).toEqual([[id], 1])
  })

  it('is told to handlers and editors, not to the author', async () => {
    const { tid } = await hidden()
    const { id } = await ask(tid)
    await editor.call('acceptDelivery', { body: { id } })
    const author = await board.client('citizen')
    expect((await author.call('getMessage', { body: { tid } })).timeline).toEqual([])
    expect((await view(tid, city)).timeline.map(({ verb }) => verb)).toEqual([
      'delivery.requested',
      'delivery.accepted'
    ])
  })

  it('can be asked for where the group may, to groups that take them', async () => {
    const { tid } = await hidden()
    expect((await view(tid, city)).allowedActions).toContain('requestDelivery')
    const found = await city.call('searchReceivers', { body: { keywords: '远山' } })
    expect(found.map(one => one.id)).toEqual([groups.stranger])
    for (const keywords of ['遠山', '远\u200b山', '　远山 '])
      expect(await city.call('searchReceivers', { body: { keywords } })).toEqual(found)
    expect(await receiver.call('searchReceivers', { body: {} })).toEqual([])
  })
})

describe('a subject that was redacted', () => {
  const secret = '张某某欠薪'
  const original = `城东工地${secret}三个月`
  const publicSubject = '城东工地欠薪三个月'
  const subjects = (list: readonly { tid: number | null; subject: string }[], tid: number) =>
    list.filter(one => one.tid === tid).map(({ subject }) => subject)

  /** Reads all texts about a message that a reader gets in lists and by searches. */
  async function toldTo(reader: typeof city, tid: number) {
    const [news, back, found, came] = [
      await reader.call('listNotifications', { query: { rows: 50 } }),
      await reader.call('pageReturned', { body: { source: 'platform', rows: 50 } }),
      await reader.call('listNotifications', { query: { rows: 50, keywords: secret } }),
      await reader.call('pageReturned', { body: { source: 'platform', rows: 50, keywords: secret } })
    ]
    const one = news.list.find(item => item.tid === tid)
    const opened = await reader.call('getNotification', { query: { id: one?.id ?? 0 } })
    return {
      shown: [...subjects(news.list, tid), ...subjects(back.list, tid), opened.subject],
      found: [...subjects(found.list, tid), ...subjects(came.list, tid)]
    }
  }
  const received = async (tid: number, keywords?: string) => {
    const filter = { tids: String(tid), display: 3 as const, ...(keywords && { keywords }) }
    return subjects((await receiver.call('pageDeliveriesTo', { body: filter })).list, tid)
  }
  const redact = async (tid: number) => {
    const { version } = await view(tid, city)
    await editor.call('redactMessage', { body: { tid, version, publicSubject, publicContent: '工地欠薪。' } })
  }
  const deliver = async (tid: number) => {
    const { id } = await ask(tid)
    await editor.call('acceptDelivery', { body: { id } })
  }
  const aMessage = async () => {
    const { tid } = await hidden()
    await db.updateTable('message').set({ subject: original }).where('tid', '=', tid).execute()
    return tid
  }

  it.each(['before', 'after'])('%s the delivery is not told to its receiver, listed or found', async when => {
    const tid = await aMessage()
    if (when === 'before') await redact(tid)
    await deliver(tid)
    if (when === 'after') await redact(tid)
    expect(await toldTo(receiver, tid)).toEqual({ shown: Array(3).fill(publicSubject), found: [] })
    expect(await received(tid)).toEqual([publicSubject])
    expect(await received(tid, secret)).toEqual([])
    expect(await received(tid, '工地欠薪')).toEqual([publicSubject])
    const seen = await view(tid)
    expect(seen).toMatchObject({ subject: publicSubject, publicSubject: null, content: '工地欠薪。' })
    expect(JSON.stringify(seen)).not.toContain(secret)
    expect((await receiver.call('getMessage', { body: { tid } })).subject).toBe(publicSubject)
  })

  it('is read and found by the group that handles the message, in the original', async () => {
    const tid = await aMessage()
    await redact(tid)
    await deliver(tid)
    expect(await toldTo(city, tid)).toEqual({
      shown: Array(3).fill(original),
      found: Array(2).fill(original)
    })
    const filter = { tids: String(tid), display: 5 as const, keywords: secret }
    expect(subjects((await city.call('pageDeliveriesFrom', { body: filter })).list, tid)).toEqual([original])
    expect(subjects((await editor.call('pageDeliveries', { body: filter })).list, tid)).toEqual([original])
  })

  it('is no longer read by a group whose forum lost the message', async () => {
    const tid = await aMessage()
    await redact(tid)
    await deliver(tid)
    const { version } = await view(tid, city)
    const elsewhere = { tid, fid: world.forums.province, reason: '属于省里', version }
    await editor.call('readdressMessage', { body: elsewhere })
    const { shown, found } = await toldTo(city, tid)
    expect([new Set(shown), found]).toEqual([new Set([publicSubject]), []])
    const filter = { tids: String(tid), display: 5 as const }
    const asked = async (more: object) =>
      subjects((await city.call('pageDeliveriesFrom', { body: { ...filter, ...more } })).list, tid)
    expect(await asked({})).toEqual([publicSubject])
    expect(await asked({ keywords: secret })).toEqual([])
  })
})
