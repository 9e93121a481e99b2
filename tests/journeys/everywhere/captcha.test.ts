import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { looksWell, openBrowser, type Visitor } from '../support/browser.ts'
import { codeSentTo } from '../support/people.ts'

const browser = await openBrowser()

/**
 * An account only for this test, because a failed sign-in makes a captcha necessary, which would disturb other tests.
 */
const run = String(Date.now() % 10_000_000).padStart(7, '0')
const username = `unseeing${run}`
const password = 'Nanmen#2026'

/** Milliseconds between two tries to sign in (specification 4, 9). */
const throttle = 1000

const proof = (page: Page, name = '看不清图片？改用无图验证') => page.getByRole('button', { name })
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const focused = (page: Page, name: string) => proof(page, name).and(page.locator(':focus'))

beforeAll(async () => {
  const [administrator, { page, open }] = await Promise.all([
    browser.person('desktop'),
    browser.person('desktop')
  ])
  await comeAs(administrator, 'admin')
  const phone = `1560${run}`
  await open('/signUp')
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText(/秒后重新获取/).waitFor()
  await page.getByLabel('短信验证码').fill(await codeSentTo(administrator, phone))
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('昵称').fill('南门住户')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('确认密码', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /用户协议/ }).check()
  await page.getByRole('button', { name: '注册并登录' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/signUp'))
}, 120_000)

/** Tries a wrong password with the keyboard, then types the right one; returns the time of the try. */
async function failOnce(page: Page): Promise<number> {
  await page.getByLabel('用户名').fill(username)
  const field = page.getByLabel('密码', { exact: true })
  await field.fill('Wrong#2026')
  await field.press('Enter')
  await proof(page).waitFor()
  const tried = await page.evaluate<number>('performance.now()')
  await field.fill(password)
  return tried
}

async function typeRight(page: Page): Promise<void> {
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
}

async function tabToProof(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '验证码' }).focus()
  for (let pressed = 0; pressed < 4 && (await focused(page, '无图验证').count()) === 0; pressed++)
    await page.keyboard.press('Tab')
  expect(await focused(page, '无图验证').count()).toBe(1)
}

/** Signs in with the typed password as soon as the page accepts another try. */
async function signIn(page: Page, tried: number): Promise<void> {
  const now = () => page.evaluate<number>('performance.now()')
  await expect.poll(now, { timeout: 20_000 }).toBeGreaterThan(tried + throttle)
  await page.getByLabel('密码', { exact: true }).press('Enter')
}

describe('a person who cannot see the picture signs in with the keyboard', () => {
  it.each([
    ['portal', '/login'],
    ['console', '/g']
  ])('at the %s', async (face, address) => {
    const visitor: Visitor = await browser.person('desktop')
    const { page, open } = visitor
    await open(address)
    const tried = await failOnce(page)
    // the refusal was about the earlier password
    if (face === 'portal')
      expect(await page.getByLabel('密码', { exact: true }).getAttribute('aria-invalid')).not.toBe('true')
    await looksWell(visitor, `captcha-${face}-offered`)
    await tabToProof(page)

    // at the first try the site does not answer
    await page.route('**/v2/captcha/verifyExt*', route => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    await said(page, '验证没有完成').waitFor()
    expect(await focused(page, '重新验证').count()).toBe(1)
    await visitor.picture(`captcha-${face}-failed`)

    // at the second try the answer waits until the page has been examined
    let goOn = () => {}
    const looked = new Promise<void>(resolve => {
      goOn = resolve
    })
    await page.route('**/v2/captcha/challenge*', async route => {
      await looked
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await said(page, '正在验证').waitFor()
    expect(await focused(page, '取消验证').count()).toBe(1)
    await visitor.picture(`captcha-${face}-working`)
    goOn()
    // the portal sends the form again by itself
    if (face === 'console') {
      // the check has passed: the focus is on the choice of a picture captcha, and no picture is requested
      await said(page, '验证已通过').waitFor()
      expect(await focused(page, '改用图形验证码').count()).toBe(1)
      expect(await page.getByRole('textbox', { name: '验证码' }).count()).toBe(0)
      await looksWell(visitor, `captcha-${face}-passed`)
      await signIn(page, tried)
    }
    await page.waitForURL(url => /^\/(demo|index|home)?$/.test(url.pathname))
    const cookies = await visitor.context.cookies()
    expect(cookies.find(({ name }) => name === 'token')?.value).toMatch(/\S/)
  })
})

it.each([
  ['portal', '/login'],
  ['console', '/g']
])(
  'a person who reloads the page after a failure is asked for the captcha without a reproach, at the %s',
  async (face, address) => {
    const visitor = await browser.person('desktop')
    const { page, open } = visitor
    await open(address)
    await failOnce(page)
    await page.reload()
    await visitor.rest()
    await typeRight(page)
    await page.getByLabel('密码', { exact: true }).press('Enter')
    await page.getByText('为安全起见，请再填写验证码').waitFor()
    await page.getByRole('textbox', { name: '验证码' }).and(page.locator(':focus')).waitFor()
    expect(await page.getByText('验证码不能为空').count()).toBe(0)
    await looksWell(visitor, `captcha-${face}-asked`)
  }
)
