import { beforeEach, describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { deleteVoicesOf } from './account-deletion.ts'
import { isMilestone } from './policy.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const [citizen, neighbour, city, bureau] = await Promise.all([
  board.client('citizen'),
  board.client('neighbour'),
  board.client('city'),
  board.client('bureau')
])
const [author, joiner] = [await board.uid('citizen'), await board.uid('neighbour')]

const message = async (given: object = {}) =>
  (await buildMessage(db, { fid: world.forums.city, author_uid: author, ...given })).tid
const newsOf = async (reader: typeof citizen, tid: number) =>
  (await reader.call('listNotifications', { query: { rows: 100 } })).list
    .filter(one => one.tid === tid)
    .map(({ verb }) => verb)
const join = (tid: number, note?: string) =>
  neighbour.call('joinMessage', { body: { tid, ...(note === undefined ? {} : { note }) } })
const seen = (reader: typeof citizen, tid: number) => reader.call('getMessage', { body: { tid } })
const answer = async (tid: number, kind: 'interim' | 'final' = 'final') => {
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  const step = kind === 'final' ? '已经安排维修人员更换' : '正在核实路灯的数量'
  const content = `您反映的第${tid}号留言，路灯损坏问题，我局${step}，感谢您的监督。`
  await city.call('replyMessage', { body: { tid, version, kind, content } })
}

describe('a voice', () => {
  it('is counted once an account, is public, and makes its owner follow the message', async () => {
    const tid = await message()
    const first = await join(tid, '  我家在三单元。 ')
    expect(first).toMatchObject({ tid, voiceCount: 1, voice: { note: '我家在三单元。', solved: null } })
    expect(await join(tid)).toEqual(first)
    expect(await seen(neighbour, tid)).toMatchObject({
      voiceCount: 1,
      voicesOpen: true,
      followed: true,
      voice: { note: '我家在三单元。' },
      allowedActions: ['takeVoiceBack'],
      version: 1
    })
    expect(await seen(board.visitor, tid)).toMatchObject({ voiceCount: 1, voice: null, allowedActions: [] })
    expect((await seen(citizen, tid)).allowedActions).not.toContain('joinMessage')
    const { list } = await board.visitor.call('listMessages', { query: { fid: world.forums.city } })
    expect(list.find(row => row.tid === tid)?.voiceCount).toBe(1)
  })

  it('replaces its note where another one is given', async () => {
    const tid = await message()
    await join(tid, '早上没有水')
    await join(tid, '全天没有水')
    expect((await seen(neighbour, tid)).voice?.note).toBe('全天没有水')
  })

  it('is taken back with its note, once; the message is followed still', async () => {
    const tid = await message()
    await join(tid, '我家也是')
    const back = await neighbour.call('takeVoiceBack', { body: { tid } })
    expect(back).toEqual({ tid, voiceCount: 0, voice: null })
    expect(await neighbour.call('takeVoiceBack', { body: { tid } })).toEqual(back)
    expect(await seen(neighbour, tid)).toMatchObject({ voice: null, followed: true, voiceCount: 0 })
    expect((await city.call('getStaffMessage', { body: { tid } })).voices).toMatchObject({
      count: 0,
      notes: []
    })
  })

  it('is taken back from a message that is hidden meanwhile, whose number stays unknown', async () => {
    const tid = await message()
    await join(tid)
    await db.updateTable('message').set({ audit_state: 2 }).where('tid', '=', tid).execute()
    expect(await neighbour.call('takeVoiceBack', { body: { tid } })).toEqual({
      tid,
      voiceCount: 0,
      voice: null
    })
    await expect(join(tid)).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is refused for a finished message, which says so before', async () => {
    const tid = await message({ state: 21 })
    expect(await seen(neighbour, tid)).toMatchObject({ voicesOpen: false, allowedActions: [] })
    await expect(join(tid)).rejects.toMatchObject({ code: 'MSG0001' })
  })

  it('is offered with similar messages, except with own ones', async () => {
    const words = {
      subject: '黄桷坪路口积水严重',
      content: '一下雨黄桷坪路口就积水，最深的地方超过三十厘米。'
    }
    const kind = { typeId: 2, domainId: 1, isPublic: true, isAnonymous: false } as const
    const { tid, version } = await citizen.call('postMessage', {
      body: { fid: world.forums.city, ...kind, ...words }
    })
    const editor = await board.client('editor')
    await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
    const suggested = async (reader: typeof citizen) =>
      (await reader.call('suggestMessages', { query: { keywords: '黄桷坪路口积水' } })).find(
        one => one.tid === tid
      )
    expect(await suggested(neighbour)).toMatchObject({ voiceCount: 0, joined: false, joinable: true })
    expect(await suggested(citizen)).toMatchObject({ joinable: false })
    await join(tid)
    expect(await suggested(neighbour)).toMatchObject({ voiceCount: 1, joined: true })
  })
})

