import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { password } from '../support/people.ts'

const browser = await openBrowser()

/** Makes this run's user different from that of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')
const username = `jianpan_${run}`
const realName = `键盘岗${run}`

/** The names of two departments and a role of the demo data. */
const [head, department] = ['留言板管理中心', '督办协调部']
const role = '督办观察员'

describe('an administrator without a mouse', async () => {
  const visitor = await browser.person('desktop')
  const { page, open } = visitor
  const keys = keyboardOf(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const form = main.getByRole('form')
  const list = page.getByRole('region', { name: '用户管理' })
  const row = list.locator('[data-row]').filter({ hasText: username })
  const isList = (url: URL) => url.pathname === '/admin/user'
  /** Returns a field of the form by the beginning of its label, because optional fields have a mark after it. */
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}`)).first()

  /** Moves down in an open menu to one of its entries and chooses it. */
  async function take(name: string) {
    const entry = page.getByRole('menuitem', { name, exact: true })
    await entry.waitFor()
    // the menu takes the focus after it is shown
    await page.getByRole('menu').locator(':focus').waitFor()
    for (let pressed = 0; pressed < 8; pressed++) {
      if ((await entry.and(page.locator(':focus')).count()) === 1) return keys.press('Enter')
      await keys.press('ArrowDown')
    }
    throw new Error(`the arrow keys never came to ${name}`)
  }

  /** Confirms the question of the open dialog. */
  async function confirm(verb: string) {
    await keys.enter(dialog.getByRole('button', { name: verb, exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }

  /** Filters the list by the user name. */
  async function search(text: string, found: Locator, count: number) {
    await keys.press('/')
    await keys.landsOn(main.getByRole('search').getByRole('textbox').first())
    await keys.press('ControlOrMeta+A')
    await page.keyboard.type(text)
    await keys.press('Enter')
    await keys.landsOn(list)
    await expect.poll(() => found.count()).toBe(count)
  }

  it('signs in, and goes to the users through the menu', async () => {
    await open('/admin')
    await keys.landsOn(page.getByLabel('用户名'))
    await page.keyboard.type('admin')
    await keys.write(page.getByLabel('密码', { exact: true }), password)
    await keys.press('Enter')
    await page.waitForURL(url => /^\/admin\/(?!login)\w/.test(url.pathname))
    await main.getByRole('heading', { level: 1 }).waitFor()
    const entry = (name: string) =>
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true })
    await keys.enter(entry('部门管理'))
    await page.waitForURL(/\/admin\/dept$/)
    await keys.landsOn(main)
    await keys.tabTo(entry('用户管理'), 'Shift+Tab')
    await keys.press('Enter')
    await page.waitForURL(isList)
    await keys.landsOn(main)
  })

  it('filters the list by a text', async () => {
    await list.locator('[data-row]').first().waitFor()
    await search('shenhe_0', list.locator('[data-row]'), 2)
    await list.getByText('审核岗一号').waitFor()
  })

  it('creates a user and chooses the department from its tree', async () => {
    await keys.tabTo(main.getByRole('link', { name: /^新建/ }), 'Shift+Tab')
    await keys.press('Enter')
    await keys.landsOn(field('用户名'))
    await page.keyboard.type(username)
    await keys.write(field('密码'), 'Jianpan#2026')
    await keys.write(field('确认密码'), 'Jianpan#2026')
    await keys.write(field('姓名'), realName)
    const tree = form.getByRole('button', { name: /^所属部门/ })
    await keys.enter(tree)
    const item = (name: string) => dialog.getByRole('treeitem', { name, exact: true })
    await keys.tabTo(item(head))
    await keys.press('ArrowRight')
    await item(department).waitFor()
    while ((await item(department).and(page.locator(':focus')).count()) === 0) await keys.press('ArrowDown')
    await keys.press('Enter')
    await item(department).and(dialog.locator('[aria-selected=true]')).waitFor()
    await confirm('确定')
    await keys.landsOn(form.getByRole('button', { name: `所属部门 ${department}` }))
    await keys.write(field('角色'), role)
    // the server has found the role
    const option = page.getByRole('listbox').getByRole('option')
    await expect.poll(() => option.allInnerTexts()).toEqual([role])
    await keys.press('ArrowDown')
    await page.locator(`[aria-activedescendant="${await option.getAttribute('id')}"]`).waitFor()
    await keys.press('Enter')
    await form.getByRole('button', { name: role, exact: true }).waitFor()
    await keys.enter(form.getByRole('button', { name: '保存', exact: true }))
    await page.waitForURL(isList)
    await keys.landsOn(main)
    // the list has its old filter
    await expect.poll(() => list.locator('[data-row]').count()).toBe(2)
    await search(username, row, 1)
    const words = await row.innerText()
    for (const word of [realName, department, role, '正常']) expect(words).toContain(word)
  })

  it('changes the name', async () => {
    await keys.press('j')
    await keys.landsOn(row.locator('[data-row-link]'))
    await keys.enter(row.getByRole('link', { name: `编辑“${username}”` }))
    await keys.write(field('姓名'), `${realName}二`)
    await keys.enter(form.getByRole('button', { name: '保存', exact: true }))
    await page.waitForURL(isList)
    await row.getByText(`${realName}二`).waitFor()
  })

  it('disables the user after a confirmation', async () => {
    await keys.tabTo(row.getByRole('checkbox'))
    await keys.press('Space')
    await main.getByRole('status').getByText('已选 1 项').waitFor()
    const act = main.getByRole('button', { name: '停用', exact: true })
    await keys.tabTo(act, 'Shift+Tab')
    await keys.press('Enter')
    await dialog.getByText('且不能再登录').waitFor()
    await confirm('停用')
    await keys.landsOn(act)
    await row
      .getByText(/^▲停用$/)
      .first()
      .waitFor()
  })

  it('deletes the user after a confirmation that can be cancelled', async () => {
    const more = row.getByRole('button', { name: `“${username}”的更多操作` })
    await keys.enter(more)
    await take('删除')
    await dialog.waitFor()
    await keys.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await keys.landsOn(more)
    await keys.press('Enter')
    await take('删除')
    await confirm('删除')
    await row.waitFor({ state: 'detached' })
    await keys.landsOn(list)
  })

  it('signs out', async () => {
    await keys.tabTo(page.getByRole('banner').getByRole('button', { name: /^账户/ }), 'Shift+Tab')
    await keys.press('Enter')
    await take('退出登录')
    await page.waitForURL(/\/admin\/login/)
    await page.getByLabel('密码', { exact: true }).waitFor()
    // the titles of opened pages do not stay in the browser
    expect(await page.evaluate('Object.keys(sessionStorage).filter(key => key.startsWith("tabs."))')).toEqual(
      []
    )
  })
})
