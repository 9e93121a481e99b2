import { beforeAll, describe, expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { looksWell, openBrowser, sizesOfStory } from '../support/browser.ts'
import { story } from '../support/story.ts'

const browser = await openBrowser()

/** Makes this run's entries different from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')

/** Lets the city begin a campaign about the offices of one that the demo has; returns its number. */
async function begun(title: string): Promise<number> {
  const city = await callerAs('city')
  const editor = await callerAs('editor')
  const running = await city.call('listCampaigns', { query: { lifeCycle: 1, rows: 50 } })
  const model = running.list.find(campaign => campaign.title === '明年民生实事，您来提')
  const { forums } = await city.call('getCampaign', { query: { id: model?.id ?? 0 } })
  const now = Math.floor(Date.now() / 1000)
  const { id, version } = await city.call('createCampaign', {
    body: {
      title,
      content: '<p>沿河步道明年翻修，请谈谈您最希望增加什么。</p>',
      fids: forums.map(({ fid }) => fid),
      beginTime: now - 3600,
      endTime: now + 86_400
    }
  })
  await editor.call('confirmCampaign', { body: { id, version } })
  return id
}

describe.each(sizesOfStory('phone'))('a campaign, on a %s', size => {
  const step = story()
  const title = `沿河步道怎么改（${run}${size}）`
  let campaignId = 0
  beforeAll(async () => {
    campaignId = await begun(title)
  })
  const subject = `沿河步道多设长椅（${run}${size}）`
  const content = '沿河步道每天有很多老人散步，走累了没有地方坐，建议每隔一百米设一张有靠背的长椅。'

  step('is found among the running campaigns and joined; the typed text survives a reload', async () => {
    const visitor = await browser.person(size)
    const { page, open, rest } = visitor
    await comeAs(visitor, 'citizen')
    await open('/rmjy')
    await looksWell(visitor, 'suggestions')
    await page.getByRole('link', { name: '查看全部征集' }).click()
    await page.waitForURL(/\/rmjy\/collect$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /征集中/ })
      .click()
    await page.waitForURL(/lifeCycle=1/)
    await page.getByRole('link', { name: title }).click()
    await page.waitForURL(/\/rmjy\/collect\/content\?id=\d+/)
    await page.getByText(/结果公布时会在“我的消息”中通知您/).waitFor()
    await looksWell(visitor, 'campaign')
    await page.getByRole('link', { name: '参与征集' }).first().click()
    await page.waitForURL(/\/rmjy\/submit\?id=\d+/)
    await page.getByLabel('绍兴市市长').check()
    expect(await page.getByRole('radio', { name: '投诉' }).count()).toBe(0)
    await page.getByLabel('领域').selectOption({ label: '城建' })
    // the server and the page accept a plus sign and a number sign
    await page.getByLabel('标题').fill(`${subject}+3#`)
    await page.getByLabel('内容', { exact: true }).fill(content)
    await page
      .getByText(/草稿已于/)
      .first()
      .waitFor()
    await page.reload()
    await rest()
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
    await looksWell(visitor, 'campaign-form')
    await page.getByRole('button', { name: '提交建议' }).click()
    await page
      .getByText(/建议已提交，编号 \d+/)
      .first()
      .waitFor()
  })

  step('shows the entry after its approval, and marks it after its adoption', async () => {
    const citizen = await callerAs('citizen')
    const own = await citizen.call('listOwnEntries', { query: { rows: 10 } })
    const entry = own.list.find(row => row.subject.startsWith(subject))
    if (!entry?.collectId) throw new Error('the entry was not stored')
    const editor = await callerAs('editor')
    const { tid, version, collectId } = entry
    await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })

    const { page, open } = await browser.person(size)
    await open(`/rmjy/collect/content?id=${collectId}`)
    const card = page.getByRole('article').filter({ hasText: subject })
    expect(await card.getByText('已采纳').count()).toBe(0)
    const city = await callerAs('city')
    const approved = await city.call('getStaffMessage', { body: { tid } })
    await city.call('adoptEntry', { body: { tid, version: approved.version, note: '列入明年的项目库' } })
    await page.getByRole('link', { name: /^已采纳/ }).click()
    await page.waitForURL(/adopted=1/)
    await card.getByText('已采纳').waitFor()
    await card.getByRole('link').first().click()
    await page.waitForURL(/\/rmjy\/rd\/threads\/content\?tid=/)
    await page.getByRole('link', { name: /^所属征集：/ }).waitFor()
  })

  step('tells who joined of its result, which they read on its page', async () => {
    const city = await callerAs('city')
    const versionOf = async () => (await city.call('getOrgCampaign', { body: { id: campaignId } })).version
    await city.call('endCampaign', { body: { id: campaignId, version: await versionOf() } })
    const summary = `<p>沿河步道明年增设长椅四十张（${run}）。</p>`
    await city.call('publishCampaignSummary', {
      body: { id: campaignId, version: await versionOf(), summary }
    })
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await comeAs(visitor, 'citizen')
    await open('/myMessage')
    const news = page.getByRole('main').getByRole('article').filter({ hasText: title })
    await news.getByRole('link', { name: '征集公布了结果' }).click()
    await page.waitForURL(address => address.pathname === '/rmjy/collect/content')
    expect(new URL(page.url()).searchParams.get('id')).toBe(String(campaignId))
    await page.getByRole('heading', { name: '征集结果' }).waitFor()
    await page.getByText(`沿河步道明年增设长椅四十张（${run}）。`).waitFor()
    await looksWell(visitor, 'campaign-result')
    // the tab of entries among one's own messages has their number, and leads to the entry
    await open('/myLeavMessage')
    await page.getByRole('link', { name: /^参加的征集\s*[1-9]/ }).click()
    await page.getByRole('main').getByRole('article').filter({ hasText: subject }).waitFor()
  })
})

