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
    await open('/home')
    await page.getByRole('banner').getByText('浙江省', { exact: true }).waitFor()
    const other = await browser.person(size)
    await other.open('/home')
    expect(await other.page.getByRole('link', { name: '返回全国' }).count()).toBe(0)

    await page.getByRole('link', { name: '返回全国' }).click()
    await rest()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: '返回全国' }).count()).toBe(0)
    await expect.poll(() => page.locator(`a[href*="regionId=${zhejiang}"]`).count()).toBe(0)
  })
})
