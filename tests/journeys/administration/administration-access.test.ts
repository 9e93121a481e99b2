import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount } from '../../support/builders/builders.ts'
import { looksWell, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { press, send } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, browser, staff } = await ownSite()
await staff('chief', 'administrator')

const head = '受理审核部'
const department = '来信一科'
const role = '科室用户查看'
const username = 'laixin_01'
const initial = 'Initial#2026'
const own = 'My-own-2026'

async function signIn({ page, open }: Visitor, name: string, secret: string) {
  await open('/admin')
  await page.getByLabel('用户名', { exact: true }).fill(name)
  await page.getByLabel('密码', { exact: true }).fill(secret)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => !/\/login/.test(url.pathname))
}

/** Changes the initial password, which is required before anything else, and goes on to the first page. */
async function changePassword({ page }: Visitor, old: string, fresh: string) {
  await page.waitForURL(/\/admin\/settings\/edit-pwd$/)
  await page.getByText('请先修改初始密码').waitFor()
  await page.getByLabel('原密码', { exact: true }).fill(old)
  await page.getByLabel('新密码', { exact: true }).fill(fresh)
  await page.getByLabel('确认新密码', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: '确认修改' }).click()
  await page.getByText('其他设备上的登录已全部退出').waitFor()
  await page.getByRole('link', { name: '继续' }).click()
}

const rowOf = (page: Page, words: string) => page.locator('[data-row]').filter({ hasText: words }).first()
const form = (page: Page) => page.getByRole('main').getByRole('form')
/** Returns a field of a form by the beginning of its label, because optional fields have a mark after it. */
const field = (page: Page, label: string) =>
  form(page)
    .getByLabel(new RegExp(`^${label}`))
    .first()
/** Returns the button of the list; the bar of opened pages can hold a link with the same name. */
const newButton = (page: Page) => page.getByRole('main').getByRole('link', { name: /^新建/ }).first()

