/**
 * Tests the footer of the pages: help, feedback, and links that are shown only when a parameter contains their
 * address.
 */
import { expect, it } from 'vitest'
import { setParameter } from '../../support/builders/builders.ts'
import { isClean } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, browser } = await ownSite()

const places = [
  ['/home', 'contentinfo'],
  ['/mainFooter', 'main']
] as const

const configured = [
  ['隐私政策', 'link.privacy', 'https://www.example.org/privacy'],
  ['如何开通服务', 'link.service', 'https://www.example.org/service']
] as const

it('a link without an address is not shown; with one it leads there', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  for (const [path, place] of places) {
    await open(path)
    const foot = page.getByRole(place)
    expect(await foot.getByRole('link', { name: '帮助中心', exact: true }).getAttribute('href')).toBe(
      '/helpC'
    )
    expect(await foot.getByRole('link', { name: '意见反馈' }).getAttribute('href')).toBe('/feedback')
    // the site ships with a privacy policy
    expect(await foot.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe('/helpC?key=8')
    expect(await foot.getByText('如何开通服务').count()).toBe(0)
  }
  for (const [, code, address] of configured) await setParameter(db, code, address)
  // the server reads parameters again every two seconds, and caches pages of visitors as long
  await expect
    .poll(
      async () => {
        await open('/home')
        return page.getByRole('contentinfo').getByText('如何开通服务').count()
      },
      { timeout: 15_000 }
    )
    .toBe(1)
  for (const [path, place] of places) {
    await open(path)
    for (const [name, , address] of configured)
      expect(await page.getByRole(place).getByRole('link', { name }).getAttribute('href')).toBe(address)
    await isClean(visitor, `foot-at-${path}`)
  }
})
