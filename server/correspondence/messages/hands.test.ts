import type { BodyOf } from '@board/generated/calls'
import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildAssignment,
  buildForum,
  buildGroup,
  buildMessage,
  buildSession
} from '../../../tests/support/builders/builders.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { searchDocument } from '../../records/search/bigrams.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const { groups } = world
const [city, bureau, office, province, stranger, editor] = [
  await board.client('city'),
  await board.client('bureau'),
  await board.client('office'),
  await board.client('province'),
  await board.client('stranger'),
  await board.client('editor')
]
type Reader = typeof city
const elsewhere = (await buildForum(db, { group_id: groups.stranger, name: '远山市市长' })).fid
const missing = { code: 'GEN0404' }

const view = (reader: Reader, tid: number) => reader.call('getStaffMessage', { body: { tid } })
const verbs = async (reader: Reader, tid: number) =>
  (await reader.call('getMessage', { body: { tid } })).timeline.map(({ verb }) => verb)

/**
 * Creates a message of the city with a finished assignment to a bureau, a cancelled one to an office, and a
 * report to the province.
 */
async function handled(more: object = {}) {
  const author_uid = await board.uid('citizen')
  const { tid } = await buildMessage(db, { fid: world.forums.city, author_uid, is_public: false, ...more })
  const done = await buildAssignment(db, { tid, state: 50, holder_group_id: groups.bureau })
  const cancelled = { tid, state: 90, giver_group_id: groups.bureau, holder_group_id: groups.office }
  await buildAssignment(db, { ...cancelled, parent_tpid: done.tpid })
  const { version } = await view(city, tid)
  const { id } = await city.call('reportMessage', { body: { tid, version, note: '请省里知悉' } })
  await province.call('noteReport', { body: { id } })
  return tid
}

const readdress = async (tid: number, fid = elsewhere) =>
  await editor.call('readdressMessage', {
    body: { tid, fid, reason: '属于远山市', version: (await view(city, tid)).version }
  })
const listed = async (tid: number) => {
  const body = { tids: String(tid) }
  return [
    ...(await bureau.call('pageTo', { body })).list,
    ...(await city.call('pageFrom', { body })).list,
    ...(await city.call('pageReportsFrom', { body: { ...body, display: 6 } })).list,
    ...(await province.call('pageReportsTo', { body: { ...body, display: 6 } })).list
  ].map(({ state }) => state)
}

