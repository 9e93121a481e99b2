/** Tests that signing in leads back to the page that was opened without a session. */
import { describe, expect, it } from 'vitest'
import { looksWell, openBrowser } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { press } from '../support/send.ts'

const browser = await openBrowser()

describe.each([
  { account: 'city', wanted: '/g/list-from?display=2', usual: '/g/workTable' },
  { account: 'editor', wanted: '/admin/rechecks?display=2', usual: '/admin/queue' }
])('$account', async ({ account, wanted, usual }) => {
  async function signIn(address: string) {
    const visitor = await browser.person('desktop')
    const { page } = visitor
    await visitor.open(address)
    await page.waitForURL(/\/login/)
    await page.getByLabel('用户名', { exact: true }).fill(account)
    await page.getByLabel('密码', { exact: true }).fill(password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL(url => !url.pathname.endsWith('/login'))
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    const { pathname, search } = new URL(page.url())
    return { pathname, search }
  }
  const face = wanted.split('/')[1]

  it('returns to the opened page', async () => {
    const { pathname, search } = await signIn(wanted)
    expect(`${pathname}${search}`).toContain(wanted.split('?')[0])
    expect(decodeURIComponent(search)).toMatch(/display"?[=:]2/)
  })

  it('says that the person returns, and that what was typed is kept, only if it is so', async () => {
    const visitor = await browser.person('phone')
    await visitor.open(`/${face}/login`)
    const returns = visitor.page.getByText('登录后回到刚才的页面。')
    const kept = visitor.page.getByText(/^您填写而未提交的内容已存在本浏览器/)
    expect([await returns.count(), await kept.count()]).toEqual([0, 0])
    await visitor.open(wanted)
    await returns.waitFor()
    expect(await kept.count()).toBe(0)
    await visitor.page.evaluate(() =>
      localStorage.setItem(
        'console.draft.7.9.replyMessage',
        JSON.stringify({ content: '已派人查看', files: [], at: Math.floor(Date.now() / 1000) })
      )
    )
    await visitor.open(wanted)
    await kept.waitFor()
    await looksWell(visitor, 'sign-in-kept')
  })

  it('says that the server is busy, asks for no captcha, and keeps the way back', async () => {
    const visitor = await browser.person('desktop')
    const { page } = visitor
    const address = `/${face}/login?ended=1&next=${encodeURIComponent(wanted)}`
    const busy = {
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ result: { code: 'GEN0503', msg: '系统繁忙，请稍后重试' }, resultData: null })
    }
    await visitor.open(address)
    await page.getByLabel('用户名', { exact: true }).fill(account)
    await page.getByLabel('密码', { exact: true }).fill(password)
    const said = page.getByRole('alert').filter({ hasText: '系统繁忙，请稍后重试' })
    // the server is too busy to sign in, and then too busy for the first page
    for (const [call, button] of [
      ['**/sso/people/login*', '登录'],
      ['**/v1/user/getInfo*', '重试']
    ] as const) {
      await page.route(call, route => route.fulfill(busy))
      await press(page, page.getByRole('button', { name: button, exact: true }))
      await said.waitFor()
      expect(await said.count()).toBe(1)
      await page.getByText('登录后回到刚才的页面。').waitFor()
      expect(await page.getByRole('textbox', { name: '验证码' }).count()).toBe(0)
      expect(page.url()).toContain(address)
      await page.unroute(call)
    }
    await looksWell(visitor, `sign-in-busy-${face}`)
    await press(page, page.getByRole('button', { name: '重试', exact: true }))
    await page.waitForURL(url => url.pathname === wanted.split('?')[0])
  })

  it('goes to its usual place if `next` is another site or another face', async () => {
    for (const next of ['//evil.example/', face === 'g' ? '/admin/queue' : '/g/workTable'])
      expect(await signIn(`/${face}/login?next=${encodeURIComponent(next)}`)).toMatchObject({
        pathname: usual
      })
  })
})

it('a citizen who began a message reads before signing in that it is kept', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  const kept = page.getByText(/^这台设备上保存着没有写完的留言/)
  await open('/threads/post')
  await page.getByRole('dialog').getByText('登录后会自动前往').waitFor()
  expect(await kept.count()).toBe(0)
  const written = { subject: '路灯坏了', content: '', location: '', remark: '', files: [] }
  await page.evaluate(
    draft => localStorage.setItem('draft:7:post', draft),
    JSON.stringify({ value: written, savedAt: Date.now() })
  )
  await open('/threads/post')
  await page.getByRole('dialog').filter({ has: kept }).waitFor()
  await looksWell(visitor, 'sign-in-draft-kept')
  await open('/login?to=%2Fthreads%2Fpost')
  await kept.waitFor()
})
