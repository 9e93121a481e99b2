import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../tests/support/access.ts'
import { buildNotice } from '../../../tests/support/builders/notices.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const world = await accessWorld(await testDatabase())
const { db, administrator, client, department, staff } = world
const admin = administrator.client
const visitor = client()

const head = await department(undefined, '总部')
const office = await department(head, '办公室')
const other = await department(undefined, '信息中心')

const create = (more: object = {}) =>
  admin.call('sysNoticeCreate', {
    body: { title: '值班安排', type: 1, content: '请报送值班表。', receiverType: 0, ...more }
  })
const toDepartments = (...deptIdList: number[]) => create({ receiverType: 1, deptIdList })
const send = async (id: number) => {
  const { version } = await admin.call('sysNoticeGet', { params: { id } })
  await admin.call('sendNotice', { body: { id, version } })
}
const withdraw = async (id: number, reason = '') => {
  const { version } = await admin.call('sysNoticeGet', { params: { id } })
  await admin.call('withdrawNotice', { body: { id, version, reason } })
}
const member = async (dept_id: number | null) => (await staff([], { dept_id })).client
type Reading = Awaited<ReturnType<typeof member>>
const seenBy = async (reader: Reading, id: number) =>
  (await reader.call('listNotices', { query: { rows: 100 } })).list.find(notice => notice.id === id)
const statusFor = async (reader: Reading, id: number) => (await seenBy(reader, id))?.readStatus
const notFound = { code: 'GEN0404', status: 404 }

describe('a notice to departments', () => {
  it('is read by their staff and those below, and by nobody else', async () => {
    const { id } = await toDepartments(head.id)
    const [above, below, beside, without] = await Promise.all(
      [head.id, office.id, other.id, null].map(dept => member(dept))
    )
    expect(await statusFor(above as Reading, id)).toBeUndefined()
    await send(id)
    for (const reader of [above, below] as Reading[]) {
      expect(await statusFor(reader, id)).toBe(0)
      expect((await reader.call('getNotice', { query: { id } })).content).toBe('请报送值班表。')
    }
    for (const reader of [beside, without, visitor] as Reading[]) {
      expect(await seenBy(reader, id)).toBeUndefined()
      await expect(reader.call('getNotice', { query: { id } })).rejects.toMatchObject(notFound)
    }
    await expect((beside as Reading).call('readNotice', { body: { id } })).rejects.toMatchObject(notFound)
  })

  it('is not read in the department above one that it is for', async () => {
    const { id } = await toDepartments(office.id)
    await send(id)
    expect(await seenBy(await member(head.id), id)).toBeUndefined()
  })

  it('follows the present tree: a department that was moved below one of them reads it', async () => {
    const { id } = await toDepartments(head.id)
    const moving = await department(other)
    const reader = await member(moving.id)
    await send(id)
    expect(await seenBy(reader, id)).toBeUndefined()
    const { version } = await admin.call('sysDeptGet', { params: { id: moving.id } })
    await admin.call('sysDeptUpdate', { params: { id: moving.id }, body: { version, parentId: head.id } })
    expect(await statusFor(reader, id)).toBe(0)
  })

  it('is shown to those who come later, and is not new to them', async () => {
    const { id } = await buildNotice(db, { sent_at: new Date(Date.now() - 3_600_000) }, [office.id])
    expect(await statusFor(await member(office.id), id)).toBe(1)
  })

  it('needs a department, which must still exist when the notice is sent', async () => {
    await expect(toDepartments()).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'deptIdList' }]
    })
    const closing = await department()
    const { id, version } = await toDepartments(closing.id)
    await admin.call('sysDeptDelete', { params: { id: closing.id } })
    await expect(admin.call('sendNotice', { body: { id, version } })).rejects.toMatchObject({
      code: 'NTC0004'
    })
  })

  it('drops its departments when it becomes a notice to all', async () => {
    const { id, version } = await toDepartments(office.id)
    const changed = await admin.call('sysNoticeUpdate', {
      params: { id },
      body: { version, receiverType: 0 }
    })
    expect(changed.deptIdList).toEqual([])
  })
})

