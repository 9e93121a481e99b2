import { describe, expect, it } from 'vitest'
import { buildRegion, buildUpload } from '../../../tests/support/builders/builders.ts'
import { campaignStage } from '../../../tests/support/builders/campaign-stage.ts'

const {
  clock,
  board,
  db,
  world,
  visitor,
  city,
  bureau,
  editor,
  citizen,
  inDays,
  create,
  draft,
  view,
  seen,
  confirm,
  change,
  publicly,
  missing,
  confirmed,
  join,
  entry,
  verbsOf,
  follow
} = await campaignStage()
const day = 86_400

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
      lifeCycle: 1,
      content: '<p>请谈谈您<strong>最希望</strong>增加什么。</p>',
      allowedActions: [],
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

  it('shows who decides what has changed since it was returned, and since nothing else', async () => {
    const returned = async (id: number, reason: string) =>
      await editor.call('returnCampaign', { body: { ...(await seen(id)), reason } })
    const shown = async (id: number) =>
      (await editor.call('getEditorCampaign', { body: { id } })).returnedText?.title
    const { id } = await create()
    expect(await shown(id), 'the first text').toBeUndefined()
    await returned(id, '标题不通顺')
    expect(await shown(id), 'nothing replaces it yet').toBeUndefined()
    await change(id, { title: '公园怎么改，二稿' })
    expect(await shown(id)).toBe('公园怎么改，您来说')
    await returned(id, '仍不通顺')
    await change(id, { title: '公园怎么改，三稿' })
    expect(await shown(id), 'the text that was returned last').toBe('公园怎么改，二稿')
    await confirm(id)
    await change(id, { title: '公园怎么改，再改' })
    expect(await shown(id), 'returned before it was confirmed').toBeUndefined()
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

  it('refuses a change of an older version and returns the present one', async () => {
    const { id, version } = await create()
    await change(id, { title: '先到的标题' })
    const late = city.call('changeCampaign', { body: { id, version, ...draft({ title: '后到的标题' }) } })
    await expect(late).rejects.toMatchObject({
      code: 'GEN0409',
      detail: { current: { id, title: '先到的标题', version: version + 1 } }
    })
  })

  it('names the field of its end where the times cannot be', async () => {
    for (const times of [
      { beginTime: inDays(2), endTime: inDays(1) },
      { beginTime: inDays(-2), endTime: inDays(-1) }
    ])
      await expect(city.call('createCampaign', { body: draft(times) })).rejects.toMatchObject({
        code: 'CMP0006',
        fields: [{ path: 'endTime', message: '结束时间须晚于开始时间，并晚于现在' }]
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

  it('begins and ends in its timeline at its own times, not at that of the job', async () => {
    const [beginTime, endTime] = [inDays(1), inDays(2)]
    const id = await confirmed({ beginTime, endTime })
    const running = await confirmed()
    clock.pass(2 * day + 600)
    await follow()
    const timesOf = async (of: number) =>
      Object.fromEntries((await publicly(of)).timeline.map(({ verb, at }) => [verb, at]))
    expect(await timesOf(id)).toMatchObject({ 'campaign.begun': beginTime, 'campaign.ended': endTime })
    // a campaign that is confirmed after its beginning begins with the confirmation
    const times = await timesOf(running)
    expect(times['campaign.begun']).toBe(times['campaign.confirmed'])
  })

  it('leaves the tabs of what waits when it ends, because a change can no longer be made or confirmed', async () => {
    const waiting = await confirmed({ title: '改了没赶上确认' })
    await change(waiting)
    const returned = await confirmed({ title: '退回了没赶上改' })
    await change(returned)
    await editor.call('returnCampaign', { body: { ...(await seen(returned)), reason: '请写明范围' } })
    const inTab = async (display: 1 | 2 | 5) =>
      (await editor.call('pageCampaignQueue', { body: { display, rows: 100 } })).list.map(({ id }) => id)
    expect(await inTab(1)).toContain(waiting)
    expect(await inTab(2)).toContain(returned)
    clock.pass(6 * day)
    expect(await inTab(1)).not.toContain(waiting)
    expect(await inTab(2)).not.toContain(returned)
    expect(await inTab(5)).toEqual(expect.arrayContaining([waiting, returned]))
    const { allowedActions } = await editor.call('getEditorCampaign', { body: { id: waiting } })
    expect(allowedActions).toEqual(['takeDownCampaign'])
    const late = editor.call('returnCampaign', { body: { ...(await seen(waiting)), reason: '请写明范围' } })
    await expect(late).rejects.toMatchObject({ code: 'CMP0002' })
    expect((await view(waiting)).allowedActions).toEqual(['discardCampaignChange', 'publishCampaignSummary'])
  })

  it('is returned, not confirmed, if the end in its text passes before the first confirmation', async () => {
    const { id } = await create({ title: '还没确认就过期' })
    clock.pass(6 * day)
    const { allowedActions } = await editor.call('getEditorCampaign', { body: { id } })
    expect(allowedActions).toEqual(['returnCampaign'])
    const { list } = await editor.call('pageCampaignQueue', { body: { display: 1, rows: 100 } })
    expect(list.find(one => one.id === id)?.allowedActions).toEqual(['returnCampaign'])
    await expect(confirm(id)).rejects.toMatchObject({ code: 'CMP0008' })
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
    const region = await buildRegion(db, { id: 990_000 })
    await db.updateTable('forum').set({ region_id: region.id }).where('fid', '=', world.forums.city).execute()
    expect(await found({ regionId: region.id, keywords: '夜市' })).toEqual([id])
    expect(await found({ regionId: 980_000, keywords: '夜市' })).toEqual([])
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

  it('its group and editors read everything, with the reason', async () => {
    const id = await scene()
    const ofEditor = await editor.call('getEditorCampaign', { body: { id } })
    for (const { timeline } of [await view(id), ofEditor]) {
      expect(timeline.map(({ verb }) => verb)).toEqual(all)
      expect(timeline.at(-1)).toMatchObject({ note: '请写明范围', actorName: '平台' })
    }
  })

  it('all others read the public events only', async () => {
    const id = await scene()
    for (const reader of [visitor, citizen, bureau]) {
      expect(verbsOf(await reader.call('getCampaign', { query: { id } }))).toEqual(['campaign.confirmed'])
    }
  })
})
