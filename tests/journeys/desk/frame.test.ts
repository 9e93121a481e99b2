/**
 * Tests the frame of the console: tabs of opened pages, command palette, keys, top bar, lost connection, ended
 * session.
 */
import { describe, expect, it } from 'vitest'
import { buildAccount, buildGroup, buildMessage } from '../../support/builders/builders.ts'
import { isClean, looksWell, sizesOfStory } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { readyToAct } from '../support/ready.ts'
import { ownSite } from '../support/site.ts'

const { db, world, url, signedIn, browser } = await ownSite()
const subjects = ['路灯不亮', '井盖丢失', '公交改线']
const tids: number[] = []
for (const subject of subjects) {
  const { tid } = await buildMessage(db, { fid: world.forums.city, subject, type_id: 2 })
  tids.push(tid)
}
const long = await buildMessage(db, {
  fid: world.forums.city,
  subject: '人民路与解放路交叉口的信号灯周期太短行人过不去',
  type_id: 2
})
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'desk_clerk' })
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'other_clerk' })

describe('a clerk at a desk', async () => {
  const visitor = await signedIn('desktop', 'desk_clerk')
  const { page, open, rest } = visitor
  const bar = page.getByRole('navigation', { name: '已打开的页面' })
  const tabs = bar.getByRole('link')
  const tab = (name: string) => bar.getByRole('link', { name, exact: true })
  const current = bar.locator('[aria-current="page"]')

  it('opens each page in its tab, and finds its state when the tab is opened again', async () => {
    await open('/g/list-ans?display=8')
    await page.getByRole('main').getByRole('link', { name: '路灯不亮' }).click()
    await expect.poll(() => tabs.last().innerText()).toBe('路灯不亮')
    expect(await tabs.count()).toBe(3)
    await page.getByRole('main').getByRole('textbox').last().fill('已经安排人员去修')
    await tabs.nth(1).click()
    await expect.poll(() => page.url()).toContain('list-ans')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"display":8')
    await page.getByRole('main').getByRole('link', { name: '井盖丢失' }).click()
    await expect.poll(() => tabs.count()).toBe(4)
    await tab('路灯不亮').click()
    await expect
      .poll(() => page.getByRole('main').getByRole('textbox').last().inputValue())
      .toBe('已经安排人员去修')
    await rest()
    await isClean(visitor, 'a message with tabs')
  })

  it('keeps the tabs when the page is reloaded', async () => {
    const before = await tabs.allInnerTexts()
    await page.reload()
    await expect.poll(() => tabs.allInnerTexts()).toEqual(before)
    expect(await current.innerText()).toBe('路灯不亮')
  })

  it('closes a tab with the middle button, and the active tab with Delete, which opens the last remaining tab', async () => {
    await tab('工作台').click({ button: 'middle' })
    await tab('路灯不亮').focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => current.innerText()).toBe('井盖丢失')
    await tabs.nth(1).click({ button: 'middle' })
    await expect.poll(() => tabs.allInnerTexts()).toEqual(['工作台', '井盖丢失'])
  })

  it('finds pages, messages and actions by typing', async () => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: '查找页面与操作' })
    await field.waitFor()
    await isClean(visitor, 'the command palette')
    await field.fill('消息中心')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('/g/messageCenter')
    await page.keyboard.press('Control+k')
    await field.fill(String(tids[2]))
    await page.keyboard.press('Enter')
    await expect.poll(() => current.innerText()).toBe('公交改线')
    await readyToAct(page.locator('#panel'))
    await page.keyboard.press('Control+k')
    await field.fill('复核')
    await page.getByRole('option').filter({ hasText: '操作' }).first().click()
    await page.getByRole('dialog', { name: /公交改线/ }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('sees the whole active tab when its title arrives, after a reload, and when the bar gets narrower', async () => {
    const cut = () =>
      page.evaluate<number>(`(() => {
        const tab = document.querySelector('li > a[aria-current="page"]').closest('li').getBoundingClientRect()
        const line = document.querySelector('li > a[aria-current="page"]').closest('ul').getBoundingClientRect()
        return Math.round(Math.max(line.left - tab.left, tab.right - line.right))
      })()`)
    const size = page.viewportSize() ?? { width: 1280, height: 900 }
    await page.setViewportSize({ ...size, width: 660 })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '查找页面与操作' }).fill(String(long.tid))
    await page.keyboard.press('Enter')
    await expect.poll(() => current.innerText()).toBe(long.subject)
    await expect.poll(cut).toBeLessThanOrEqual(0)
    await page.reload()
    await expect.poll(() => current.innerText()).toBe(long.subject)
    await rest()
    expect(await cut()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ ...size, width: 610 })
    await expect.poll(cut).toBeLessThanOrEqual(0)
    await page.setViewportSize(size)
    await tab(long.subject).focus()
    await page.keyboard.press('Delete')
    await tab('公交改线').click()
    await expect.poll(() => current.innerText()).toBe('公交改线')
  })

  it('closes the other pages, except home and the active page', async () => {
    expect(await tabs.count()).toBeGreaterThan(2)
    await bar.getByRole('button', { name: '标签页操作' }).click()
    await page.getByRole('menuitem', { name: '关闭其他页' }).click()
    await expect.poll(() => tabs.allInnerTexts()).toEqual(['工作台', '公交改线'])
    expect(await current.innerText()).toBe('公交改线')
  })

  it('opens a framed page at the route iframe, and returns to it by its tab', async () => {
    await open('/g/iframe?url=%2FhelpC%3Fkey%3D2')
    await expect.poll(() => tabs.count()).toBe(3)
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    await tab('公交改线').click()
    await expect.poll(() => page.url()).toContain('/g/taskMain')
    await tabs.last().click()
    await expect.poll(() => page.url()).toContain('/g/iframe?url=')
    expect(await current.count()).toBe(1)
  })

  it('closes all pages, which leads home', async () => {
    await bar.getByRole('button', { name: '标签页操作' }).click()
    await page.getByRole('menuitem', { name: '全部关闭' }).click()
    await expect.poll(() => tabs.allInnerTexts()).toEqual(['工作台'])
    await expect.poll(() => page.url()).toContain('/g/workTable')
  })

  it('changes a key, and turns single-key shortcuts off', async () => {
    await open('/g/list-ans?display=8')
    const row = page.locator('[data-row-link]')
    const focused = page.locator(':focus')
    await row.first().waitFor()
    await page.keyboard.press('?')
    await page.getByRole('button', { name: '更改按键' }).click()
    const key = page.getByRole('textbox', { name: '“下一条”的按键' })
    await key.fill('k')
    await page.getByText('已用于“上一条”').waitFor()
    await key.fill('n')
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    await page.keyboard.press('n')
    await expect.poll(() => row.first().and(focused).count()).toBe(1)
    await page.getByRole('button', { name: '帮助' }).click()
    await page.getByRole('menuitem', { name: '键盘操作' }).click()
    await page.getByRole('switch', { name: '使用单键快捷键' }).click()
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    await row.nth(1).focus()
    await page.keyboard.press('n')
    expect(await row.nth(1).and(focused).count()).toBe(1)
  })

  it('switches the menu to a horizontal line, and back', async () => {
    await page.getByRole('button', { name: '帮助' }).click()
    await page.getByRole('menuitemcheckbox', { name: '菜单横向排列' }).click()
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await menu.getByRole('link', { name: '工作台' }).waitFor()
    await isClean(visitor, 'the menu in a line')
    await page.getByRole('button', { name: '帮助' }).click()
    await page.getByRole('menuitemcheckbox', { name: '菜单横向排列' }).click()
  })

  it('is told that the connection is lost, and that it is restored', async () => {
    await visitor.context.setOffline(true)
    await page.getByRole('alert').filter({ hasText: '请检查网络' }).waitFor()
    await visitor.context.setOffline(false)
    await page.getByText('网络已恢复').waitFor()
  })

  it('has the list by itself when a server that was busy answers again', async () => {
    await page.goto('/g/settings')
    const answers = '**/v1/org/**'
    await page.route(answers, route => route.fulfill({ status: 503, body: '' }))
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: /^本级留言/ })
      .click()
    const told = page.getByRole('alert').filter({ hasText: '正在自动重试' })
    await told.waitFor()
    await page.unroute(answers)
    await page.getByRole('main').getByRole('link', { name: '路灯不亮' }).waitFor()
    await told.waitFor({ state: 'detached' })
  })

  it('keeps the frame when a page is opened without a connection, and gets the page when it is back', async () => {
    await page.goto('/g/list-ans?display=8')
    await page.getByRole('main').getByRole('link', { name: '路灯不亮' }).waitFor()
    await visitor.context.setOffline(true)
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '数据看板' }).click()
    await page.getByRole('main').getByText('加载中').waitFor()
    expect(await bar.isVisible()).toBe(true)
    await visitor.context.setOffline(false)
    await page.getByRole('main').getByRole('heading', { name: '数据看板', level: 1 }).waitFor()
  })

  it('can try again when the scripts of a page do not arrive, and opens other pages meanwhile', async () => {
    await page.goto('/g/list-ans?display=8')
    await page.getByRole('main').getByRole('link', { name: '路灯不亮' }).waitFor()
    await page.route('**/*.js', route => route.abort())
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await menu.getByRole('link', { name: '数据看板' }).click()
    const failure = page.getByRole('main').getByRole('alert')
    await failure.getByText('网络连接失败').waitFor()
    await page.unroute('**/*.js')
    await failure.getByRole('button', { name: '重试' }).click()
    await page.getByRole('main').getByRole('heading', { name: '数据看板', level: 1 }).waitFor()
  })

  it('is told that the session has ended, and signs in again on the same page', async () => {
    // the middle button has opened the home page in another window, which would notice the ended session first and
    // sign out
    for (const other of visitor.context.pages()) if (other !== page) await other.close()
    await page.goto('about:blank')
    await visitor.context.addCookies([{ name: 'token', value: 'a-token-that-has-ended', url }])
    // on a slow machine the list requests its data after the first refusal has arrived
    const tools = await visitor.context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto('/g/list-ans?display=8', { waitUntil: 'commit' })
    const alert = page.getByRole('alertdialog', { name: '提示' })
    await alert.getByText('您的登录状态已过期，请重新登录').waitFor()
    // the page below the alert does not wait for a person who does not come
    await expect.poll(() => page.getByText('加载中').count()).toBe(0)
    await alert.getByRole('button', { name: '重新登录' }).click()
    await expect.poll(() => page.url()).toContain('/g/login?next=')
    await tools.detach()
  })
})

