import { templateWire } from '@board/generated/wire-template'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { buildAccount } from '../../support/builders/builders.ts'
import { looksWell, sizesOfStory, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { ownSite } from '../support/site.ts'

const { db, url, browser, staff } = await ownSite()
const options = {
  baseUrl: url,
  appCode: 'test',
  language: () => 'zh-CN',
  encryptField,
  calls: templateWire,
  publicKey: async () => ''
}

async function signIn({ page, open }: Visitor, username: string, place = '/admin') {
  await open(place)
  await page.getByLabel('用户名', { exact: true }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => !/\/login/.test(url.pathname))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const idOf = async (key: string) =>
  (await db.selectFrom('menu').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id

/** Changes an entry in its form and comes back to the list. */
async function change({ page, open }: Visitor, key: string, edit: () => Promise<unknown>) {
  await open(`/admin/menu/${await idOf(key)}`)
  await page.getByLabel('名称', { exact: true }).waitFor()
  await edit()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL(/\/admin\/menu(\?|$)/)
}

describe('an administrator', async () => {
  await staff('chief', 'administrator')
  const visitor = await browser.person('desktop')
  const { page } = visitor

  it('finds every page in groups that fold, and that keep their state after a reload', async () => {
    await signIn(visitor, 'chief')
    await entry(page, '菜单管理').click()
    await page.getByRole('heading', { level: 1, name: '菜单管理' }).waitFor()
    const group = menu(page).getByRole('button', { name: '系统管理' })
    await group.click()
    await entry(page, '部门管理').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '菜单管理' }).waitFor()
    await group.waitFor()
    expect(await group.getAttribute('aria-expanded')).toBe('false')
    await group.click()
    await entry(page, '部门管理').waitFor()
  })

  it('sees the menu as a tree', async () => {
    const table = page.getByRole('treegrid')
    await table.getByRole('button', { name: '展开“系统管理”' }).click()
    await table.getByRole('link', { name: '部门管理', exact: true }).waitFor()
    await looksWell(visitor, 'administration-menu-list')
  })

  it('renames an entry and gives it another icon, and the menu follows at once', async () => {
    // below the name of a group, only the folded menu shows the icon of an entry
    const drawingOf = async (name: string) => {
      await page.getByRole('button', { name: '收起菜单' }).click()
      const drawing = await entry(page, name).locator('svg path').first().getAttribute('d')
      await page.getByRole('button', { name: '展开菜单' }).click()
      return drawing
    }
    const before = await drawingOf('部门管理')
    await change(visitor, 'entity:dept', async () => {
      await looksWell(visitor, 'administration-menu-form')
      await page.getByLabel('名称', { exact: true }).fill('处室管理')
      await page.getByRole('button', { name: /^图标/ }).click()
      const picker = page.getByRole('dialog')
      await picker.getByRole('button', { name: 'star', exact: true }).waitFor()
      await looksWell(visitor, 'administration-menu-icons')
      await picker.getByRole('button', { name: 'star', exact: true }).click()
    })
    await entry(page, '处室管理').waitFor()
    await expect.poll(() => drawingOf('处室管理')).not.toBe(before)
    await entry(page, '部门管理').waitFor({ state: 'detached' })
    await entry(page, '处室管理').click()
    await page.waitForURL(/\/admin\/dept/)
  })

  it('hides an entry, which leaves the menu at once and can still be opened by its address', async () => {
    const status = page.getByRole('combobox', { name: /^状态/ })
    await change(visitor, 'entity:parameter', () => status.selectOption({ label: '隐藏' }))
    await entry(page, '参数管理').waitFor({ state: 'detached' })
    await entry(page, '处室管理').waitFor()
    await visitor.open('/admin/parameter')
    await page.getByRole('heading', { level: 1, name: '参数管理' }).waitFor()
  })

  it('reads at the field why the address of a page of the product cannot be changed', async () => {
    await visitor.open(`/admin/menu/${await idOf('entity:role')}`)
    const address = page.getByLabel(/^页面地址/)
    await address.fill('/elsewhere')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('系统自带的菜单不能更改所属端、类型、页面地址和权限标识').first().waitFor()
    await address.and(page.locator(':focus')).waitFor()
  })

  it('reads the menu in another language', async () => {
    await page.context().addCookies([{ name: 'language', value: 'en-US', url: url }])
    const english = await page.context().newPage()
    await english.goto('/admin/role')
    const nav = english.getByRole('navigation', { name: 'Main menu' })
    await nav.getByRole('link', { name: 'Departments', exact: true }).waitFor()
    expect(await nav.getByRole('button', { name: 'System' }).count()).toBe(1)
    await english.close()
    await page.context().addCookies([{ name: 'language', value: 'zh-CN', url: url }])
  })
})

describe.each(sizesOfStory('phone'))(
  'a member of staff who may only read the log of sign-ins, on a %s,',
  size => {
    it('sees only the entry of the log, and is refused at every other address and call', async () => {
      const name = `log_${size}`
      await staff(name, ['sys:loginLog:page'])
      const visitor = await browser.person(size)
      const { page, open } = visitor
      await signIn(visitor, name)
      await page.waitForURL(/\/admin\/loginLog/)
      if (size === 'phone') await page.getByRole('button', { name: '展开菜单' }).click()
      await entry(page, '登录日志').waitFor()
      expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(['登录日志'])
      await looksWell(visitor, 'administration-menu-own')
      for (const path of [
        '/admin/menu',
        '/admin/menu/create',
        '/admin/user',
        '/admin/queue',
        '/admin/message'
      ]) {
        await open(path)
        await page.getByRole('heading', { level: 1, name: '没有访问权限' }).waitFor()
      }
      await looksWell(visitor, 'administration-menu-refused')
      await page.getByRole('link', { name: '回到首页' }).click()
      await page.waitForURL(/\/admin\/loginLog/)
      const token = (await visitor.context.cookies()).find(cookie => cookie.name === 'token')?.value
      const { call } = createClient({ ...options, token: () => token })
      await expect(call('sysMenuList')).rejects.toMatchObject({ code: 'GEN0403' })
      await expect(call('sysMenuNav')).resolves.toMatchObject([{ children: [{ url: '/loginLog' }] }])
    })
  }
)

it('an institution has its boards below message handling, with labels and with icons only', async () => {
  const { username } = await buildAccount(db, { kind: 'institution', username: 'city_office', password })
  const visitor = await browser.person('desktop')
  const { page } = visitor
  await signIn(visitor, username, '/g')
  await page.waitForURL(/\/g\/workTable/)
  const words = [
    '工作台',
    '本级留言',
    '待回复留言',
    '待解释留言',
    '待复核留言',
    '收藏的留言',
    '上级交办',
    '上级新交办',
    '交办待回复',
    '交办已解释',
    '交办下级',
    '我的复核申请',
    '下级送审回复',
    '下级上报',
    '我的上报',
    '网友反馈',
    '平台反馈',
    '上级反馈',
    '下级反馈',
    '案例申报',
    '全部留言',
    '流程任务',
    '热点',
    '数据看板',
    '消息',
    '机构中心'
  ]
  await entry(page, '本级留言').waitFor()
  expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(words)
  await menu(page).getByRole('button', { name: '留言办理' }).waitFor()
  await looksWell(visitor, 'institution-menu')
  await page.getByRole('button', { name: '收起菜单' }).click()
  await menu(page).getByRole('button', { name: '留言办理' }).waitFor({ state: 'detached' })
  const icons = await menu(page).getByRole('link').all()
  expect(await Promise.all(icons.map(icon => icon.getAttribute('aria-label')))).toEqual(words)
  await looksWell(visitor, 'institution-menu-folded')
  await visitor.open('/g/queue')
  await page.getByRole('heading', { level: 1, name: '页面不存在' }).waitFor()
})

it('the list, the form and the opened menu fit on a phone', async () => {
  const visitor = await browser.person('phone')
  const { page } = visitor
  await signIn(visitor, 'chief')
  await visitor.open('/admin/menu')
  await page.getByRole('link', { name: '系统管理' }).first().waitFor()
  await looksWell(visitor, 'administration-menu-list')
  await page.getByRole('button', { name: '展开菜单' }).click()
  await entry(page, '菜单管理').waitFor()
  await looksWell(visitor, 'administration-menu-open')
  await visitor.open(`/admin/menu/${await idOf('entity:user')}`)
  await page.getByLabel('名称', { exact: true }).waitFor()
  await looksWell(visitor, 'administration-menu-form')
})
