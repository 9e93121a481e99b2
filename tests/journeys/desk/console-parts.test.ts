/**
 * Tests the parts of the console's frame that come with a parameter or with a sign-in, the state of a page that is left
 * and opened again, a script that comes too late, and the report on paper.
 */
import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildMessage,
  buildRestriction,
  setParameter
} from '../../support/builders/builders.ts'
import { isClean, looksWell } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { ownSite } from '../support/site.ts'
import { story } from '../support/story.ts'

const { db, world, url, browser, signedIn } = await ownSite()
const { city, bureau, stranger } = world.groups
const clerkOf = (group_id: number, username: string) =>
  buildAccount(db, { kind: 'institution', group_id, username, password })
await clerkOf(city, 'parts_clerk')
await clerkOf(bureau, 'plain_clerk')
await clerkOf(stranger, 'quiet_clerk')
await db.updateTable('org_group').set({ allow_no_alert: true }).where('id', '=', stranger).execute()
const subjects = Array.from({ length: 24 }, (_, at) => `人行道第${at + 1}处破损`)
for (const subject of subjects) await buildMessage(db, { fid: world.forums.city, subject, type_id: 2 })

describe('a clerk without a phone who signs in', async () => {
  const visitor = await browser.person('desktop')
  const { page, open, context } = visitor
  const reminder = page.getByRole('dialog', { name: '提示' })
  const cookies = async () =>
    Object.fromEntries((await context.cookies(url)).map(({ name, value }) => [name, value]))
  const signIn = async (username: string) => {
    await page.goto('/g/login')
    await page.getByLabel('用户名').fill(username)
    await page.getByLabel('密码', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }
  const signOut = async (username: string) => {
    await page.getByRole('button', { name: username }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL(/\/g\/login/)
  }
  const step = story()

  step('is told of the success, and asked for a phone', async () => {
    await Promise.all([page.getByText('登录成功', { exact: true }).waitFor(), signIn('parts_clerk')])
    await page.waitForURL(/\/g\/workTable/)
    await reminder.getByText('您的账号还没有绑定手机号').waitFor()
    await isClean(visitor, 'the reminder of a phone')
    await reminder.getByRole('button', { name: '我已绑定' }).click()
    await page.getByText('还没有查到绑定的手机号').waitFor()
    await reminder.getByRole('button', { name: '以后再说' }).click()
    await reminder.waitFor({ state: 'detached' })
    const kept = await cookies()
    expect(kept).toMatchObject({ organization: '1', loginType: '1' })
    expect(kept).toHaveProperty('token')
    expect(kept).toHaveProperty('userType')
    expect(kept).not.toHaveProperty('showAsk')
  })

  step('is not asked a second time', async () => {
    await open('/g/list-ans?display=8')
    await open('/g/workTable')
    expect(await reminder.count()).toBe(0)
  })

  step('leaves none of the cookies behind when signing out', async () => {
    await signOut('parts_clerk')
    const left = await cookies()
    for (const name of ['token', 'userType', 'organization', 'loginType', 'showAsk'])
      expect(left, name).not.toHaveProperty(name)
  })

  step('is not asked if the institution wants no reminder', async () => {
    await signIn('quiet_clerk')
    await page.waitForURL(/\/g\/workTable/)
    await visitor.rest()
    // the question has been taken off, and nothing is shown
    await expect.poll(async () => (await cookies()).showAsk).toBeUndefined()
    await visitor.rest()
    expect(await reminder.count()).toBe(0)
  })
})

it('a restricted clerk reads at the sign-in page for what reason and until when', async () => {
  const { uid } = await clerkOf(city, 'banned_clerk')
  await buildRestriction(db, {
    account_uid: uid,
    handle_type: 0,
    rule_name: '冒用他人账号',
    begin_time: new Date('2026-01-02T01:30:00Z'),
    end_time: new Date('2099-05-06T04:05:00Z'),
    days: 30
  })
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await open('/g/login')
  await page.getByLabel('用户名').fill('banned_clerk')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const ban = page.getByRole('note').filter({ hasText: '账号限制' })
  await ban.getByText('冒用他人账号').waitFor()
  await ban.getByText('2026-01-02 09:30').waitFor()
  await ban.getByText('2099-05-06 12:05').waitFor()
  await ban.getByText('30 天').waitFor()
  await looksWell(visitor, 'sign-in-restricted')
})

describe('a clerk at the console', async () => {
  const visitor = await signedIn('desktop', 'parts_clerk')
  const { page, open, rest, context } = visitor
  const main = page.getByRole('main')
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link')
  const [atWork, elsewhere, old] = [
    'https://robot.example.org/desk',
    'https://robot.example.org/staff',
    'https://old.example.org/desk'
  ]

  it('finds neither robot nor old version, until parameters name them', async () => {
    const robot = page.getByRole('link', { name: /^智能客服/ })
    const oldVersion = page.getByRole('link', { name: '返回旧版' })
    await open('/g/workTable')
    expect(await robot.count()).toBe(0)
    expect(await oldVersion.count()).toBe(0)
    await setParameter(db, 'robot.pcOrgWorkTable', atWork)
    await setParameter(db, 'robot.pcOrgLocation', elsewhere)
    await setParameter(db, 'link.oldVersion', old)
    // the server reads parameters again every two seconds
    await expect
      .poll(
        async () => {
          await open('/g/workTable')
          return (await robot.count()) + (await oldVersion.count())
        },
        { timeout: 15_000 }
      )
      .toBe(2)
    expect(await oldVersion.getAttribute('href')).toBe(old)
    expect(await robot.getAttribute('href')).toBe(atWork)
    await isClean(visitor, 'the work table with a robot')
    await context.route('https://robot.example.org/**', route => route.fulfill({ body: 'robot' }))
    const [opened] = await Promise.all([context.waitForEvent('page'), robot.click()])
    expect(opened.url()).toBe(atWork)
    await opened.close()
    // other pages have another robot, also without a reload
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '数据看板' }).click()
    await main.getByRole('heading', { name: '数据看板', level: 1 }).waitFor()
    expect(await robot.getAttribute('href')).toBe(elsewhere)
    await page.getByRole('button', { name: '收起智能客服' }).click()
    await open('/g/workTable')
    await page.getByRole('button', { name: '展开智能客服' }).waitFor()
    expect(await robot.count()).toBe(0)
  })

  it.each([
    { window: 'a high window, whose list scrolls', height: 640 },
    { window: 'a low window, which scrolls as a whole', height: 500 }
  ])('finds a list at the place where it was left, in $window', async ({ height }) => {
    const tops = () =>
      page.evaluate<number[]>(`['#main [data-rows]', '#main', 'html']
        .map(part => Math.round(document.querySelector(part)?.scrollTop ?? 0))`)
    const current = page.getByRole('navigation', { name: '已打开的页面' }).locator('a[aria-current="page"]')
    await page.setViewportSize({ width: 1280, height })
    await open('/g/list-ans?display=8')
    const list = await current.innerText()
    const last = main.locator('[data-row-link]').last()
    const subject = await last.innerText()
    await last.scrollIntoViewIfNeeded()
    await expect.poll(async () => Math.max(...(await tops()))).toBeGreaterThan(100)
    const left = await tops()
    // by the palette, because the focus would bring the row into view again
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '查找页面与操作' }).fill('消息中心')
    await page.keyboard.press('Enter')
    await main.getByRole('heading', { name: '消息中心', level: 1 }).waitFor()
    await rest()
    await tabs.filter({ hasText: list }).click()
    await main.getByRole('link', { name: subject, exact: true }).waitFor()
    await expect.poll(tops).toEqual(left)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('uses the full screen, and is told if the browser has none', async () => {
    await open('/g/workTable')
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await page.getByRole('button', { name: '退出全屏', exact: true }).click()
    const button = page.getByRole('button', { name: '全屏', exact: true })
    await button.waitFor()
    await page.evaluate('Object.defineProperty(document, "fullscreenEnabled", { get: () => false })')
    await button.click()
    await page.getByText('您的浏览器不支持全屏').waitFor()
  })

  it('prints the report of a month: its title and figures, on paper alone and uncut', async () => {
    await open('/g/dataBoard?range=month')
    await main.getByRole('button', { name: '生成报告' }).click()
    const report = main.getByRole('article').filter({ hasText: '统计时间' })
    await report.getByRole('heading', { name: '临江市留言办理情况报告' }).waitFor()
    const [from, to] = await page.evaluate<[string, string]>(`(() => {
      const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
      return [today.slice(0, 8) + '01', today]
    })()`)
    await report.getByText(`统计时间：${from} 至 ${to}`).waitFor()
    await report.getByText(`本期共收到审核通过的留言 ${subjects.length} 条`).waitFor()
    const printed: Printed = { shown: [], cut: [], pale: [] }
    const look = () => page.evaluate<Printed>(lookAtPaper)
    for (const scheme of ['light', 'dark'] as const) {
      if (scheme === 'dark') await page.getByRole('button', { name: '切换深浅色' }).click()
      await page.emulateMedia({ media: 'print' })
      // an A4 sheet has this width within its margins
      await page.setViewportSize({ width: 718, height: 1000 })
      expect(await look(), scheme).toEqual(printed)
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  })

  it('can reload a page whose script has not come after two minutes', async () => {
    const other = await context.newPage()
    await other.clock.install()
    await other.goto('/g/list-ans?display=8')
    const body = other.getByRole('main')
    await body.locator('[data-row-link]').first().waitFor()
    await other.route('**/*.js', () => undefined)
    await other.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '数据看板' }).click()
    await body.getByText('加载中').first().waitFor()
    await other.clock.fastForward(118_000)
    await body.getByText('加载中').first().waitFor()
    const failure = body.getByRole('alert')
    expect(await failure.count()).toBe(0)
    await other.clock.fastForward(3000)
    await failure.getByText('网络连接失败').waitFor()
    await other.unroute('**/*.js')
    await failure.getByRole('button', { name: '重新加载' }).click()
    await body.getByRole('heading', { name: '数据看板', level: 1 }).waitFor()
    await other.close()
  })
})

