import { describe, expect, it } from 'vitest'
import { buildAccount, buildForum, buildSession } from '../../../tests/support/builders/builders.ts'
import { campaignStage } from '../../../tests/support/builders/campaign-stage.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'

const {
  board,
  clock,
  db,
  world,
  visitor,
  city,
  editor,
  citizen,
  neighbour,
  seen,
  publicly,
  missing,
  confirmed,
  join,
  approve,
  entry
} = await campaignStage()

describe('an entry', () => {
  it('is a suggestion, shown and counted once it is approved, even after the end', async () => {
    const id = await confirmed()
    const early = await entry(id)
    const late = await join(id, { subject: '公园里多种几棵树' })
    const listed = async () => await visitor.call('listCampaignEntries', { query: { id } })
    expect((await listed()).list).toMatchObject([{ tid: early.tid, typeId: 5, collectId: id }])
    await city.call('endCampaign', { body: await seen(id) })
    await approve(late)
    expect((await listed()).total).toBe(2)
    expect((await publicly(id)).entryCount).toBe(2)
    const own = await citizen.call('listOwnEntries', { query: { id } })
    expect(own).toMatchObject({
      total: 2,
      list: [{ tid: late.tid, collectTitle: '公园怎么改，您来说', adopted: false }, {}]
    })
    expect((await neighbour.call('listOwnEntries', { query: { id } })).total).toBe(0)
    // the list of all own messages counts the entries for their tab
    expect((await citizen.call('listOwnMessages', {})).tabs.entries).toBe(2)
    expect((await neighbour.call('listOwnMessages', {})).tabs.entries).toBe(0)
  })

  it('stays an entry when it is sent again', async () => {
    const id = await confirmed()
    const { tid, version } = await join(id)
    const back = await editor.call('returnMessage', { body: { tid, version, reason: '请写明位置' } })
    const body = {
      ...back,
      typeId: 2 as const,
      domainId: 1,
      subject: '公园东门放几张长椅',
      isPublic: true,
      isAnonymous: false
    }
    const content = '公园东门一带老人很多，走累了没有地方坐，希望放几张有靠背的长椅。'
    const again = await citizen.call('resubmitMessage', { body: { ...body, content } })
    await approve(again)
    expect(await visitor.call('getMessage', { body: { tid } })).toMatchObject({ typeId: 5, collectId: id })
  })

  it('is adopted for all to see, and its author is told', async () => {
    const id = await confirmed()
    const { tid, version } = await entry(id)
    const { version: after } = await city.call('adoptEntry', { body: { tid, version, note: '已列入方案' } })
    const message = await visitor.call('getMessage', { body: { tid } })
    expect(message).toMatchObject({ adopted: true, collectTitle: '公园怎么改，您来说' })
    expect(message.timeline.at(-1)).toMatchObject({
      verb: 'suggestion.adopted',
      note: '已列入方案',
      actorName: '临江市'
    })
    expect(await publicly(id)).toMatchObject({ entryCount: 1, adoptedCount: 1 })
    expect((await visitor.call('listCampaignEntries', { query: { id, adopted: 0 } })).total).toBe(0)
    const { list } = await citizen.call('listNotifications', { query: { page: 1 } })
    expect(list[0]).toMatchObject({ tid, verb: 'suggestion.adopted' })
    await city.call('cancelEntryAdoption', { body: { tid, version: after, reason: '误点' } })
    expect(await publicly(id)).toMatchObject({ entryCount: 1, adoptedCount: 0 })
  })

  it('that is not public can be read by its group, but not adopted', async () => {
    const id = await confirmed()
    const { tid, version } = await entry(id, { isPublic: false })
    expect((await visitor.call('listCampaignEntries', { query: { id } })).total).toBe(0)
    expect((await publicly(id)).entryCount).toBe(0)
    const { list } = await city.call('pageCampaignEntries', { body: { id, display: 2, isPublic: false } })
    expect(list).toMatchObject([{ tid, isPublic: false, adopted: false }])
    expect(list[0]?.allowedActions).not.toContain('adoptEntry')
    await expect(city.call('adoptEntry', { body: { tid, version } })).rejects.toMatchObject({
      code: 'CMP0009'
    })
  })

  it('that is re-addressed stays adopted, and its campaign’s group reads it as everybody does', async () => {
    const id = await confirmed()
    const { fid } = await buildForum(db, { group_id: world.groups.stranger })
    const away = async ({ tid, version }: { tid: number; version: number }) =>
      await editor.call('readdressMessage', { body: { tid, version, fid, reason: '属于远山市' } })
    const open = await entry(id, { isAnonymous: true })
    await away(await city.call('adoptEntry', { body: open }))
    const closed = await entry(id, { isPublic: false }, neighbour)
    await away(closed)
    const { list } = await city.call('pageCampaignEntries', { body: { id } })
    expect(list).toMatchObject([
      {
        tid: open.tid,
        adopted: true,
        nickName: '匿名网友',
        deadlineAt: null,
        sourceType: null,
        priorityLevel: null,
        gradeApprovedAt: null
      }
    ])
    expect(list[0]?.allowedActions).toEqual(['cancelEntryAdoption'])
    await expect(city.call('getStaffMessage', { body: { tid: closed.tid } })).rejects.toMatchObject(missing)
    const adopt = city.call('adoptEntry', { body: { ...closed, version: closed.version + 1 } })
    await expect(adopt).rejects.toMatchObject(missing)
  })

  it('is found among its group’s messages by its campaign, and offers what can be done with it', async () => {
    const id = await confirmed()
    const { tid } = await entry(id, { subject: '公园里修一条跑道' })
    const board = await city.call('pageAns', { body: { collectId: id } })
    expect(board.list).toMatchObject([{ tid, collectId: id, typeId: 5 }])
    expect((await city.call('getStaffMessage', { body: { tid } })).allowedActions).toContain('adoptEntry')
    expect((await city.call('pageCampaignEntries', { body: { id, keywords: '跑道' } })).total).toBe(1)
    expect((await city.call('pageCampaignEntries', { body: { id, keywords: '游船' } })).total).toBe(0)
    expect((await city.call('pageCampaignEntries', { body: { id, display: 3 } })).total).toBe(0)
  })
})

