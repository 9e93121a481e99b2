import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildGroup } from '../../support/builders/builders.ts'
import { looksWell, sizesOfStory, type Visitor } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, browser } = await ownSite()

const initial = 'Initial#2026'
const own = 'My-own-2026'

/** Milliseconds between two tries to send the form (specification 9). */
const throttle = 1000

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function signIn({ page, open }: Visitor, place: string, username: string, password = initial) {
  await open(place)
  const form = page.getByRole('main')
  await field(page, '用户名').fill(username)
  await field(page, '密码').fill(password)
  await form.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => !/\/login/.test(url.pathname))
}

/** Types the three passwords and sends them as soon as the page accepts another try. */
async function change(page: Page, [old, fresh, again]: readonly [string, string, string], tried = 0) {
  await field(page, '原密码').fill(old)
  await field(page, '新密码').fill(fresh)
  await field(page, '确认新密码').fill(again)
  const now = () => page.evaluate<number>('performance.now()')
  await expect.poll(now, { timeout: 20_000 }).toBeGreaterThan(tried + throttle)
  await page.getByRole('button', { name: '确认修改' }).click()
  return now()
}

/** Sends each kind of wrong input, then the right one: every refusal is shown at its field, which gets the focus. */
async function changeAfterMistakes(visitor: Visitor, name: string) {
  const { page } = visitor
  const described = async (label: string, words: string) => {
    await page.getByText(words).first().waitFor()
    await field(page, label).and(page.locator(':focus')).waitFor()
    expect(await field(page, label).getAttribute('aria-invalid')).toBe('true')
  }
  await field(page, '新密码').fill('abcdefg1')
  await page.getByText('包含以下至少三类（现有 2 类）').waitFor()
  await looksWell(visitor, `${name}-typing`)

  let tried = await change(page, [initial, 'abcdefg1', 'abcdefg1'])
  await described('新密码', '新密码须为 8-20 个字符')
  tried = await change(page, [initial, own, `${own}!`], tried)
  await described('确认新密码', '两次输入的密码不一致')
  tried = await change(page, ['Wrong#2026', own, own], tried)
  await described('原密码', '密码不正确，请重新输入')
  await looksWell(visitor, `${name}-wrong`)

  const shown = () => field(page, '新密码').getAttribute('type')
  await page.getByRole('button', { name: /^显示 ?新密码$/ }).click()
  expect(await shown()).toBe('text')
  await page.getByRole('button', { name: /^隐藏 ?新密码$/ }).click()
  expect(await shown()).toBe('password')
  expect(await field(page, '原密码').getAttribute('autocomplete')).toBe('current-password')
  expect(await field(page, '确认新密码').getAttribute('autocomplete')).toBe('new-password')

  await change(page, [initial, own, own], tried)
  await page.getByText('其他设备上的登录已全部退出，本设备保持登录。').waitFor()
  await page.getByText('请先修改初始密码').waitFor({ state: 'detached' })
  await looksWell(visitor, `${name}-done`)
}

describe.each(sizesOfStory('desktop'))('a user with an initial password, on a %s,', size => {
  it('changes it at the console before anything else, and is signed out everywhere else', async () => {
    const group_id = (await buildGroup(db)).id
    const clerk = { kind: 'institution', group_id, password: initial, must_change_password: true }
    const { uid, username } = await buildAccount(db, { ...clerk, username: `clerk_${size}` })
    const [here, elsewhere] = [await browser.person(size), await browser.person(size)]
    for (const visitor of [elsewhere, here]) await signIn(visitor, '/g', username)
    const { page, open } = here
    for (const path of ['/g/workTable', '/g/settings/edit-pwd', '/g/list-ans']) {
      await open(path)
      await page.waitForURL(/\/g\/settings\/edit-pwd$/)
      await page.getByText('请先修改初始密码').waitFor()
      expect(await page.getByRole('navigation').count()).toBe(0)
    }
    await field(page, '原密码').and(page.locator(':focus')).waitFor()
    await looksWell(here, 'password-console-first')
    // on a slow connection the link also leads on, never back to this page
    await page.route(/\/user\/getInfo/, async route => {
      await setTimeout(3000)
      await route.continue()
    })
    await changeAfterMistakes(here, 'password-console')
    // the page that was opened before this one
    await page.getByRole('link', { name: '继续', exact: true }).click()
    await page.waitForURL(/\/g\/list-ans/)
    await page.getByRole('heading', { level: 1 }).waitFor()

    await elsewhere.open('/g/workTable')
    await elsewhere.page.waitForURL(/\/g\/login/)

    await page.getByRole('button', { name: /^账户/ }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    await page.waitForURL(/\/g\/settings\/edit-pwd$/)
    await field(page, '原密码').waitFor()
    expect(await page.getByText('请先修改初始密码').count()).toBe(0)
    const { must_change_password } = await db
      .selectFrom('account')
      .select('must_change_password')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    expect(must_change_password).toBe(false)
  })

  it('changes it at the portal before anything else, and stays signed in', async () => {
    const given = { password: initial, must_change_password: true }
    const { username } = await buildAccount(db, { ...given, username: `citizen_${size}` })
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await signIn(visitor, '/login', username)
    await page.waitForURL(/\/uCenter\/editPwd$/)
    for (const path of ['/home', '/myLeavMessage', '/threads/list']) {
      await open(path)
      await page.waitForURL(/\/uCenter\/editPwd$/)
    }
    // a move inside the app requests only the data of the next page from the server
    await page.locator('header a[href="/home"]').first().click()
    await page.waitForURL(/\/uCenter\/editPwd$/)
    await page.getByText('请先修改初始密码').waitFor()
    await looksWell(visitor, 'password-portal-first')
    await changeAfterMistakes(visitor, 'password-portal')
    await page.getByRole('link', { name: '回到首页' }).click()
    await page.waitForURL(/\/home$/)
    await open('/myLeavMessage')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('我的留言')
    await page.locator('header summary').filter({ hasText: username }).click()
    await page.getByRole('link', { name: '修改密码' }).click()
    await page.waitForURL(/\/uCenter\/editPwd$/)
    expect(await page.getByText('请先修改初始密码').count()).toBe(0)
  })
})