describe.each(sizesOfStory('desktop'))('a clerk whose session another device has ended, on a %s,', size => {
  it('is told so, and is led to the sign-in page, which gives the reason and leads back', async () => {
    const username = `ended_${size}`
    const { uid } = await buildAccount(db, {
      kind: 'institution',
      group_id: world.groups.city,
      organization: 1,
      username,
      password
    })
    const visitor = await signedIn(size, username)
    const { page, open } = visitor
    await open('/g/workTable')
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on(
      'console',
      said => said.type() === 'error' && /React/.test(said.text()) && faults.push(said.text())
    )
    await db.deleteFrom('session').where('account_uid', '=', uid).execute()
    if (size === 'phone') await page.getByRole('button', { name: '展开菜单' }).click()
    const alert = page.getByRole('alertdialog', { name: '提示' })
    const link = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /^本级留言/ })
    // a request of the page itself may notice the end first, and the alert then covers the menu
    await Promise.any([link.click(), alert.waitFor()])
    await alert.getByText('您的登录状态已过期，请重新登录').waitFor()
    // nobody presses the button: the alert leads on by itself
    await page.getByText('登录状态已失效，请重新登录').waitFor()
    await looksWell(visitor, 'sign-in-after-end')
    await page.getByLabel('用户名').fill(username)
    await page.getByLabel('密码', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/g\/list-ans/)
    expect(faults).toEqual([])
  })
})