describe('a message that is not public', () => {
  it('can be read by the groups that handled it, as long as it is in the same hands', async () => {
    const tid = await handled()
    for (const reader of [city, bureau, office, province]) expect((await view(reader, tid)).tid).toBe(tid)
    await expect(view(stranger, tid)).rejects.toMatchObject(missing)
    expect(await listed(tid)).toEqual([0, 0, 0, 0])
  })

  it('can be read by none of them once it is re-addressed; they keep the rows of what they did', async () => {
    const tid = await handled()
    await bureau.call('cancelFavoriteByMessageId', { query: { status: 1, messageId: tid } })
    await readdress(tid)
    for (const reader of [city, bureau, office, province]) {
      await expect(view(reader, tid)).rejects.toMatchObject(missing)
      await expect(reader.call('getMessage', { body: { tid } })).rejects.toMatchObject(missing)
    }
    expect(await listed(tid)).toEqual([null, null, null, null])
    expect((await bureau.call('pageCollect', { body: { tids: String(tid) } })).total).toBe(0)
    const anew = await view(stranger, tid)
    expect(anew).toMatchObject({ state: 0, assignments: [{ processState: 50 }, { processState: 90 }] })
  })

  it('shows them the forum that it was in then, wherever it goes, and is found by no other', async () => {
    const tid = await handled()
    await city.call('requestRecheck', {
      body: { tid, version: (await view(city, tid)).version, matter: 1, channel: 1, reason: '不属本市管辖' }
    })
    await readdress(tid)
    const { version } = await view(stranger, tid)
    const third = (await buildForum(db, { group_id: groups.stranger, name: '远山市书记' })).fid
    await editor.call('readdressMessage', { body: { tid, fid: third, reason: '属于书记', version } })
    const rows = async (fids: number[]) => {
      const body = { tids: String(tid), fids }
      return [
        ...(await bureau.call('pageTo', { body })).list,
        ...(await city.call('pageFrom', { body })).list,
        ...(await city.call('pageReportsFrom', { body: { ...body, display: 6 } })).list,
        ...(await province.call('pageReportsTo', { body: { ...body, display: 6 } })).list,
        ...(await city.call('pageOwnRechecks', { body: { ...body, display: 5 } })).list
      ]
    }
    const kept = await rows([world.forums.city])
    expect(kept.map(({ forumName }) => forumName)).toEqual(Array.from({ length: 5 }, () => '临江市市长'))
    const groupsShown = kept.flatMap(row => ('messageGroupName' in row ? [row.messageGroupName] : []))
    expect(new Set(groupsShown)).toEqual(new Set(['临江市']))
    expect(await rows([elsewhere, third])).toEqual([])
    const returned = [
      ...(await city.call('pageReturned', { body: { source: 'platform' } })).list,
      ...(await province.call('pageReturned', { body: { source: 'next' } })).list
    ].filter(one => one.tid === tid)
    const news = (await city.call('listNotifications', { query: {} })).list.filter(one => one.tid === tid)
    expect(news.length).toBeGreaterThan(0)
    for (const { forumName } of news) expect(forumName).toBe('临江市市长')
    expect(new Set(returned.map(({ forumName }) => forumName))).toEqual(new Set(['临江市市长']))
  })

  it('shows them the type that it had then, and is found by no other', async () => {
    const tid = await handled({ type_id: 2 })
    await city.call('requestRecheck', {
      body: { tid, version: (await view(city, tid)).version, matter: 1, channel: 1, reason: '属人大职权' }
    })
    await readdress(tid, world.forums.congress)
    const moved = await (await board.client('congress')).call('getStaffMessage', { body: { tid } })
    expect(moved.typeId).toBe(5)
    const rows = async (typeIds: (1 | 2 | 5)[]) => {
      const body = { tids: String(tid), typeIds }
      return [
        ...(await bureau.call('pageTo', { body })).list,
        ...(await city.call('pageFrom', { body })).list,
        ...(await city.call('pageReportsFrom', { body: { ...body, display: 6 } })).list,
        ...(await city.call('pageOwnRechecks', { body: { ...body, display: 5 } })).list
      ]
    }
    expect((await rows([2])).map(({ typeId }) => typeId)).toEqual([2, 2, 2, 2])
    expect(await rows([5])).toEqual([])
  })

  it('shows the forum of that time to a group that received the message and gave it on', async () => {
    const tid = await handled()
    await readdress(tid)
    const { version } = await view(stranger, tid)
    const third = (await buildForum(db, { group_id: groups.congress, name: '临江市人大议政厅' })).fid
    await editor.call('readdressMessage', { body: { tid, fid: third, reason: '属于人大', version } })
    const toldTo = async (reader: Reader) =>
      (await reader.call('listNotifications', { query: {} })).list
        .filter(one => one.tid === tid && one.verb === 'message.readdressed')
        .map(({ forumName }) => forumName)
    expect(await toldTo(stranger)).toEqual(['远山市市长', '远山市市长'])
    expect(await toldTo(city)).toEqual(['临江市市长'])
    expect(await toldTo(await board.client('congress'))).toEqual(['临江市人大议政厅'])
  })

  it('names the group that had the message at that time to a holder who asked for a delivery', async () => {
    const tid = await handled()
    const holding = await buildAssignment(db, { tid, holder_group_id: groups.bureau })
    await buildAssignment(db, {
      tid,
      parent_tpid: holding.tpid,
      giver_group_id: groups.bureau,
      holder_group_id: groups.office
    })
    await db
      .updateTable('org_group')
      .set({ allow_delivery: true })
      .where('id', 'in', [groups.office, groups.city])
      .execute()
    await db
      .updateTable('org_group')
      .set({ allow_handle_delivery: true })
      .where('id', 'in', [groups.stranger, groups.congress])
      .execute()
    const ask = (reader: Reader, groupId: number) =>
      reader.call('requestDelivery', { body: { tid, groupId, reason: '请代表知悉' } })
    await ask(office, groups.stranger)
    await ask(city, groups.congress)
    await readdress(tid)
    for (const reader of [office, city]) {
      const { list } = await reader.call('pageDeliveriesFrom', { body: { tids: String(tid), display: 5 } })
      expect(list.map(row => [row.forumName, row.messageGroupName])).toEqual([['临江市市长', '临江市']])
    }
  })

  it('can be read by none of them either when it comes back and is not assigned again', async () => {
    const tid = await handled()
    await readdress(tid)
    const { version } = await view(stranger, tid)
    const back = { tid, fid: world.forums.city, reason: '仍属临江市', version }
    await editor.call('readdressMessage', { body: back })
    await expect(view(bureau, tid)).rejects.toMatchObject(missing)
    await buildAssignment(db, { tid, holder_group_id: groups.bureau })
    expect((await view(bureau, tid)).assignments).toHaveLength(3)
  })

  it('is closed to the groups below when a superior takes it over, but not to the group that reported it', async () => {
    const tid = await handled()
    const { version } = await view(city, tid)
    const { id } = await city.call('reportMessage', { body: { tid, version, note: '请省里接办' } })
    await province.call('takeOverReport', { body: { id, advice: '由省里办理' } })
    for (const reader of [city, province]) expect((await view(reader, tid)).tid).toBe(tid)
    for (const reader of [bureau, office]) await expect(view(reader, tid)).rejects.toMatchObject(missing)
  })
})

