import { describe, expect, it } from 'vitest'
import { isClean, openBrowser, sizesOfStory } from '../support/browser.ts'

const browser = await openBrowser()
const zhejiang = 330_000

describe.each(sizesOfStory('phone'))('the variant of a province, on a %s', size => {
  it('is chosen on the province’s page, limits home, menu and search, and is left again', async () => {
    const reader = await browser.person(size)
    const { page, open, rest } = reader
    await open(`/substation?regionId=${zhejiang}`)
    await page.getByRole('link', { name: '首页和菜单只看浙江省' }).click()
    await page.waitForURL(/\/home$/)
    await rest()
    await page.getByRole('banner').getByText('浙江省', { exact: true }).waitFor()
    await isClean(reader, 'home-of-province')
    await reader.picture('home-of-province')
    const latest = await page
      .locator('section[aria-labelledby=latest] article, section[aria-labelledby=latest] li')
      .count()
    expect(latest).toBeGreaterThan(0)
    expect(await page.getByLabel('省级').first().inputValue()).toBe(String(zhejiang))

    if (size === 'phone') await page.locator('summary', { hasText: '菜单' }).click()
    await page.getByRole('link', { name: '读者来信' }).filter({ visible: true }).first().click()
    await page.waitForURL(new RegExp(`/threads/list\\?regionId=${zhejiang}$`))
    await rest()
    expect(await page.getByRole('main').getByRole('combobox').first().inputValue()).toBe(String(zhejiang))
    await page.getByRole('banner').getByText('浙江省', { exact: true }).waitFor()

    for (const [name, path] of [
      ['群众建言', '/rmjy'],
      ['专题', '/topics']
    ] as const) {
      const link = page.locator(`a[href="${path}?regionId=${zhejiang}"]`).first()
      await open(`${path}?regionId=${zhejiang}`)
      expect(await link.count(), name).toBe(1)
    }
    const written = page.getByRole('link', { name: '更多' }).first()
    await open(`/rmjy?regionId=${zhejiang}`)
    expect(await written.getAttribute('href')).toContain(`regionId=${zhejiang}`)
    await open(`/rmjy/hot?regionId=${zhejiang}`)
    expect(await page.getByLabel('选择地区').first().inputValue()).toBe(String(zhejiang))

    // the province stays chosen without a region in the address
    await open('/data')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('浙江省数据公开')
    expect(await page.title()).toContain('浙江省数据公开')
    await isClean(reader, 'data-of-province')
    await reader.picture('data-of-province')
    const ofProvince = await page.locator('dd').first().textContent()
    await open('/topics')
    const topic = page.getByRole('main').locator(`a[href*="regionId=${zhejiang}"]`).first()
    expect(await topic.getAttribute('href')).toContain('/messageSearch?topicId=')
    await open('/rmjy')
    expect(await page.getByRole('link', { name: '更多' }).first().getAttribute('href')).toContain('regionId')
    await open('/local-leader')
    await reader.picture('leaders-of-province')
    const trail = page.getByRole('navigation', { name: '选择地区' })
    expect(await trail.getByRole('link', { name: '浙江省' }).first().getAttribute('aria-current')).toBe(
      'true'
    )
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await trail.getByRole('link', { name: '全国' }).click()
    await page.waitForURL(/regionId=0/)
    await trail.getByRole('link', { name: '江苏省' }).waitFor()

    await open('/home')
    await page.getByRole('banner').getByText('浙江省', { exact: true }).waitFor()
    const [messages] = await page.locator('dd').allTextContents()
    const other = await browser.person(size)
    await other.open('/data')
    expect(await other.page.locator('dd').first().textContent()).not.toBe(ofProvince)
    await other.open('/home')
    expect(await other.page.locator('dd').first().textContent()).not.toBe(messages)
    expect(await other.page.getByRole('link', { name: '返回全国' }).count()).toBe(0)

    await page.getByRole('link', { name: '返回全国' }).click()
    await rest()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: '返回全国' }).count()).toBe(0)
    await expect.poll(() => page.locator(`a[href*="regionId=${zhejiang}"]`).count()).toBe(0)
  })

  it('applies its region filter to each list, shows the filter, and lets the reader remove it', async () => {
    const { page, open, rest } = await browser.person(size)
    const region = () => page.getByRole('main').locator('select[name=regionId]')
    const total = async () => Number((await page.locator('#results').textContent())?.replace(/\D/g, ''))
    const chosen = () =>
      page.getByRole('list', { name: '正在使用的条件' }).getByRole('link', { name: /浙江省/ })
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href')

    await open('/threads/list?province=330000')
    expect(page.url()).toMatch(/\/threads\/list$/)
    for (const path of ['/threads/list', '/messageSearch', '/caseBase', '/rmjy/hot', '/rmjy/collect']) {
      await open(path)
      expect(await region().inputValue(), path).toBe(String(zhejiang))
      expect(await chosen().count(), path).toBe(1)
      const ofProvince = await total()
      await open(`${path}?regionId=${zhejiang}`)
      expect(await total(), path).toBe(ofProvince)
      await open(`${path}?regionId=320000`)
      expect(await region().inputValue(), path).toBe('320000')
      await open(`${path}?regionId=0`)
      expect(await region().inputValue(), path).toBe('0')
      expect(await chosen().count(), path).toBe(0)
      expect(await total(), path).toBeGreaterThan(ofProvince)
    }

    // its chip removes the filter, which stays removed on the next tab and after a reload
    await open('/threads/list')
    expect(await canonical()).toContain(`/threads/list?regionId=${zhejiang}`)
    const ofProvince = await total()
    await chosen().click()
    await page.waitForURL(/regionId=0/)
    await expect.poll(total).toBeGreaterThan(ofProvince)
    await page.getByRole('link', { name: '已回复' }).first().click()
    await page.waitForURL(url => url.search.includes('regionId=0') && url.search.includes('replied=1'))
    await page.reload()
    await rest()
    expect(await region().inputValue()).toBe('0')
    expect(await canonical()).toMatch(/\/threads\/list$/)
    expect(await page.getByRole('link', { name: '返回全国' }).count()).toBe(1)

    // the filter control selects the province, and then the whole country
    await region().selectOption(String(zhejiang))
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await page.waitForURL(new RegExp(`regionId=${zhejiang}`))
    // the address changes a moment before the list and its filter are drawn anew
    await rest()
    await region().selectOption({ label: '全国' })
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await page.waitForURL(/regionId=0/)
    await rest()
    expect(await region().inputValue()).toBe('0')

    // an empty list in the province offers the whole country
    await open('/caseBase?keywords=没有这样的案例')
    await page.getByRole('link', { name: '在全国范围内查找' }).click()
    await page.waitForURL(url => url.searchParams.get('regionId') === '0' && url.searchParams.has('keywords'))
    await page.getByRole('link', { name: '清除全部条件' }).click()
    await page.waitForURL(/\/caseBase\?regionId=0$/)
    await expect.poll(total).toBeGreaterThan(0)
  })

  it('is not shown at the same address to a visitor who has not chosen it', async () => {
    const ofProvince = await browser.person(size)
    await ofProvince.open('/messageSearch?province=330000')
    const other = await browser.person(size)
    await other.open('/messageSearch')
    expect(await other.page.locator('select[name=regionId]').inputValue()).toBe('')
    expect(await other.page.locator('#results').textContent()).not.toBe(
      await ofProvince.page.locator('#results').textContent()
    )
    expect(await other.page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/messageSearch$/)
  })
})