describe('a notice to all', () => {
  it('is read by whoever comes, signed in or not, as plain text', async () => {
    const content = '<script>alert(1)</script>\n<b>值班</b>'
    const { id } = await create({ content })
    await send(id)
    expect((await visitor.call('getNotice', { query: { id } })).content).toBe(content)
    expect(await statusFor(visitor, id)).toBe(1)
    await expect(visitor.call('readNotice', { body: { id } })).rejects.toMatchObject({ status: 401 })
  })

  it('is counted until it is opened, and stands first until then', async () => {
    const reader = await member(null)
    const [first, second] = [await create(), await create()]
    await send(first.id)
    await send(second.id)
    const { count } = await reader.call('getUserMsgCount')
    expect(await reader.call('readNotice', { body: { id: second.id } })).toEqual({ count: count - 1 })
    expect((await reader.call('getUserMsgCount')).count).toBe(count - 1)
    const { list } = await reader.call('listNotices', { query: {} })
    expect([list[0]?.id, list[0]?.readStatus]).toEqual([first.id, 0])
    expect(await statusFor(reader, second.id)).toBe(1)
  })

  it('writes nothing for those who do not open it, and the first time for those who do', async () => {
    const { id } = await create()
    await send(id)
    const readers = async () =>
      await admin.call('sysNoticeReaderList', { query: { filter: JSON.stringify({ noticeId: [id] }) } })
    expect(await readers()).toEqual([])
    const reader = await staff([], { dept_id: office.id, nick_name: '小林' })
    await reader.client.call('readNotice', { body: { id } })
    const once = await readers()
    await reader.client.call('readNotice', { body: { id } })
    expect(await readers()).toEqual(once)
    expect(once).toMatchObject([{ nickName: '小林', deptId: office.id, kind: 'staff', noticeId: id }])
  })
})

describe('a notice that was sent', () => {
  it('is neither changed, deleted nor sent again', async () => {
    const { id } = await create()
    await send(id)
    const { version, allowedActions } = await admin.call('sysNoticeGet', { params: { id } })
    expect(allowedActions).toEqual(['withdrawNotice'])
    const body = { version, title: '另一个标题' }
    const tries = [
      admin.call('sysNoticeUpdate', { params: { id }, body }),
      admin.call('sysNoticeDelete', { params: { id } }),
      admin.call('sendNotice', { body: { id, version } })
    ]
    const codes = (await Promise.allSettled(tries)).map(end => end.status === 'rejected' && end.reason.code)
    expect(codes).toEqual(['NTC0001', 'NTC0001', 'NTC0002'])
  })

  it('disappears once it is withdrawn, and is unread by all when it is sent again', async () => {
    const reader = await member(null)
    const { id } = await create()
    await send(id)
    await reader.call('readNotice', { body: { id } })
    await withdraw(id, '时间有误')
    expect(await seenBy(reader, id)).toBeUndefined()
    await expect(reader.call('getNotice', { query: { id } })).rejects.toMatchObject(notFound)
    expect(await admin.call('sysNoticeGet', { params: { id } })).toMatchObject({ status: 0, sentAt: null })
    await send(id)
    expect(await statusFor(reader, id)).toBe(0)
    const history = await admin.call('sysNoticeHistory', { params: { id }, query: {} })
    expect(history.map(({ verb }) => verb)).toEqual([
      'notice.sent',
      'notice.withdrawn',
      'notice.sent',
      'record.created'
    ])
    expect(history[1]?.note).toBe('时间有误')
  })

  it('names the person who sent it, and was sent in the version that they saw', async () => {
    const { id, version } = await create()
    await admin.call('sysNoticeUpdate', { params: { id }, body: { version, title: '改过的标题' } })
    await expect(admin.call('sendNotice', { body: { id, version } })).rejects.toMatchObject({
      code: 'GEN0409'
    })
    await send(id)
    const { sender, sentAt } = await admin.call('sysNoticeGet', { params: { id } })
    expect([sender === '', typeof sentAt]).toEqual([false, 'number'])
  })
})