const forumOf = async (group_id: number) => (await buildForum(db, { group_id })).fid

const give = async (fid: number, groupId: number) => {
  const { version } = await editor.call('sysForumGet', { params: { id: fid } })
  await editor.call('sysForumUpdate', { params: { id: fid }, body: { version, groupId } })
}

const takeOver = async (tid: number, clerk = city, superior = province) => {
  const { version } = await view(clerk, tid)
  const { id } = await clerk.call('reportMessage', { body: { tid, version, note: '请省里接办' } })
  await superior.call('takeOverReport', { body: { id, advice: '由省里办理' } })
}

describe('a message whose forum is given to another institution', () => {
  it('can be read by none of the groups that had it', async () => {
    const tid = await handled({ fid: await forumOf(groups.city) })
    const { fid } = await db
      .selectFrom('message')
      .select('fid')
      .where('tid', '=', tid)
      .executeTakeFirstOrThrow()
    await give(fid, groups.stranger)
    for (const reader of [city, bureau, office, province])
      await expect(view(reader, tid)).rejects.toMatchObject(missing)
    expect(await listed(tid)).toEqual([null, null, null, null])
    expect((await view(stranger, tid)).assignments).toHaveLength(2)
  })

  it('stays with the superior that has taken it over, and with the group to which it was assigned', async () => {
    const fid = await forumOf(groups.city)
    const tid = await handled({ fid })
    await takeOver(tid)
    await buildAssignment(db, {
      tid,
      state: 50,
      giver_group_id: groups.province,
      holder_group_id: groups.city
    })
    await give(fid, groups.stranger)
    for (const reader of [province, city]) expect((await view(reader, tid)).tid).toBe(tid)
    await expect(view(stranger, tid)).rejects.toMatchObject(missing)
  })
})

