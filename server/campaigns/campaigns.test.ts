import { describe, expect, it } from 'vitest'
import { buildForum, buildUpload, setParameter } from '../../tests/support/builders.ts'
import { allowCollect } from '../../tests/support/campaigns.ts'
import { testClock } from '../../tests/support/clock.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { testBoard } from '../../tests/support/world.ts'
import { followCampaigns } from './cycle.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, world, visitor } = board
await allowCollect(db, world.groups.city, world.groups.bureau)
await setParameter(db, 'post.daily', 1000)
const [city, bureau, editor] = [
  await board.client('city'),
  await board.client('bureau'),
  await board.client('editor')
]
const [citizen, neighbour] = [await board.client('citizen'), await board.client('neighbour')]

const day = 86_400
const inDays = (days: number) => Math.floor(clock.now().getTime() / 1000) + days * day
const draft = (more: object = {}) => ({
  ...{ title: '公园怎么改，您来说', content: '<p>请谈谈您<b>最希望</b>增加什么。</p>' },
  ...{ fids: [world.forums.city], beginTime: inDays(-1), endTime: inDays(5), ...more }
})
const create = (more: object = {}) => city.call('createCampaign', { body: draft(more) })
const view = (id: number) => city.call('getOrgCampaign', { body: { id } })
const seen = async (id: number) => ({ id, version: (await view(id)).version })
const confirm = async (id: number) => await editor.call('confirmCampaign', { body: await seen(id) })
const change = async (id: number, more: object = {}) =>
  await city.call('changeCampaign', { body: { ...(await seen(id)), ...draft(more) } })
const publicly = (id: number) => visitor.call('getCampaign', { query: { id } })
const missing = { code: 'GEN0404', status: 404 }

async function confirmed(more: object = {}) {
  const { id } = await create(more)
  await confirm(id)
  return id
}

const join = (collectId: number, more: object = {}, who = citizen) =>
  who.call('postMessage', {
    body: {
      ...{
        fid: world.forums.city,
        typeId: 2,
        domainId: 1,
        subject: '公园里多放几张长椅',
        isPublic: true,
        isAnonymous: false
      },
      content: '公园里老人很多，走累了没有地方坐，希望沿河每隔一百米放一张有靠背的长椅。',
      ...{ collectId, ...more }
    }
  })
const approve = (message: { tid: number; version: number }) =>
  editor.call('approveMessage', { body: { ...message, priorityLevel: 2 } })
const entry = async (id: number, more: object = {}, who = citizen) => await approve(await join(id, more, who))
const verbsOf = ({ timeline }: { timeline: { verb: string }[] }) => timeline.map(({ verb }) => verb)
const follow = () => followCampaigns(db, clock.now(), new AbortController().signal)