it.each(sizesOfStory('phone'))('a former address opens the page of today, on a %s', async size => {
  const visitor = await browser.person(size)
  await visitor.open('/suggest/home?menuTag=collect')
  expect(new URL(visitor.page.url()).pathname).toBe('/rmjy/collect')
  await visitor.open('/suggest/gov/govList')
  expect(new URL(visitor.page.url()).pathname).toBe('/rmjy/rd')
  await looksWell(visitor, 'former-address')
})

it('an ended campaign shows its result above its text, and nobody can join it', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/rmjy/collect?lifeCycle=2')
  await page.getByRole('article').filter({ hasText: '已公布结果' }).first().getByRole('link').first().click()
  await page.waitForURL(/\/rmjy\/collect\/content/)
  await page.getByRole('heading', { name: '征集结果' }).waitFor()
  expect(await page.getByRole('link', { name: '参与征集' }).count()).toBe(0)
  const id = new URL(page.url()).searchParams.get('id')
  await open(`/unify/collect/common?id=${id}`)
  expect(await page.getByRole('banner').count()).toBe(0)
  await page.getByRole('heading', { name: '征集结果' }).waitFor()
})

it.each([
  ['/suggest/home?a=1', '/rmjy?a=1'],
  ['/suggest/home?menuTag=rd', '/rmjy/rd?menuTag=rd'],
  ['/suggest/home?menuTag=collect', '/rmjy/collect?menuTag=collect'],
  ['/suggest/gov/govList', '/rmjy/rd'],
  ['/suggest/gov/govAdviceList?fid=3', '/rmjy/rd/threads/list?fid=3'],
  ['/suggest/collect/collectList', '/rmjy/collect'],
  ['/suggest/collect/content?id=1', '/rmjy/collect/content?id=1'],
  ['/suggest/gov/govHomePage?fid=1', '/rmjy/rd/content?fid=1'],
  ['/suggest/content?tid=1', '/rmjy/rd/threads/content?tid=1'],
  ['/suggest/gov/govEditAdvice?id=8', '/rmjy/submit?id=8']
])('the former address %s redirects to %s', async (from, to) => {
  const { page } = await browser.person('desktop')
  const answer = await page.request.get(from, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe(to)
})
