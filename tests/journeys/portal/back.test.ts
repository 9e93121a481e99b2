/** Tests that Back closes the overlays of a page: dialogs, the picture viewer, and on a phone menus and filters. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { openBrowser } from '../support/browser.ts'

const browser = await openBrowser()

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Returns the number of entries in the tab's history; `overlays` returns the number that overlays have added. */
const entries = (page: Page) => page.evaluate<number>('history.length')
const overlays = (page: Page) => page.evaluate<number>('history.state?.overlays ?? 0')

const guarded = (page: Page, depth = 1) => expect.poll(() => overlays(page)).toBe(depth)

/** Finds a public message that has a picture. */
async function withPicture(): Promise<number> {
  const citizen = await callerAs('citizen')
  const { list } = await citizen.call('listMessages', { query: { rows: 100 } })
  for (const { tid } of list) {
    const { contentList } = await citizen.call('getMessage', { body: { tid } })
    if (contentList.some(({ attachments }) => attachments.some(({ mime }) => mime.startsWith('image/'))))
      return tid
  }
  throw new Error('no message has a picture')
}

/** Opens a visitor who has come to a page from another page. */
async function arrived(path: string) {
  const visitor = await browser.person('phone')
  await visitor.open('/helpC')
  await visitor.open(path)
  return visitor
}

const login = (page: Page) => page.getByRole('dialog', { name: '登录' })
const openLogin = (page: Page) =>
  page.locator('header').getByRole('link', { name: '登录', exact: true }).click()

describe('on a phone Back', () => {
  it('closes the login dialog and stays on the page; Back again leaves it', async () => {
    const { page } = await arrived('/data')
    await openLogin(page)
    await login(page).waitFor()
    await guarded(page)
    await page.goBack()
    await login(page).waitFor({ state: 'hidden' })
    expect(pathOf(page)).toBe('/data')
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/helpC')
  })

  it('leaves the page at once after a dialog was closed by its button', async () => {
    const { page } = await arrived('/data')
    for (const _time of [1, 2]) {
      await openLogin(page)
      await login(page).waitFor()
      await guarded(page)
      await login(page).getByRole('button', { name: '关闭' }).click()
      await login(page).waitFor({ state: 'hidden' })
      await guarded(page, 0)
    }
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/helpC')
  })

  it('leads from a page that a dialog has opened to the page below the dialog', async () => {
    const { page } = await arrived('/data')
    await openLogin(page)
    await guarded(page)
    await login(page).getByRole('link', { name: '忘记密码？' }).click()
    await page.waitForURL(/\/find/)
    await page.goBack()
    await page.waitForURL(/\/data$/)
    await page.goBack()
    await page.waitForURL(/\/helpC$/)
  })

  it('leaves a page at once that was reloaded while a dialog was open', async () => {
    const { page, rest } = await arrived('/data')
    await openLogin(page)
    await login(page).waitFor()
    await guarded(page)
    await page.reload()
    await rest()
    await guarded(page, 0)
    expect(await login(page).isVisible()).toBe(false)
    // another dialog adds an entry again
    await openLogin(page)
    await guarded(page)
    await page.goBack()
    await login(page).waitFor({ state: 'hidden' })
    await page.goBack()
    await page.waitForURL(/\/helpC$/)
  })

  it('closes the menu; a choice in it leaves no history entry', async () => {
    const { page, rest } = await arrived('/data')
    const menu = page.locator('header summary').filter({ hasText: '菜单' })
    const cases = page.locator('header details[open]').getByRole('link', { name: '案例库' })
    await menu.click()
    await cases.waitFor()
    await guarded(page)
    await page.goBack()
    await cases.waitFor({ state: 'hidden' })
    expect(pathOf(page)).toBe('/data')
    await menu.click()
    await guarded(page)
    const before = await entries(page)
    await cases.click()
    await page.waitForURL(/\/caseBase$/)
    await rest()
    expect(await entries(page)).toBe(before)
    await page.goBack()
    await page.waitForURL(/\/data$/)
    await page.goBack()
    await page.waitForURL(/\/helpC$/)
  })

  it('leads from the page in another language to the previous page, without an entry of the menu', async () => {
    const { page } = await arrived('/data')
    await page.locator('header summary').filter({ hasText: '菜单' }).click()
    await guarded(page)
    await page.getByRole('link', { name: 'English' }).last().click()
    await page.locator('html[lang="en-US"]').waitFor()
    await page.goBack()
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/helpC')
  })

  it('closes the sheet of filters; a filter adds one history entry', async () => {
    const { page, rest } = await arrived('/messageSearch')
    const sheet = page.locator('form[role="search"] details')
    const open = () => sheet.locator('summary').click()
    await open()
    await guarded(page)
    await page.goBack()
    await expect.poll(() => sheet.getAttribute('open')).toBeNull()
    expect(pathOf(page)).toBe('/messageSearch')
    await open()
    await guarded(page)
    await sheet.getByLabel('类型').selectOption({ label: '投诉' })
    await sheet.getByRole('button').last().click()
    await page.waitForURL(/typeId/i)
    await rest()
    expect(await overlays(page)).toBe(0)
    await page.goBack()
    await page.waitForURL(/\/messageSearch$/)
    await page.goBack()
    await page.waitForURL(/\/helpC$/)
  })

  it('closes the dialog of an action on a page that the router has opened', async () => {
    const visitor = await browser.person('phone')
    await comeAs(visitor, 'citizen')
    const { page, open } = visitor
    await open('/home')
    await open('/myLeavMessage?display=6')
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: '申请删除', exact: true }) })
      .first()
    await card.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/threads\/content/)
    await visitor.rest()
    await page.getByRole('button', { name: '申请删除' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await guarded(page)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(pathOf(page)).toBe('/threads/content')
    await page.goBack()
    await page.waitForURL(/\/myLeavMessage/)
    await page.goBack()
    await page.waitForURL(/\/home/)
  })

  it('closes the picture viewer', async () => {
    const { page } = await arrived(`/threads/content?tid=${await withPicture()}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^查看图片/ })
      .first()
      .click()
    const viewer = page.getByRole('dialog')
    await viewer.waitFor()
    await guarded(page)
    await page.goBack()
    await viewer.waitFor({ state: 'hidden' })
    expect(pathOf(page)).toBe('/threads/content')
    await page.goBack()
    await page.waitForURL(/\/helpC$/)
  })
})

it('Back leaves the page on a wide screen while a menu is open', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/helpC')
  await open('/data')
  await page.locator('header summary').filter({ hasText: '简体中文' }).first().click()
  await page.getByRole('link', { name: 'English' }).first().waitFor()
  expect(await overlays(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/helpC')
})
