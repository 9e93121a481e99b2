import { expect, it } from 'vitest'
import { callerAs } from '../support/api.ts'
import { isClean, looksWell, openBrowser, sizesOfStory } from '../support/browser.ts'

const browser = await openBrowser()

it.each(sizesOfStory('phone'))('a visitor finds a leader of a county by region, on a %s', async size => {
  const visitor = await browser.person(size)
  const { page, open } = visitor
  await open('/complaint')
  const regions = page.getByRole('navigation', { name: '选择地区' })
  for (const region of ['浙江省', '绍兴市', '越城区']) {
    const fold = regions.locator('summary')
    // when a region is chosen, its content comes first, and a press opens the list of regions below it
    if (region !== '浙江省') await fold.click()
    await regions.getByRole('link', { name: region, exact: true }).click()
    await regions.locator('[aria-current]').filter({ hasText: region }).first().waitFor()
  }
  await looksWell(visitor, 'complaint')
  await page.getByRole('link', { name: '越城区区长', exact: true }).click()
  await page.waitForURL(/\/threads\/list\?fid=\d+/)
  await page.getByText('回复率', { exact: true }).waitFor()
  await looksWell(visitor, 'forum')
  await page.getByRole('link', { name: '已回复', exact: true }).click()
  await page.waitForURL(/replied=1/)
  await page
    .getByRole('article')
    .first()
    .getByText(/回复于 \d{4}-\d{2}-\d{2}/)
    .waitFor()
  // the page of one leader does not name the leader on each message
  expect(await page.getByRole('article').first().innerText()).not.toContain('致：')
})

it('a region shows its forums as a tree with numbers, and the messages of all regions below it', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await open('/substation?regionId=330600')
  await looksWell(visitor, 'region')
  await page.getByRole('main').getByRole('link', { name: '全部留言对象', exact: true }).click()
  await page.waitForURL(/\/forum\/subSite\/list/)
  await page.getByText(/共 [\d,]+ 个留言对象/).waitFor()
  await page.getByRole('searchbox', { name: '按名称查找' }).fill('越城区')
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
  await page.waitForURL(/keywords=/)
  await page.getByRole('link', { name: '越城区区长' }).waitFor()
  expect(await page.getByRole('link', { name: '柯桥区区长' }).count()).toBe(0)
  await open('/subSiteMessageSearch?regionId=330600')
  await isClean(visitor, 'messages of a region')
})

it('a search marks the found words, and a quick range filters the results', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/messageSearch?keywords=道路')
  expect(await page.getByRole('article').first().locator('mark').first().innerText()).toBe('道路')
  await page.getByRole('link', { name: '近 15 天' }).click()
  await page.waitForURL(/range=15/)
  await page.getByRole('link', { name: '自选日期' }).click()
  await page.waitForURL(/range=custom/)
  await page.getByLabel('发布日期从').fill('2026-02-02')
  await page.getByLabel('到', { exact: true }).fill('2026-01-01')
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
  await page.getByText('结束日期不能早于开始日期！').waitFor()
})

it('a visitor likes a message once, and is asked to sign in for a favourite', async () => {
  // the server identifies a visitor by address and browser, so this run uses its own user agent
  const userAgent = `Mozilla/5.0 (X11; Linux x64) Chrome/141.0.0.0 Journey/${Date.now()}`
  const { page, open, rest } = await browser.person('desktop', { userAgent })
  await open('/threads/list?replied=1&page=3')
  await page.getByRole('article').nth(4).getByRole('link').first().click()
  await page.waitForURL(/\/threads\/content/)
  const like = page.getByRole('button', { name: /点赞/ })
  await like.waitFor()
  const before = Number((await like.innerText()).replace(/\D/g, ''))
  await like.click()
  await expect.poll(async () => Number((await like.innerText()).replace(/\D/g, ''))).toBe(before + 1)
  await page.reload()
  await rest()
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  await like.click()
  await page.getByText('您已经点过赞了').waitFor()
  await page.getByRole('button', { name: /收藏/ }).click()
  await page.getByRole('dialog').waitFor()
})

it('a reader without a connection is told so, and the page opens when the connection is back', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await open('/data')
  // the router comes with the reader’s first act
  await page.getByRole('banner').getByRole('link', { name: '领导留言板' }).click()
  await page.waitForURL(/\/home/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: '搜索' }).click()
  await page.getByText('网络连接不上，请检查网络后重试').waitFor()
  await visitor.context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: '留言查询' }).waitFor()
})

it('a number finds its message first, and a short office finds the leader', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  const { list } = await callerAs('citizen').then(caller =>
    caller.call('listMessages', { query: { rows: 10 } })
  )
  const tid = list[0]?.tid ?? 0
  await open(`/messageSearch?keywords=${tid}`)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: list[0]?.subject ?? '' })
    .waitFor()
  await open(`/local-leader?keywords=${encodeURIComponent('新昌县长')}`)
  await page.getByRole('link', { name: '新昌县县长', exact: true }).waitFor()
  await page
    .getByText(/已受理\s\d+\s条（含不公开），办结回复\s\d+\s条/)
    .first()
    .waitFor()
  await page.getByText(/留言数统计截至/).waitFor()
  await open(`/local-leader?keywords=${encodeURIComponent('新昌县教育局')}`)
  await page.getByText('这里的领导受理当地各部门的留言').waitFor()
  await page.getByRole('link', { name: '新昌县县长', exact: true }).waitFor()
  await looksWell(visitor, 'leaders-near')
})

it('a message stays on the page if its optional scripts cannot be loaded', async () => {
  const { page, context, open, rest } = await browser.person('desktop')
  await open('/threads/list')
  const link = page.getByRole('article').first().getByRole('link').first()
  const subject = await link.innerText()
  const address = (await link.getAttribute('href')) ?? ''
  await context.route(/\/assets\/marks-[^/]*\.js/, route => route.abort())
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('/assets/marks-'))
  await page.goto(new URL(address, page.url()).href)
  await failed
  await page.getByRole('button', { name: '打印' }).waitFor()
  await rest()
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(subject)
})

it.each(['/caseBase', '/threads/list', '/rmjy/hot', '/rmjy/rd/threads/list', '/rmjy/collect'])(
  'the filter by region of %s goes down to counties, and names the chosen city',
  async path => {
    const { page, open } = await browser.person('desktop')
    await open(`${path}?regionId=330600`)
    const region = page.locator('select[name="regionId"]')
    expect(await region.inputValue()).toBe('330600')
    expect(await region.locator('option').allTextContents()).toContain('　　越城区')
  }
)
