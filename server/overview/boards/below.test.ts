import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const [province, city, stranger] = [
  await board.client('province'),
  await board.client('city'),
  await board.client('stranger')
]
const author = await buildAccount(db, { nick_name: '望江' })
const { tid } = await buildMessage(db, {
  fid: world.forums.city,
  author_uid: author.uid,
  author_name: '望江',
  subject: '某小区三号楼李某',
  public_subject: '小区三号楼',
  is_anonymous: true,
  is_public: false,
  remark: '请不要公开'
})
const own = await buildMessage(db, { fid: world.forums.province })
const missing = { code: 'GEN0404', status: 404 }

describe('the list of all messages of a group and its subordinates', () => {
  it('contains the messages of the group and its subordinates, and none of other groups', async () => {
    const { list, total } = await province.call('pageAll', { body: {} })
    expect(list.map(row => row.tid).sort()).toEqual([tid, own.tid].sort())
    expect(total).toBe(2)
    expect((await city.call('pageAll', { body: {} })).list.map(row => row.tid)).toEqual([tid])
    expect((await stranger.call('pageAll', { body: {} })).total).toBe(0)
  })

  it('shows the messages of subordinates in their public form, without actions', async () => {
    const { list } = await province.call('pageAll', { body: { tids: String(tid) } })
    expect(list).toMatchObject([{ nickName: '匿名网友', subject: '小区三号楼', allowedActions: [] }])
    const mine = await city.call('pageAll', { body: { tids: String(tid) } })
    expect(mine.list).toMatchObject([{ nickName: '望江', subject: '某小区三号楼李某' }])
    expect(mine.list[0]?.allowedActions).toContain('replyMessage')
  })

  it('finds anonymous messages by the name of the author only for the group that handles them', async () => {
    for (const filter of [{ nickName: '望江' }, { keywords: '望江', searchType: 4 as const }]) {
      expect((await province.call('pageAll', { body: filter })).total).toBe(0)
      expect((await city.call('pageAll', { body: filter })).total).toBe(1)
    }
  })

  it('lets a group open the messages of its subordinates in public form, and no others', async () => {
    const opened = await province.call('getStaffMessage', { body: { tid } })
    expect(opened).toMatchObject({ nickName: '匿名网友', subject: '小区三号楼', remark: '', assignments: [] })
    expect(opened.allowedActions).not.toContain('replyMessage')
    expect(opened.allowedActions).not.toContain('revealAuthorPhone')
    await expect(stranger.call('getStaffMessage', { body: { tid } })).rejects.toMatchObject(missing)
    await expect(city.call('getStaffMessage', { body: { tid: own.tid } })).rejects.toMatchObject(missing)
  })

  it('does not contain messages that wait for approval', async () => {
    const waiting = await buildMessage(db, { fid: world.forums.city, audit_state: 0, approved_at: null })
    expect((await province.call('pageAll', { body: {} })).total).toBe(2)
    await expect(province.call('getStaffMessage', { body: { tid: waiting.tid } })).rejects.toMatchObject(
      missing
    )
  })
})