describe('who joined', () => {
  it('is told of the answers, and says once whether it is solved', async () => {
    const tid = await message()
    await join(tid)
    await answer(tid, 'interim')
    await expect(neighbour.call('answerVoice', { body: { tid, solved: 1 } })).rejects.toMatchObject({
      code: 'MSG0001'
    })
    await answer(tid)
    expect(await newsOf(neighbour, tid)).toEqual(['reply.final', 'reply.interim'])
    expect((await seen(neighbour, tid)).allowedActions).toContain('answerVoice')
    const said = await neighbour.call('answerVoice', { body: { tid, solved: 2 } })
    expect(said.voice?.solved).toBe(2)
    expect(await neighbour.call('answerVoice', { body: { tid, solved: 2 } })).toEqual(said)
    await expect(neighbour.call('answerVoice', { body: { tid, solved: 1 } })).rejects.toMatchObject({
      code: 'VOI0002'
    })
    expect((await seen(neighbour, tid)).allowedActions).toEqual(['takeVoiceBack'])
  })

  it('is not named to anybody: handlers read notes, regions and answers', async () => {
    const tid = await message({ state: 2, replied_at: new Date() })
    await join(tid, '六楼也没有水')
    await neighbour.call('answerVoice', { body: { tid, solved: 3 } })
    const { voices } = await city.call('getStaffMessage', { body: { tid } })
    expect(voices).toMatchObject({ count: 1, solved: [{ solved: 3, count: 1 }] })
    expect(voices.regions.map(({ count }) => count)).toEqual([1])
    expect(voices.notes.map(({ note, ...rest }) => [note, Object.keys(rest).toSorted()])).toEqual([
      ['六楼也没有水', ['createdAt', 'id']]
    ])
    const { timeline } = await city.call('getStaffMessage', { body: { tid } })
    expect(timeline.map(({ actorName }) => actorName)).not.toContain('邻居')
    await expect(bureau.call('getStaffMessage', { body: { tid } })).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is gone from the number when the account is given up', async () => {
    const tid = await message()
    await join(tid)
    await inTransaction(db, trx => deleteVoicesOf(trx, joiner))
    expect((await seen(board.visitor, tid)).voiceCount).toBe(0)
  })
})

describe('the number of voices', () => {
  it.for([
    [1, true],
    [9, false],
    [10, true],
    [11, false],
    [100, true]
  ] as const)('%i is told: %s', ([voices, isTold]) => expect(isMilestone(voices)).toBe(isTold))

  it('is notified to the author once, also if somebody takes back and joins again', async () => {
    const tid = await message()
    for (let time = 0; time < 2; time++) {
      await join(tid)
      await neighbour.call('takeVoiceBack', { body: { tid } })
    }
    expect(await newsOf(citizen, tid)).toEqual(['message.voiced'])
    expect(await newsOf(city, tid)).toEqual([])
    expect((await seen(board.visitor, tid)).timeline.map(({ verb }) => verb)).toEqual([])
  })

  it('is notified to the handlers from ten on', async () => {
    const tid = await message({ voice_count: 9, voice_peak: 9 })
    await join(tid)
    expect(await newsOf(city, tid)).toEqual(['message.voiced'])
    expect((await seen(board.visitor, tid)).timeline.map(({ verb }) => verb)).toEqual(['message.voiced'])
  })
})

describe('on the boards', () => {
  beforeEach(async () => {
    await db.updateTable('message').set({ voice_count: 0 }).execute()
  })

  it('a message shows its number; the list is narrowed to such and ordered by it, page after page', async () => {
    const counts = [3, 12, 5, 0]
    const tids: number[] = []
    for (const voice_count of counts) tids.push(await message({ voice_count }))
    const wanted = { voiced: true, order: 'voiceCount:desc', rows: 10 } as const
    const all = await city.call('pageAns', { body: wanted })
    expect(all.list.map(({ tid, voiceCount }) => [tid, voiceCount])).toEqual([
      [tids[1], 12],
      [tids[2], 5],
      [tids[0], 3]
    ])
    expect(all.total).toBe(3)
    for (let more = 0; more < 9; more++) await message({ voice_count: 2 })
    const first = await city.call('pageAns', { body: wanted })
    const next = await city.call('pageAns', { body: { ...wanted, cursor: first.nextCursor ?? '' } })
    const numbers = [...first.list, ...next.list].map(({ voiceCount }) => voiceCount)
    expect(numbers).toEqual([12, 5, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    expect(new Set([...first.list, ...next.list].map(({ tid }) => tid)).size).toBe(12)
  })
})