interface Printed {
  /** Texts on the paper that are no part of the report. */
  readonly shown: readonly string[]
  /** Parts of the report that leave the sheet or a box that hides what is beyond it. */
  readonly cut: readonly string[]
  /** Texts of the report that are too pale for white paper. */
  readonly pale: readonly string[]
}

const lookAtPaper = `(() => {
  const report = document.getElementById('board-report')
  const found = { shown: [], cut: [], pale: [] }
  const { top } = report.getBoundingClientRect()
  if (top < 0 || top > 40) found.cut.push('the report begins at ' + top)
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()).join('')
    if (own === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    if (!report.contains(element)) {
      found.shown.push(own)
      continue
    }
    const [red, green, blue] = getComputedStyle(element).color.match(/[\\d.]+/g).map(Number)
    if (red * 0.299 + green * 0.587 + blue * 0.114 > 140) found.pale.push(own)
    const box = element.getBoundingClientRect()
    if (box.left < 0 || box.right > innerWidth) found.cut.push(own)
    let positioned = getComputedStyle(report).position === 'absolute' ? report.offsetParent : report.parentElement
    for (let above = positioned; above; above = above.parentElement) {
      if (above === document.documentElement || above === document.body) continue
      if (getComputedStyle(above).overflowY === 'visible') continue
      const outer = above.getBoundingClientRect()
      if (box.bottom > outer.bottom + 1 || box.top < outer.top - 1) found.cut.push(own)
    }
  }
  return found
})()`