describe('a campaign', () => {
  it('is its group’s and the editors’ alone until one of them confirms it', async () => {
    const { id } = await create()
    await expect(publicly(id)).rejects.toMatchObject(missing)
    await expect(bureau.call('getOrgCampaign', { body: { id } })).rejects.toMatchObject(missing)
    await expect(join(id)).rejects.toMatchObject(missing)
    expect(await view(id)).toMatchObject({ auditState: 0, lifeCycle: null })
    const queue = await editor.call('pageCampaignQueue', { body: { display: 1 } })
    expect(queue.list.at(-1)).toMatchObject({ id, allowedActions: ['confirmCampaign', 'returnCampaign'] })
    await confirm(id)
    expect(await publicly(id)).toMatchObject({
      ...{ lifeCycle: 1, content: '<p>请谈谈您<strong>最希望</strong>增加什么。</p>', allowedActions: [] },
      share: {
        title: '公园怎么改，您来说',
        text: '请谈谈您最希望增加什么。',
        url: `/rmjy/collect/content?id=${id}`
      }
    })
    expect((await citizen.call('getCampaign', { query: { id } })).allowedActions).toEqual(['postMessage'])
  })

  it('stays public in its confirmed text while a changed one waits, is returned, or is given up', async () => {
    const id = await confirmed()
    await change(id, { title: '公园怎么改，再来说' })
    expect(await view(id)).toMatchObject({
      auditState: 3,
      title: '公园怎么改，再来说',
      confirmedText: { title: '公园怎么改，您来说' }
    })
    expect((await publicly(id)).title).toBe('公园怎么改，您来说')
    await editor.call('returnCampaign', { body: { ...(await seen(id)), reason: '标题不通顺' } })
    expect(await view(id)).toMatchObject({ auditState: 2, auditNote: '标题不通顺', lifeCycle: 1 })
    expect((await publicly(id)).title).toBe('公园怎么改，您来说')
    await city.call('discardCampaignChange', { body: await seen(id) })
    expect(await view(id)).toMatchObject({ auditState: 1, title: '公园怎么改，您来说', confirmedText: null })
    await change(id, { title: '公园怎么改，最后说' })
    await confirm(id)
    expect((await publicly(id)).title).toBe('公园怎么改，最后说')
  })

  it('disappears when it is taken down, until its group has changed it and that is confirmed', async () => {
    const id = await confirmed()
    const { tid } = await entry(id)
    await editor.call('takeDownCampaign', { body: { ...(await seen(id)), reason: '内容与事实不符' } })
    await expect(publicly(id)).rejects.toMatchObject(missing)
    expect((await visitor.call('getMessage', { body: { tid } })).collectTitle).toBeNull()
    await change(id, { title: '未确认的标题' })
    const own = await citizen.call('listOwnEntries', { query: { id } })
    expect(own.list[0]).toMatchObject({ tid, collectTitle: null, lifeCycle: null })
    await confirm(id)
    expect((await visitor.call('getMessage', { body: { tid } })).collectTitle).toBe('未确认的标题')
  })

  it('shows who comes too late with a change what it is now', async () => {
    const { id, version } = await create()
    await change(id, { title: '先到的标题' })
    const late = city.call('changeCampaign', { body: { id, version, ...draft({ title: '后到的标题' }) } })
    await expect(late).rejects.toMatchObject({
      ...{ code: 'GEN0409', detail: { current: { id, title: '先到的标题', version: version + 1 } } }
    })
  })

  it('is withdrawn before it begins and ended early once it has, and nothing is done with it then', async () => {
    const planned = await confirmed({ beginTime: inDays(1) })
    await city.call('withdrawCampaign', { body: await seen(planned) })
    await expect(publicly(planned)).rejects.toMatchObject(missing)
    expect((await view(planned)).allowedActions).toEqual([])
    const running = await confirmed()
    await city.call('endCampaign', { body: await seen(running) })
    clock.pass(1)
    expect((await publicly(running)).lifeCycle).toBe(2)
    await expect(join(running)).rejects.toMatchObject({ code: 'CMP0004' })
    expect((await view(running)).allowedActions).toEqual(['publishCampaignSummary'])
  })

  it('begins and ends by the time, and its group is told of both, once', async () => {
    const id = await confirmed({ beginTime: inDays(1), endTime: inDays(2) })
    await follow()
    await expect(join(id)).rejects.toMatchObject({ code: 'CMP0003' })
    const news = async () => {
      const { list } = await city.call('listNotifications', { query: { rows: 100 } })
      return list
        .filter(one => one.subjectKind === 'campaign' && one.subjectId === id)
        .map(({ verb }) => verb)
    }
    clock.pass(day)
    expect((await publicly(id)).lifeCycle).toBe(1)
    await follow()
    expect(await follow()).toBe(0)
    await entry(id)
    clock.pass(day)
    await expect(join(id)).rejects.toMatchObject({ code: 'CMP0004' })
    await db.updateTable('campaign').set({ entry_count: 7 }).where('id', '=', id).execute()
    await follow()
    expect(await follow()).toBe(0)
    expect(await news()).toEqual(['campaign.ended', 'campaign.begun', 'campaign.confirmed'])
    expect((await publicly(id)).entryCount).toBe(1)
  })

  it('is found by life cycle, forum, words and kind of institution', async () => {
    const id = await confirmed({ title: '夜市怎么办，您来说' })
    const found = async (query: object) =>
      (await visitor.call('listCampaigns', { query: { rows: 100, ...query } })).list.map(one => one.id)
    expect(await found({ lifeCycle: 1, fid: world.forums.city, keywords: '夜市', organization: 1 })).toEqual([
      id
    ])
    expect(await found({ lifeCycle: 0, keywords: '夜市' })).toEqual([])
    expect(await found({ fid: world.forums.province, keywords: '夜市' })).toEqual([])
    expect(await found({ organization: 5, keywords: '夜市' })).toEqual([])
    const online = await city.call('getOnlineCollects', { body: { keywords: '夜市' } })
    expect(online).toMatchObject([{ collectId: id, lifeCycle: 1, entryCount: 0 }])
    expect(await (await board.client('stranger')).call('getOnlineCollects', { body: {} })).toEqual([])
  })

  it('opens its pictures to the public with its text', async () => {
    const uploader_uid = await board.uid('city')
    const [cover, old] = [await buildUpload(db, { uploader_uid }), await buildUpload(db, { uploader_uid })]
    const content = `<p>规划图</p><img src="/files/upload_tmp/${old.stored_name}?key=1">`
    const { id } = await create({ coverAid: cover.aid, aids: [old.aid], content })
    const before = await view(id)
    expect(before.coverUrl).toMatch(/\?key=/)
    expect(before.content).toMatch(/<img src="\/files\/attachment\/\w+\.jpg\?key=/)
    await confirm(id)
    const shown = await publicly(id)
    expect(shown.coverUrl).toBe(`/files/attachment/${cover.stored_name}`)
    expect(shown.content).toContain(`<img src="/files/attachment/${old.stored_name}" alt="">`)
    expect(shown.attachments).toMatchObject([{ aid: old.aid, url: `/files/attachment/${old.stored_name}` }])
    await change(id, { coverAid: cover.aid, content: '<p>规划图已撤下</p>' })
    await confirm(id)
    expect((await publicly(id)).attachments).toEqual([])
  })
})

describe('who reads what happened to a campaign', () => {
  const scene = async () => {
    const id = await confirmed()
    await change(id)
    await editor.call('returnCampaign', { body: { ...(await seen(id)), reason: '请写明范围' } })
    return id
  }
  const all = ['campaign.created', 'campaign.confirmed', 'campaign.changed', 'campaign.returned']

  it('its group and editors all of it, with the reason', async () => {
    const id = await scene()
    const ofEditor = await editor.call('getEditorCampaign', { body: { id } })
    for (const { timeline } of [await view(id), ofEditor]) {
      expect(timeline.map(({ verb }) => verb)).toEqual(all)
      expect(timeline.at(-1)).toMatchObject({ note: '请写明范围', actorName: '平台' })
    }
  })

  it('all others what is public', async () => {
    const id = await scene()
    for (const reader of [visitor, citizen, bureau]) {
      expect(verbsOf(await reader.call('getCampaign', { query: { id } }))).toEqual(['campaign.confirmed'])
    }
  })
})

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
  })

  it('stays one when it is sent again', async () => {
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

  it('that is not public is its group’s to read, and not to adopt', async () => {
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
    expect(list).toMatchObject([{ tid: open.tid, adopted: true, nickName: '匿名网友', deadlineAt: null }])
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
    await publish('<p onclick="x">采纳一条。</p>')
    expect((await publicly(id)).summary).toBe('<p>采纳一条。</p>')
    await publish('<p>采纳一条，已动工。</p>')
    const { list } = await neighbour.call('listNotifications', { query: { rows: 100 } })
    expect(list.filter(({ verb }) => verb === 'campaign.summarized')).toHaveLength(1)
    expect((await publicly(id)).summary).toBe('<p>采纳一条，已动工。</p>')
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
