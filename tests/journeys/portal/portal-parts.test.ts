import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { isClean, openBrowser, sizes, sizesOfStory } from '../support/browser.ts'

const browser = await openBrowser()

const results = (page: Page) => page.locator('#results')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const focusIs = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor()

describe('a list', () => {
  it('sets the focus on the heading of the results at another page, and restores the position on return', async () => {
    const { page, open, rest } = await browser.person('desktop')
    await open('/threads/list')
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL(/page=2/)
    await focusIs(page, '#results')
    expect(await results(page).innerText()).toContain('第 2 页')

    const link = cards(page).nth(6).getByRole('link').first()
    const href = await link.getAttribute('href')
    await link.scrollIntoViewIfNeeded()
    const top = await page.evaluate<number>('scrollY')
    await link.click()
    await page.waitForURL(/\/threads\/content/)
    await page.goBack()
    await page.waitForURL(/page=2/)
    await rest()
    await focusIs(page, `a[href="${href}"]`)
    expect(Math.abs((await page.evaluate<number>('scrollY')) - top)).toBeLessThan(50)
  })

  it('announces the number of results after another tab is chosen, and keeps the focus on the tab', async () => {
    const { page, open } = await browser.person('desktop')
    await open('/threads/list')
    const tab = page.getByRole('main').getByRole('link', { name: '已回复', exact: true })
    await tab.click()
    await page.waitForURL(/replied=1/)
    await page
      .getByRole('status')
      .filter({ hasText: /共 [\d,]+ 条留言/ })
      .waitFor()
    await tab.and(page.locator(':focus')).waitFor()
  })

  it('is filtered in a sheet on a phone; each filter can be removed', async () => {
    const visitor = await browser.person('phone')
    const { page, open, picture } = visitor
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/messageSearch')
    await page.getByRole('main').locator('summary').click()
    await isClean(visitor, 'the sheet of filters')
    await picture('filter-sheet')
    await page.getByLabel('留言类型').selectOption({ label: '投诉' })
    await page.getByRole('button', { name: '按条件查询' }).click()
    await page.waitForURL(/typeId=\d/)
    await focusIs(page, '#results')
    await page.getByRole('list', { name: '正在使用的条件' }).getByRole('link', { name: /投诉/ }).click()
    await page.waitForURL(url => !url.search.includes('typeId'))
    await focusIs(page, '#results')
    await page.setViewportSize(sizes.phone)
  })

  it('keeps its filters and offers a retry when its rows cannot be loaded', async () => {
    const { page, open } = await browser.person('desktop')
    await open('/messageSearch?typeId=2')
    await page.route(/\/v1\/threads\/list/, route => route.abort())
    await page.getByRole('link', { name: '下一页' }).click()
    await page.getByText('列表没能打开').waitFor()
    expect(await page.getByRole('list', { name: '正在使用的条件' }).count()).toBe(1)
    await page.unrouteAll()
    await page.getByRole('link', { name: '重试' }).click()
    await cards(page).first().waitFor()
  })

  it('can be filtered and paged without scripts', async () => {
    const { page, open } = await browser.person('phone', { javaScriptEnabled: false })
    await open('/messageSearch?replied=1')
    await page.getByRole('main').locator('summary').click()
    await page.getByLabel('留言类型').selectOption({ label: '投诉' })
    await page.getByRole('button', { name: '按条件查询' }).click()
    await page.waitForURL(/typeId=\d/)
    // the older address of this filter is read as the filter by state
    expect(page.url()).toContain('state=answered')
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL(/page=2#results$/)
    expect(await cards(page).count()).toBe(10)
  })
})

describe('a page that waits for its router', () => {
  const isRouter = /\/assets\/later-/

  it('loads the router at the first action of its reader, and not before', async () => {
    const { page, open, rest } = await browser.person('desktop')
    const asked: string[] = []
    page.on('request', request => {
      if (isRouter.test(request.url())) asked.push(request.url())
    })
    await open('/threads/list')
    expect(asked).toEqual([])
    await page.keyboard.press('Tab')
    await rest()
    expect(asked).toHaveLength(1)
  })

  it('leaves navigation to the browser when the router does not load', async () => {
    const { page, open, rest } = await browser.person('desktop')
    await open('/threads/list')
    await page.route(isRouter, route => route.abort())
    await page.evaluate('globalThis.isFirst = true')
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL(/page=2/)
    await rest()
    expect(await page.evaluate('globalThis.isFirst')).toBeUndefined()
    expect(await results(page).innerText()).toContain('第 2 页')
  })

  it('says that a page did not arrive when its script fails, and opens it again', async () => {
    const visitor = await browser.person('desktop')
    const { page, open, rest } = visitor
    await open('/threads/list')
    // the router is there before the connection fails
    await page.keyboard.press('Tab')
    await rest()
    await page.route('**/assets/*.js', route => route.abort())
    await page.locator('header a[href="/caseBase"]:visible').click()
    const failure = page.getByRole('main').getByRole('alert')
    await failure.getByText('页面没能打开').waitFor()
    await failure.getByText('网络连接不上，请检查网络后重试').waitFor()
    await isClean(visitor, 'a page whose script failed')
    await visitor.picture('parts-page-failed')
    await page.unroute('**/assets/*.js')
    await failure.getByRole('link', { name: '重新打开' }).click()
    await page.getByRole('heading', { name: '案例库', level: 1 }).waitFor()
  })

  it('goes back to the previous page after a reload', async () => {
    const { page, open, rest } = await browser.person('desktop')
    await open('/threads/list')
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL(/page=2/)
    await rest()
    await page.reload()
    await rest()
    await page.goBack()
    await page.waitForURL(/\/threads\/list$/)
    await expect.poll(() => results(page).innerText()).not.toContain('第 2 页')
    expect(await cards(page).count()).toBe(10)
  })
})

describe('a form', () => {
  it('marks every empty field, lists them, and leads to each', async () => {
    const { page, open } = await browser.person('phone')
    await open('/signUp')
    await page.getByRole('button', { name: '注册并登录' }).click()
    await focusIs(page, 'input[name=phone]')
    expect(await page.locator('main [aria-invalid=true]').count()).toBe(7)
    await page.getByRole('link', { name: /^昵称须为/ }).click()
    await focusIs(page, 'input[name=nickName]')
  })

  it('restores the typed values after a reload, except passwords, and can be cleared', async () => {
    const { page, open, rest } = await browser.person('desktop')
    await open('/signUp')
    await page.getByLabel('昵称').fill('东门住户')
    await page.getByLabel('密码', { exact: true }).fill('Dongmen#2026')
    await page.getByText(/草稿已于/).waitFor()
    await page.reload()
    await rest()
    await page.getByText(/已恢复/).waitFor()
    expect(await page.getByLabel('昵称').inputValue()).toBe('东门住户')
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('')
    expect(
      await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })')
    ).not.toContain('Dongmen')
    await page.getByRole('button', { name: '清空重填' }).click()
    expect(await page.getByLabel('昵称').inputValue()).toBe('')
  })

  it('without a draft asks for a confirmation before it is left', async () => {
    const visitor = await browser.person('desktop')
    const { page, open } = visitor
    await comeAs(visitor, 'citizen')
    await open('/uCenter/editPwd')
    await page.getByLabel('原密码', { exact: true }).fill('something')
    await page.locator('header a[href="/local-leader"]:visible').click()
    const dialog = page.getByRole('dialog', { name: '离开此页？' })
    await dialog.getByRole('button', { name: '留在此页' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('原密码', { exact: true }).inputValue()).toBe('something')
    await page.locator('header a[href="/local-leader"]:visible').click()
    await dialog.getByRole('button', { name: '离开' }).click()
    await page.waitForURL(/\/local-leader/)
  })
})