/** Chooses an action in the menu of a row. */
async function choose(page: Page, name: string, act: string) {
  await page.getByRole('button', { name: `“${name}”的更多操作` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

const saveButton = (page: Page) => form(page).getByRole('button', { name: '保存', exact: true })

async function save(page: Page, list: RegExp) {
  expect(await send(page, saveButton(page))).toBe(200)
  await page.waitForURL(list)
  // the short notice is gone by now; this one stays
  await page
    .getByRole('status')
    .filter({ hasText: /^已保存/ })
    .waitFor()
}

/** Opens a tree in its dialog, follows the given path and chooses its last item. */
async function pickInTree(page: Page, label: string, way: readonly string[], look?: () => Promise<void>) {
  await form(page)
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click()
  const dialog = page.getByRole('dialog')
  const item = (name: string): Locator =>
    dialog.getByRole('treeitem', { name: new RegExp(`^${name}( 仅本级)?$`) })
  for (const step of way.slice(0, -1)) await item(step).press('ArrowRight')
  const last = item(way.at(-1) ?? '')
  await last.click()
  await last.and(dialog.locator('[aria-selected=true], [aria-checked=true]')).waitFor()
  await look?.()
  await dialog.getByRole('button', { name: '确定', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const file = (lines: readonly string[]) => ({
  name: 'users.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'utf8')
})

const roleId = async () =>
  (await db.selectFrom('role').select('id').where('name', '=', role).executeTakeFirstOrThrow()).id

describe('an administrator and a new user', async () => {
  const chief = await browser.person('desktop')
  const clerk = await browser.person('phone')
  const { page } = chief

  /** Changes the user's roles in the form, and comes back to the list. */
  async function editRoles(change: (roles: Locator) => Promise<void>) {
    await page.getByRole('link', { name: `编辑“${username}”` }).click()
    await change(field(page, '角色'))
    await save(page, /\/admin\/user(\?|$)/)
  }

  it('creates a department below another', async () => {
    await signIn(chief, 'chief', password)
    await chief.open('/admin/dept')
    await newButton(page).click()
    await field(page, '名称').fill(head)
    await save(page, /\/admin\/dept(\?|$)/)
    await choose(page, head, '新建下级')
    await page.getByRole('button', { name: `上级部门 ${head}` }).waitFor()
    await field(page, '名称').fill(department)
    await looksWell(chief, 'access-department-form')
    await save(page, /\/admin\/dept(\?|$)/)
    await page.getByRole('button', { name: `展开“${head}”` }).click()
    await rowOf(page, department).waitFor()
    await looksWell(chief, 'access-departments')
  })

  it('creates a role with one page selected in the tree of menus', async () => {
    await chief.open('/admin/role')
    await newButton(page).click()
    await field(page, '名称').fill(role)
    await pickInTree(page, '菜单授权', ['系统管理', '用户管理'], async () => {
      const dialog = page.getByRole('dialog')
      const item = dialog.getByRole('treeitem', { name: /^用户管理/ })
      await dialog
        .getByRole('treeitem', { name: '系统管理' })
        .and(page.locator('[aria-checked=mixed]'))
        .waitFor()
      await item.press('ArrowRight')
      // selects the page without its buttons
      const buttons = dialog.locator('[role=treeitem][aria-level="3"]')
      for (const button of await buttons.all()) await button.click()
      await item.getByText('仅本级').waitFor()
      await looksWell(chief, 'access-role-menus')
    })
    await looksWell(chief, 'access-role-form')
    await save(page, /\/admin\/role(\?|$)/)
    await rowOf(page, role).waitFor()
    const given = await db
      .selectFrom('role_permission')
      .select('permission')
      .where('role_id', '=', await roleId())
      .where('permission', 'not like', '%:options')
      .execute()
    expect(given).toEqual([{ permission: 'sys:user:page' }])
  })

  it('creates a user in the department with that role; errors are shown at their fields', async () => {
    await chief.open('/admin/user')
    await newButton(page).click()
    await field(page, '用户名').fill(username)
    await field(page, '密码').fill('abc')
    await field(page, '确认密码').fill('abc')
    await field(page, '姓名').fill('来信一号')
    await pickInTree(page, '所属部门', [head, department])
    await field(page, '角色').fill(role)
    await page.getByRole('option', { name: role, exact: true }).click()
    await press(page, saveButton(page))
    await field(page, '密码').and(page.locator('[aria-invalid=true]')).waitFor()
    await looksWell(chief, 'access-user-wrong')
    await field(page, '密码').fill(initial)
    await field(page, '确认密码').fill(initial)
    await save(page, /\/admin\/user(\?|$)/)
    const row = rowOf(page, username)
    await expect.poll(() => row.innerText()).toContain(department)
    await expect.poll(() => row.innerText()).toContain(role)
    await looksWell(chief, 'access-users')
  })

  it('the user changes the first password before anything else, and sees what the role allows', async () => {
    await signIn(clerk, username, initial)
    await changePassword(clerk, initial, own)
    await clerk.page.waitForURL(/\/admin\/user(\?|$)/)
    await rowOf(clerk.page, username).waitFor()
    expect(await clerk.page.locator('[data-row]').count()).toBe(1)
    expect(await newButton(clerk.page).count()).toBe(0)
    expect(
      await clerk.page
        .getByRole('main')
        .getByText(/^(导入|导出|编辑)$/)
        .count()
    ).toBe(0)
    await looksWell(clerk, 'access-own-users')
    await clerk.page.getByRole('button', { name: '展开菜单' }).click()
    const menu = clerk.page.getByRole('navigation', { name: '主菜单' })
    await menu.getByRole('link', { name: '用户管理', exact: true }).waitFor()
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(['用户管理'])
    for (const path of ['/admin/role', '/admin/dept', '/admin/user/create']) {
      await clerk.open(path)
      await clerk.page.getByRole('heading', { level: 1, name: '没有访问权限' }).waitFor()
    }
    await clerk.open('/admin/user')
    await rowOf(clerk.page, username).waitFor()
  })

  it('the administrator takes the role away, and the next action of the user is refused with a text', async () => {
    await editRoles(async roles => {
      await form(page).getByRole('button', { name: role, exact: true }).waitFor()
      await roles.press('Backspace')
      await form(page).getByRole('button', { name: role, exact: true }).waitFor({ state: 'detached' })
    })
    await expect.poll(() => rowOf(page, username).innerText()).not.toContain(role)

    await clerk.page.getByRole('main').getByLabel('用户名', { exact: true }).fill('laixin')
    await clerk.page.getByText('您没有查看用户管理的权限').first().waitFor()
    await looksWell(clerk, 'access-taken-away')
    await clerk.page.reload()
    await clerk.page.getByRole('heading', { name: '没有访问权限' }).waitFor()
    await clerk.page.getByRole('button', { name: '退出登录' }).waitFor()
    expect(new URL(clerk.page.url()).pathname).toMatch(/^\/admin/)
  })

  it('is told where the accounts of institutions are, if none of the users has the name', async () => {
    await chief.open(`/admin/user?${new URLSearchParams({ username: 'nobody_here' })}`)
    await page.getByText('机构账号不在这里').waitFor()
    await page.getByRole('main').getByRole('button', { name: '清除全部筛选' }).last().click()
    await rowOf(page, username).waitFor()
  })

  it('gives the role back and resets the password, which is shown once and ends the user’s sessions', async () => {
    await editRoles(async roles => {
      await roles.fill(role)
      await page.getByRole('option', { name: role, exact: true }).click()
    })
    await expect.poll(() => rowOf(page, username).innerText()).toContain(role)
    await choose(page, username, '重置密码')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('确定重置吗').waitFor()
    await dialog.getByText('包含以下至少三类（现有 0 类）').waitFor()
    await dialog.getByRole('button', { name: '重置密码', exact: true }).click()
    await dialog.getByText('新密码只显示这一次').waitFor()
    const made = (await dialog.getByRole('status').innerText()).trim()
    expect(made).toMatch(/^[A-Za-z0-9]{12}$/)
    await looksWell(chief, 'access-password-made')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText(made).count()).toBe(0)

    await clerk.open('/admin/user')
    await clerk.page.waitForURL(/\/admin\/login/)
    await signIn(clerk, username, made)
    await changePassword(clerk, made, `${own}!`)
    await rowOf(clerk.page, username).waitFor()
  })

  it('imports users from a file: with a wrong line nothing is written, then all users are', async () => {
    const first = '用户名,姓名,所属部门,角色,状态,密码,确认密码'
    const good = `laixin_02,来信二号,${department},${role},正常,Chang-jiang9,Chang-jiang9`
    const bad = `laixin_03,来信三号,没有的科,${role},正常,Chang-jiang9,Chang-jiang9`
    const names = ['laixin_02', 'laixin_03']
    const written = async () =>
      (await db.selectFrom('account').select('uid').where('username', 'in', names).execute()).length
    await chief.open('/admin/user')
    await rowOf(page, username).waitFor()
    await page.getByRole('button', { name: '导入', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const files = dialog.locator('input[type=file]')
    await files.setInputFiles(file([first, good, bad]))
    await dialog.getByText('共 2 行，可导入 1 行，有误 1 行').waitFor()
    await dialog.getByText('3', { exact: true }).waitFor()
    await dialog.getByRole('region', { name: '错误' }).getByText('所属部门').first().waitFor()
    await looksWell(chief, 'access-import-wrong')
    expect(await dialog.getByRole('button', { name: /^导入/ }).count()).toBe(0)
    expect(await written()).toBe(0)
    await files.setInputFiles(file([first, good, bad.replace('没有的科', department)]))
    await dialog.getByText('共 2 行，可导入 2 行，有误 0 行').waitFor()
    await looksWell(chief, 'access-import-ready')
    expect(await written()).toBe(0)
    await dialog.getByRole('button', { name: '导入 2 行' }).click()
    await dialog.getByText('已导入 2 条').waitFor()
    expect(await written()).toBe(2)
  })

  it('exports the users to a file for Excel without passwords and without formulas', async () => {
    const hostile = { kind: 'staff', username: 'gongshi_01', real_name: '=HYPERLINK("//x","y")' } as const
    await buildAccount(db, { ...hostile, password })
    await chief.open('/admin/user')
    await rowOf(page, 'gongshi_01').waitFor()
    await page.getByRole('button', { name: '导出' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV 文件' }).click()
    ])
    expect(download.suggestedFilename()).toMatch(/^用户管理-.*\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('\uFEFF用户名,姓名,所属部门,')).toBe(true)
    const [heading = '', ...lines] = text.slice(1).trimEnd().split('\r\n')
    expect(heading).not.toMatch(/(^|,)(密码|手机号)(,|$)/)
    expect(text).not.toContain('argon2')
    expect(lines.find(line => line.startsWith('gongshi_01,'))).toContain(`,"'=HYPERLINK(""//x"",""y"")",`)
    const line = lines.find(one => one.startsWith('laixin_03,'))
    for (const word of ['来信三号', department, role, '正常']) expect(line).toContain(word)
    expect(lines.filter(one => /(^|,)"?[=+@]/.test(one))).toEqual([])
  })
})

it('the lists, the trees and the forms fit on a phone', async () => {
  const visitor = await browser.person('phone')
  const { page } = visitor
  await signIn(visitor, 'chief', password)
  await visitor.open(`/admin/user?username=${username}`)
  await rowOf(page, username).waitFor()
  expect(await page.locator('[data-row]').count()).toBe(1)
  await looksWell(visitor, 'access-users')
  await choose(page, username, '重置密码')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('确定重置吗').waitFor()
  await looksWell(visitor, 'access-password-reset')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // the departments beside the list are in a sheet
  await page.getByRole('button', { name: '所属部门', exact: true }).click()
  await dialog.getByRole('treeitem', { name: head, exact: true }).waitFor()
  await looksWell(visitor, 'access-users-departments')
  await visitor.open(`/admin/role/${await roleId()}`)
  await field(page, '名称').waitFor()
  await looksWell(visitor, 'access-role-form')
  await pickInTree(page, '菜单授权', ['系统管理', '用户管理', '查看'], () =>
    looksWell(visitor, 'access-role-menus')
  )
})