describe('a message that is re-addressed', () => {
  it("can still be read by the group's assignees when it stays within the group", async () => {
    const tid = await handled()
    await readdress(tid, await forumOf(groups.city))
    for (const reader of [city, bureau, office, province]) expect((await view(reader, tid)).tid).toBe(tid)
  })

  it('is not opened again by an old report, when a superior of both takes it over', async () => {
    const { id: group_id } = await buildGroup(db, { parent_id: groups.province })
    const tid = await handled()
    await readdress(tid, await forumOf(group_id))
    const other = await buildAccount(db, { kind: 'institution', group_id })
    const clerk = clientOf(board.app, await buildSession(db, other.uid), board.deps.keys.publicKeyPem)
    await takeOver(tid, clerk)
    await expect(view(city, tid)).rejects.toMatchObject(missing)
    expect(
      (await city.call('pageReportsFrom', { body: { tids: String(tid), display: 6 } })).list
    ).toMatchObject([{ state: null }])
    for (const reader of [province, clerk]) expect((await view(reader, tid)).tid).toBe(tid)
  })

  it('is not found by later events, on the boards of the groups that had it', async () => {
    const [replied_at, graded_at] = [new Date(), new Date()]
    const tid = await handled()
    const since = Math.floor(Date.now() / 1000) - 3600
    await readdress(tid)
    const later = { state: 3, replied_at, graded_at, satisfaction: 1, satisfaction_type: 1 }
    await db.updateTable('message').set(later).where('tid', '=', tid).execute()
    const scores = { resolution: 2, speed: 2, manner: 2, thanks_flag: true }
    await db
      .insertInto('grade')
      .values({ tid, round: 1, ...scores, created_at: graded_at })
      .execute()
    await db
      .insertInto('message_search')
      .values({ tid, ...searchDocument(['路灯损坏']) })
      .onConflict(rows => rows.doNothing())
      .execute()
    const filters: NonNullable<BodyOf<'pageTo'>>[] = [
      { searchState: [3] },
      { satisfaction: [1] },
      { satisfactionType: 1 },
      { gradeLevel: [2] },
      { gradeSpeed: [2] },
      { gradeManner: [2] },
      { thanksFlag: true },
      { timeType: 2, startTime: since },
      { timeType: 3, startTime: since },
      { timeType: 2, endTime: since + 7200 },
      { content: '路灯' },
      { keywords: '路灯' }
    ]
    for (const filter of filters) {
      const body = { tids: String(tid), ...filter }
      const found = [
        (await bureau.call('pageTo', { body })).total,
        (await city.call('pageFrom', { body })).total
      ]
      expect(found, JSON.stringify(filter)).toEqual([0, 0])
    }
    const kept = { tids: String(tid), keywords: '路灯', searchType: 1 } as const
    expect((await bureau.call('pageTo', { body: kept })).total).toBe(1)
    expect((await bureau.call('pageTo', { body: { ...kept, timeType: 1, startTime: since } })).total).toBe(1)
  })
})

describe('a public message that changed hands', () => {
  it('is read by the earlier ones as by everybody', async () => {
    const tid = await handled({ is_public: true })
    expect(await verbs(bureau, tid)).toContain('report.noted')
    await readdress(tid)
    await expect(view(bureau, tid)).rejects.toMatchObject(missing)
    expect(await verbs(bureau, tid)).toEqual(['message.readdressed'])
  })

  it('tells its new hands nothing of the comment on an earlier answer', async () => {
    const author = await board.client('citizen')
    const tid = await handled({ is_public: true, state: 2, replied_at: new Date() })
    const grade = {
      gradeLevel: 2,
      gradeSpeed: 3,
      gradeManner: 4,
      comment: '答复太慢，问题还没有解决'
    } as const
    await author.call('gradeMessage', { body: { tid, ...grade } })
    await readdress(tid)
    const { id } = await db.selectFrom('grade').select('id').where('tid', '=', tid).executeTakeFirstOrThrow()
    await editor.call('approveComment', { body: { id } })
    const told = db.selectFrom('notification').select('group_id').where('tid', '=', tid)
    expect(
      await told.where('verb', '=', 'comment.approved').where('group_id', 'is not', null).execute()
    ).toEqual([])
  })
})
