import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage, buildRestriction } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world, deps } = board
const [citizen, neighbour, city, bureau] = await Promise.all([
  board.client('citizen'),
  board.client('neighbour'),
  board.client('city'),
  board.client('bureau')
])
const author = await board.uid('citizen')

const message = async (given: object = {}) =>
  (await buildMessage(db, { fid: world.forums.city, author_uid: author, ...given })).tid
const newsOf = async (reader: typeof citizen, tid: number) =>
  (await reader.call('listNotifications', { query: { rows: 100 } })).list.filter(one => one.tid === tid)
const answer = (tid: number) =>
  city.call('replyMessage', {
    body: {
      tid,
      version: 1,
      kind: 'final',
      content: `您反映的第${tid}号留言，路灯损坏问题，我局已安排维修人员更换，感谢您的监督。`
    }
  })

describe('a favourite', () => {
  it('is kept once, counted, shown to its reader on the message’s page, and given up', async () => {
    const tid = await message()
    const first = await neighbour.call('addFavourite', { body: { tid } })
    expect(first).toEqual(await neighbour.call('addFavourite', { body: { tid } }))
    expect(first).toMatchObject({ favourited: true, favouriteCount: 1, followed: false })
    const seen = await neighbour.call('getMessage', { body: { tid } })
    expect(seen).toMatchObject({ favourited: true, favouriteCount: 1, liked: false })
    expect(await citizen.call('getMessage', { body: { tid } })).toMatchObject({
      favourited: false,
      favouriteCount: 1
    })
    expect(await neighbour.call('removeFavourite', { body: { tid } })).toMatchObject({ favouriteCount: 0 })
    expect(await neighbour.call('removeFavourite', { body: { tid } })).toMatchObject({ favourited: false })
  })

  it('is refused to an institution with a message of its own', async () => {
    const tid = await message()
    await expect(city.call('addFavourite', { body: { tid } })).rejects.toMatchObject({
      code: 'FAV0001',
      message: '请使用个人用户进行收藏'
    })
  })

  it('tells its owner nothing of what happens', async () => {
    const tid = await message()
    await neighbour.call('addFavourite', { body: { tid } })
    await answer(tid)
    expect(await newsOf(neighbour, tid)).toEqual([])
  })

  it('stays in the list without its texts once it is hidden, and is found by no words then', async () => {
    const tid = await message({ subject: '独一无二的井盖' })
    await neighbour.call('addFavourite', { body: { tid } })
    await db.updateTable('message').set({ audit_state: 2 }).where('tid', '=', tid).execute()
    const { list } = await neighbour.call('listFavourites', { query: {} })
    expect(list.find(row => row.tid === tid)).toMatchObject({ isAvailable: false, subject: '', content: '' })
    expect((await neighbour.call('listFavourites', { query: { keywords: '井盖' } })).total).toBe(0)
    expect(await neighbour.call('removeFavourite', { body: { tid } })).toMatchObject({ favourited: false })
  })

  it('is a page of its owner alone, the last kept first', async () => {
    const tids = [await message(), await message()]
    for (const tid of tids) await citizen.call('addFavourite', { body: { tid } })
    const { list, total } = await citizen.call('listFavourites', { query: { rows: 10 } })
    expect(list.map(({ tid }) => tid)).toEqual(tids.toReversed())
    expect(total).toBe(2)
  })
})