describe('the result of a campaign', () => {
  it('is published once it has ended; those who took part are told, the first time', async () => {
    const id = await confirmed()
    await entry(id, {}, neighbour)
    const publish = async (summary: string) =>
      await city.call('publishCampaignSummary', { body: { ...(await seen(id)), summary } })
    await expect(publish('<p>早了</p>')).rejects.toMatchObject({ code: 'CMP0002' })
    await city.call('endCampaign', { body: await seen(id) })
    clock.pass(1)
    const preview = () =>
      city.call('previewCampaignSummary', { body: { id, summary: '<p onclick="x">采纳一条。</p>' } })
    // as everybody will read it, and nothing is published yet
    expect(await preview()).toEqual({ summary: '<p>采纳一条。</p>', told: 1 })
    expect((await publicly(id)).summary).toBeNull()
    await publish('<p onclick="x">采纳一条。</p>')
    expect((await preview()).told, 'published again, nobody is told').toBe(0)
    expect((await publicly(id)).summary).toBe('<p>采纳一条。</p>')
    await publish('<p>采纳一条，已动工。</p>')
    const { list } = await neighbour.call('listNotifications', { query: { rows: 100 } })
    expect(list.filter(({ verb }) => verb === 'campaign.summarized')).toHaveLength(1)
    expect((await publicly(id)).summary).toBe('<p>采纳一条，已动工。</p>')
  })

  it('reaches everybody who has an entry or follows one, once, and leads to the campaign', async () => {
    const person = async () => {
      const token = await buildSession(db, (await buildAccount(db)).uid, clock.now())
      return clientOf(board.app, token, board.deps.keys.publicKeyPem, clock.now)
    }
    const [shown, waiting, withdrawn, follower, liker] = [
      await person(),
      await person(),
      await person(),
      await person(),
      await person()
    ]
    const id = await confirmed()
    const { tid } = await entry(id, {}, shown)
    await join(id, {}, waiting)
    const { tid: gone } = await join(id, {}, withdrawn)
    await withdrawn.call('withdrawMessage', { body: { tid: gone } })
    for (const reader of [waiting, follower]) await reader.call('followMessage', { body: { tid } })
    await liker.call('likeMessage', { body: { tid } })
    await city.call('endCampaign', { body: await seen(id) })
    clock.pass(1)
    await city.call('publishCampaignSummary', { body: { ...(await seen(id)), summary: '<p>采纳一条。</p>' } })
    const told = { verb: 'campaign.summarized', subjectKind: 'campaign', subjectId: id }
    for (const reader of [shown, waiting, follower]) {
      const { list } = await reader.call('listNotifications', { query: { kind: 'campaign' } })
      expect(list).toMatchObject([told])
    }
    for (const reader of [withdrawn, liker])
      expect((await reader.call('listNotifications', { query: { kind: 'campaign' } })).total).toBe(0)
  })
})

describe('suggestions', () => {
  it('that most people like come first', async () => {
    const id = await confirmed()
    const [few, many] = [await entry(id), await entry(id, { subject: '公园里建一个书屋' })]
    for (const [{ tid }, like_count] of [
      [few, 90],
      [many, 100]
    ] as const)
      await db.updateTable('message').set({ like_count }).where('tid', '=', tid).execute()
    const { list } = await visitor.call('listHotSuggestions', { query: { fid: world.forums.city } })
    expect(list.slice(0, 2).map(({ tid }) => tid)).toEqual([many.tid, few.tid])
  })

  it('of the special campaign have a layout of their own, by forum or topic', async () => {
    const [id, fid] = [282, 5410]
    await db.insertInto('topic').values({ id, name: '专项征集' }).execute()
    const values = {
      fid,
      group_id: world.groups.city,
      name: '专项征集信箱',
      organization: 1,
      path: `/${fid}/`
    }
    await db.insertInto('forum').values(values).execute()
    const collectId = await confirmed({ fids: [fid, world.forums.city] })
    const layout = async (more: object) => {
      const { tid } = await entry(collectId, more)
      return (await visitor.call('getMessage', { body: { tid } })).specialLayout
    }
    expect([await layout({}), await layout({ topicId: id }), await layout({ fid })]).toEqual([
      false,
      true,
      true
    ])
    expect((await visitor.call('getForum', { query: { fid } })).specialLayout).toBe(true)
    expect((await publicly(collectId)).forums.filter(forum => forum.specialLayout)).toMatchObject([{ fid }])
  })
})