describe('a clerk on a phone', async () => {
  const visitor = await signedIn('phone', 'other_clerk')
  const { page, open } = visitor

  it('finds the opened pages in a menu', async () => {
    await open('/g/workTable')
    await open(`/g/taskMain?messageId=${tids[0]}`)
    await page.getByRole('button', { name: '已打开 2 个页面' }).click()
    await page.getByRole('menuitem', { name: '路灯不亮' }).waitFor()
    await isClean(visitor, 'the menu of opened pages')
    await page.getByRole('menuitem', { name: '工作台' }).click()
    await expect.poll(() => page.url()).toContain('/g/workTable')
  })
})

describe('the menu of an institution', async () => {
  const { page, open } = await signedIn('desktop', 'desk_clerk')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const withFlags = ['征集管理', '基层减负专区', '参阅留言']
  const entry = (name: string) => menu.getByRole('link', { name })
  const allow = (is: boolean) =>
    db
      .updateTable('org_group')
      .set({ allow_collect: is, allow_delivery: is, allow_handle_delivery: is })
      .where('id', '=', world.groups.city)
      .execute()

  it('has no campaigns, no deliveries and no messages for reference without their flags', async () => {
    await allow(false)
    await open('/g/workTable')
    await entry('数据看板').waitFor()
    for (const name of withFlags) expect(await entry(name).count(), name).toBe(0)
  })

  it('leads to all three when an administrator has set the flags', async () => {
    await allow(true)
    await open('/g/workTable')
    await entry('征集管理').click()
    await page.waitForURL(/\/g\/collectionPage/)
    await entry('基层减负专区').click()
    await page.waitForURL(/\/g\/tab-Delivery/)
    await entry('参阅留言').click()
    await page.waitForURL(/\/g\/list-handle-delivery/)
    await page.getByRole('heading', { level: 1, name: '参阅留言' }).waitFor()
    await allow(false)
  })

  it('leads a ministry to its list without the suggestion variant', async () => {
    const names = { name_zh_cn: '全部来信', name_zh_tw: '', name_en_us: '' }
    const url = '/list-ans?display=1&typeId=5'
    await db
      .insertInto('menu')
      .values({ face: 'g', type: 0, url, ...names })
      .execute()
    const ministry = await buildGroup(db, { name: '交通部', organization: 3 })
    const clerk = { kind: 'institution', group_id: ministry.id, username: 'ministry_clerk' } as const
    await buildAccount(db, { ...clerk, organization: 3 })
    for (const [username, type] of [
      ['desk_clerk', '5'],
      ['ministry_clerk', null]
    ] as const) {
      const reader = await signedIn('desktop', username)
      await reader.open('/g/workTable')
      const link = reader.page
        .getByRole('navigation', { name: '主菜单' })
        .getByRole('link', { name: '全部来信' })
      const address = new URL((await link.getAttribute('href')) ?? '', 'http://localhost')
      expect(address.searchParams.get('typeId'), username).toBe(type)
    }
  })
})

describe('a visitor at the sign-in page', async () => {
  const { page, open } = await browser.person('desktop')

  it('leaves the name empty, which is marked without an error message', async () => {
    await open('/g/login')
    const name = page.getByLabel('用户名')
    await name.focus()
    await page.keyboard.press('Tab')
    await page.locator('[data-flagged]').waitFor()
    expect(await page.locator('#username-error').count()).toBe(0)
  })
})