describe('a like of a visitor', () => {
  it('becomes that of the account that signs in at the same browser, and is not counted again', async () => {
    const tid = await message()
    expect(await board.visitor.call('likeMessage', { body: { tid } })).toMatchObject({ likeCount: 1 })
    expect(await citizen.call('likeMessage', { body: { tid } })).toMatchObject({ likeCount: 1, liked: true })
    expect(await neighbour.call('likeMessage', { body: { tid } })).toMatchObject({ likeCount: 2 })
    expect(await citizen.call('unlikeMessage', { body: { tid } })).toMatchObject({
      likeCount: 1,
      liked: false
    })
  })

  it('counts once, beside those of citizens; what is not public cannot be liked', async () => {
    const tid = await message()
    await neighbour.call('likeMessage', { body: { tid } })
    const first = await board.visitor.call('likeMessage', { body: { tid } })
    expect(first).toMatchObject({ likeCount: 2, liked: true, favourited: false })
    expect(await board.visitor.call('likeMessage', { body: { tid } })).toEqual(first)
    const hidden = await message({ is_public: false })
    await expect(board.visitor.call('likeMessage', { body: { tid: hidden } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
  })
})

describe('a message that one follows', () => {
  it('tells of everything public that happens to it, and its author once', async () => {
    const tid = await message()
    await neighbour.call('followMessage', { body: { tid } })
    await citizen.call('followMessage', { body: { tid } })
    await answer(tid)
    expect((await newsOf(neighbour, tid)).map(({ verb }) => verb)).toEqual(['reply.final'])
    expect((await newsOf(citizen, tid)).map(({ verb }) => verb)).toEqual(['reply.final'])
    await citizen.call('gradeMessage', { body: { tid, gradeLevel: 4, gradeSpeed: 4, gradeManner: 4 } })
    expect((await newsOf(neighbour, tid)).map(({ verb }) => verb)).toEqual(['grade.given', 'reply.final'])
    expect((await newsOf(citizen, tid)).map(({ verb }) => verb)).toEqual(['reply.final'])
  })

  it('tells nothing of what its handlers do among themselves, nor after one follows it no longer', async () => {
    const tid = await message()
    await neighbour.call('followMessage', { body: { tid } })
    await city.call('assignMessage', { body: { tid, version: 1, groupId: world.groups.bureau } })
    expect(await newsOf(neighbour, tid)).toEqual([])
    await neighbour.call('unfollowMessage', { body: { tid } })
    await city.call('cancelProcess', {
      body: { tpid: (await city.call('pageFrom', { body: { display: 1 } })).list[0]?.tpid ?? 0 }
    })
    const { version } = await city.call('getStaffMessage', { body: { tid } })
    await city.call('replyMessage', {
      body: {
        tid,
        version,
        kind: 'final',
        content: `第${tid}号留言所说的路灯损坏，已经派人更换，欢迎继续监督。`
      }
    })
    expect(await newsOf(neighbour, tid)).toEqual([])
  })

  it('is called by the subject that the public knows', async () => {
    const tid = await message({ subject: '张三家门口的路灯', public_subject: '某小区的路灯' })
    await neighbour.call('followMessage', { body: { tid } })
    await answer(tid)
    expect((await newsOf(neighbour, tid)).map(({ subject }) => subject)).toEqual(['某小区的路灯'])
  })
})

describe('a like', () => {
  it('is counted once for each person, and taken back', async () => {
    const tid = await message()
    for (const reader of [citizen, neighbour, neighbour]) await reader.call('likeMessage', { body: { tid } })
    expect((await neighbour.call('likedIds')).phraiseIds).toContain(tid)
    expect(await neighbour.call('getMessage', { body: { tid } })).toMatchObject({ liked: true, likeCount: 2 })
    for (let time = 0; time < 2; time++) await neighbour.call('unlikeMessage', { body: { tid } })
    expect(await neighbour.call('getMessage', { body: { tid } })).toMatchObject({
      liked: false,
      likeCount: 1
    })
    const { version } = await city.call('getStaffMessage', { body: { tid } })
    expect(version, 'a clerk who writes meanwhile is not in conflict with it').toBe(1)
  })

  it('is refused to a muted account, which may still take one back', async () => {
    const [tid, other] = [await message(), await message()]
    await neighbour.call('likeMessage', { body: { tid } })
    const { id } = await buildRestriction(db, { account_uid: await board.uid('neighbour'), handle_type: 4 })
    await expect(neighbour.call('likeMessage', { body: { tid: other } })).rejects.toMatchObject({
      code: 'USR0044'
    })
    expect(await neighbour.call('unlikeMessage', { body: { tid } })).toMatchObject({ likeCount: 0 })
    await db.deleteFrom('handling_record').where('id', '=', id).execute()
  })
})

describe('what a citizen opens', () => {
  it('is in their tracks, each message once, and is forgotten when they say so', async () => {
    await citizen.call('clearTracks')
    const [first, second] = [await message(), await message()]
    for (const tid of [first, second, first]) await citizen.call('getMessage', { body: { tid } })
    await deps.footprints.drain()
    const { list, total } = await citizen.call('listTracks', { query: {} })
    expect(list.map(({ tid }) => tid)).toEqual([first, second])
    expect(total).toBe(2)
    expect(await citizen.call('deleteTrack', { body: { tid: first } })).toEqual({ count: 1 })
    expect(await citizen.call('clearTracks')).toEqual({ count: 1 })
    expect((await citizen.call('listTracks', { query: {} })).total).toBe(0)
  })

  it('is forgotten even where it was still to be written', async () => {
    await citizen.call('getMessage', { body: { tid: await message() } })
    expect(await citizen.call('clearTracks')).toEqual({ count: 1 })
    await deps.footprints.drain()
    expect((await citizen.call('listTracks', { query: {} })).total).toBe(0)
  })
})

describe('what a clerk keeps', () => {
  it('is on the own board, not on that of a colleague, and says so on every board', async () => {
    const tid = await message()
    await buildAssignment(db, { tid, holder_group_id: world.groups.bureau, state: 20 })
    for (const clerk of [city, bureau])
      expect(await clerk.call('cancelFavoriteByMessageId', { query: { status: 1, messageId: tid } })).toEqual(
        {
          messageId: tid,
          collectState: 1
        }
      )
    const kept = await city.call('pageCollect', { body: { rows: 100 } })
    expect(kept.list.find(row => row.tid === tid)).toMatchObject({ collectState: 1, assigned: true })
    expect((await (await board.client('cityToo')).call('pageCollect', { body: {} })).total).toBe(0)
    const tids = String(tid)
    expect((await city.call('pageAns', { body: { tids } })).list[0]?.collectState).toBe(1)
    expect((await city.call('pageFrom', { body: { tids } })).list[0]?.collectState).toBe(1)
    expect((await bureau.call('pageTo', { body: { tids } })).list[0]?.collectState).toBe(1)
    expect((await bureau.call('getStaffMessage', { body: { tid } })).collectState).toBe(1)
    const { tabs } = await city.call('collectCount', { body: { tids } })
    expect(tabs.find(({ display }) => display === 8)?.count).toBe(1)
    await city.call('cancelFavoriteByMessageId', { query: { status: 0, messageId: tid } })
    expect((await city.call('pageCollect', { body: { tids } })).total).toBe(0)
  })

  it('is not on the board while the group does not handle it', async () => {
    const tid = await message()
    await city.call('cancelFavoriteByMessageId', { query: { status: 1, messageId: tid } })
    await db.updateTable('message').set({ audit_state: 2 }).where('tid', '=', tid).execute()
    expect((await city.call('pageCollect', { body: { tids: String(tid) } })).total).toBe(0)
    await expect(
      bureau.call('cancelFavoriteByMessageId', { query: { status: 1, messageId: await message() } })
    ).rejects.toMatchObject({ code: 'GEN0404' })
  })
})