describe.each(sizesOfStory('phone'))('a dialog whose script does not arrive, on a %s', size => {
  const words = '网络连接不上，请检查网络后重试'

  it('says so in its place, leaves the page, and opens at the next try', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await comeAs(visitor, 'citizen')
    await open('/myLeavMessage?display=6')
    const script = /\/assets\/message-dialogs-/
    await page.route(script, route => route.abort())
    const card = page.getByRole('main').getByRole('article').filter({ hasText: '补充' }).first()
    await card.getByRole('button', { name: '补充', exact: true }).click()
    await card.getByRole('alert').getByText(words).waitFor()
    await isClean(visitor, 'a dialog that failed')
    await visitor.picture('parts-dialog-failed')
    await page.unroute(script)
    await card.getByRole('button', { name: '重试' }).click()
    await page.getByRole('dialog', { name: /^补充/ }).waitFor()
    expect(await card.getByRole('alert').count()).toBe(0)
  })

  it('of signing in is reported within sight', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/threads/list')
    const first = page.getByRole('article').first().getByRole('link').first()
    await open((await first.getAttribute('href')) ?? '')
    const script = /\/assets\/gate-dialog-/
    await page.route(script, route => route.abort())
    await page.getByRole('button', { name: /^收藏/ }).click()
    const failure = page.getByRole('alert').filter({ hasText: words })
    await failure.waitFor()
    const box = await failure.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= sizes[size].height).toBe(true)
    await isClean(visitor, 'a sign-in that failed')
    await page.unroute(script)
    await failure.getByRole('button', { name: '重试' }).click()
    await page.getByRole('dialog', { name: '登录' }).waitFor()
  })
})
