import { describe, expect, it } from 'vitest'
import { isClean, openBrowser, type Size } from './support/browser.ts'

const browser = await openBrowser()
const zhejiang = 330_000

describe.each<Size>(['desktop', 'phone'])('the variant of a province, on a %s', size => {
  it('is entered from the province, narrows home, menu and search, and is left', async () => {
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

    // without a region in the address, too: the province stays chosen
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
})
