import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount } from '../../support/builders/builders.ts'
import { buildSecondFactor, codeAt, seed } from '../../support/builders/second-factor.ts'
import { looksWell, sizesOfStory, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { ownSite, siteOrigin } from '../support/site.ts'

const { db, keys, url, browser, staff, signedIn } = await ownSite()

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Types name and password in the console and sends them by keyboard. */
async function typePassword({ page, open }: Visitor, username: string) {
  await open('/admin/login')
  await field(page, '用户名').fill(username)
  await field(page, '密码').fill(password)
  await page.keyboard.press('Enter')
}

/** Returns the code of the next time step, which is valid already, because the present code may have been used. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

describe.each(sizesOfStory('desktop'))('a user who must have a second factor, on a %s,', size => {
  it('sets it up by keyboard before anything else, and signs in with it at the console and the portal', async () => {
    const username = `guard_${size}`
    await staff(username, 'editor')
    await db.updateTable('role').set({ second_factor: true }).where('code', '=', 'editor').execute()
    const visitor = await browser.person(size)
    const { page, open } = visitor

    await typePassword(visitor, username)
    await page.waitForURL(/\/admin\/settings\/second-factor$/)
    await open('/admin/queue')
    await page.waitForURL(/\/admin\/settings\/second-factor$/)
    await page.getByText('请先启用两步验证').waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    await looksWell(visitor, 'second-factor-first')

    await button(page, '设置验证器').focus()
    await page.keyboard.press('Enter')
    await field(page, '密码').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await field(page, '动态验证码').and(page.locator(':focus')).waitFor()
    expect(await field(page, '动态验证码').getAttribute('autocomplete')).toBe('one-time-code')
    expect(await field(page, '动态验证码').getAttribute('inputmode')).toBe('numeric')
    await page.getByRole('img', { name: '两步验证的二维码' }).waitFor()
    await page.getByText('请将手机时间设为自动校准').waitFor()
    expect(await page.getByRole('link', { name: '打开验证器' }).count()).toBe(size === 'phone' ? 1 : 0)
    await page.evaluate(
      "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async text => { window.copied = text } } })"
    )
    await button(page, '复制密钥').click()
    await page.getByRole('status').filter({ hasText: '已复制' }).waitFor()
    await field(page, '动态验证码').focus()
    await looksWell(visitor, 'second-factor-set-up')
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    expect(await page.evaluate<string>('window.copied')).toBe(secret)
    await page.keyboard.type(codeAt(secret, new Date()))
    await page.keyboard.press('Enter')

    const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    const recoveryCode = await codes.first().innerText()
    await page.getByText('代替动态验证码').waitFor()
    expect(await page.getByText('原来的恢复码已全部失效').count()).toBe(0)
    await looksWell(visitor, 'second-factor-codes')
    await page.locator('a[href$="/messageCenter"]').first().click()
    const leaving = page.getByRole('dialog', { name: '恢复码还没有保存' })
    await leaving.waitFor()
    await looksWell(visitor, 'second-factor-codes-leaving')
    await leaving.getByRole('button', { name: '取消' }).click()
    await codes.first().waitFor()
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await button(page, '复制').click()
    await page.getByRole('status').filter({ hasText: '内容已选中' }).waitFor()
    expect(await page.evaluate<string>('String(getSelection())')).toContain(recoveryCode)
    await button(page, '我已保存').click()
    // the reader goes on to the page that was opened before
    await page.waitForURL(/\/admin\/queue/)
    await open('/admin/settings/second-factor')
    await page.getByText('还有 10 个未使用').waitFor()
    expect(await button(page, '关闭两步验证').count()).toBe(0)
    await looksWell(visitor, 'second-factor-on')
    await open('/admin/queue')
    await page.waitForURL(/\/admin\/queue/)

    const again = await browser.person(size)
    await typePassword(again, username)
    await field(again.page, '动态验证码').and(again.page.locator(':focus')).waitFor()
    await looksWell(again, 'second-factor-step')
    await again.page.keyboard.type('12345')
    await again.page.keyboard.press('Enter')
    await again.page.getByText('须为 6 位数字').waitFor()
    await field(again.page, '动态验证码').fill('000000')
    await again.page.keyboard.press('Enter')
    await again.page.getByText('动态验证码不正确或已使用过').first().waitFor()
    await looksWell(again, 'second-factor-step-wrong')
    await field(again.page, '动态验证码').fill(nextCode(secret))
    const isIn = async () => {
      await again.page.keyboard.press('Enter')
      return !/login/.test(new URL(again.page.url()).pathname)
    }
    // a second try is accepted one second after the first (specification 9)
    await expect.poll(isIn, { timeout: 20_000, interval: 1200 }).toBe(true)

    // this session ends all other sessions
    await again.open('/admin/settings/login-log')
    await again.page.getByText('本设备').waitFor()
    await looksWell(again, 'own-sessions')
    await button(again.page, '结束其他全部登录').click()
    await again.page
      .getByRole('dialog')
      .getByRole('button', { name: '结束其他全部登录', exact: true })
      .dblclick()
    await again.page.getByText('已结束其他设备的登录').waitFor()
    await open('/admin/queue')
    await page.waitForURL(/\/admin\/login/)

    // signs in at the portal with a recovery code
    const reader = await browser.person(size)
    await reader.open('/login')
    const form = reader.page.getByRole('main')
    await field(reader.page, '用户名').fill(username)
    await field(reader.page, '密码').fill(password)
    await form.getByRole('button', { name: '登录', exact: true }).click()
    await field(reader.page, '动态验证码').and(reader.page.locator(':focus')).waitFor()
    expect(await form.getByRole('link', { name: /忘记密码|注册账号/ }).count()).toBe(0)
    expect(await form.getByRole('tab').count()).toBe(0)
    await looksWell(reader, 'second-factor-portal')
    await button(reader.page, '改用恢复码').click()
    await field(reader.page, '恢复码').fill('zzzzz-zzzzz')
    await reader.page.keyboard.press('Enter')
    await reader.page.getByText('恢复码不正确或已使用过').first().waitFor()
    await looksWell(reader, 'second-factor-recovery-wrong')
    await reader.page.waitForTimeout(1200)
    await field(reader.page, '恢复码').fill(recoveryCode)
    await reader.page.keyboard.press('Enter')
    await reader.page.getByText('还剩 9 个未使用的恢复码').waitFor()
    await reader.page.waitForURL(url => !/login/.test(url.pathname))
    const events = db.selectFrom('event').select('verb').where('verb', 'like', 'secondFactor.%')
    expect((await events.execute()).map(({ verb }) => verb)).toContain('secondFactor.recoveryUsed')
  })
})

it.each(sizesOfStory('desktop'))('a citizen ends a session of another device, on a %s', async size => {
  const username = `reader_${size}`
  await buildAccount(db, { password, username })
  const [here, there] = [await signedIn(size, username), await signedIn(size, username)]
  await here.open('/uCenter/loginLog')
  await here.page.getByRole('heading', { name: '当前登录' }).waitFor()
  await looksWell(here, 'own-sessions-portal')
  await here.page.getByRole('button', { name: /^结束 ?未知设备/ }).click()
  const asks = here.page.getByRole('dialog')
  await asks.getByText('那里正在填写的内容须重新登录后才能提交').waitFor()
  await asks.getByRole('button', { name: '结束', exact: true }).click()
  await here.page.locator('main').getByText('已结束 未知设备 的登录').waitFor()
  await expect.poll(() => here.page.getByRole('button', { name: /^结束/ }).count()).toBe(0)
  await there.open('/myLeavMessage')
  await there.page.waitForURL(url => url.pathname !== '/myLeavMessage')
})

it('the sign-in without scripts has a form for the code', async () => {
  const username = 'plain_guard'
  const { uid } = await buildAccount(db, { kind: 'staff', password, username })
  await buildSecondFactor(db, keys, uid)
  let cookies = ''
  /** Opens or sends the form as a browser at the site's public address does. */
  const form = async (fields?: Record<string, string>) => {
    const body = fields && new URLSearchParams(fields)
    const headers = { cookie: cookies, ...(body && { origin: siteOrigin }) }
    const method = body ? 'POST' : 'GET'
    const answer = await fetch(`${url}/forms/login`, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body })
    })
    const set = answer.headers.getSetCookie().map(line => line.split(';')[0])
    if (set.length > 0) cookies = [cookies, ...set].filter(Boolean).join('; ')
    const html = await answer.text()
    const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? ''
    ])
    return { status: answer.status, html, hidden: Object.fromEntries(hidden) as Record<string, string> }
  }
  const empty = await form()
  const asked = await form({ ...empty.hidden, username, password })
  expect(asked.html).toContain('动态验证码或恢复码')
  const wrong = await form({ ...asked.hidden, code: '000000' })
  expect(wrong.html).toContain('动态验证码不正确或已使用过')
  expect((await form({ ...wrong.hidden, code: codeAt(seed, new Date()) })).status).toBe(303)
  const log = db.selectFrom('login_log').select('status').where('account_uid', '=', uid).orderBy('id')
  expect((await log.execute()).map(({ status }) => status)).toEqual([0, 1])
})
