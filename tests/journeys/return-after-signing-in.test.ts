/** Tests that signing in leads back to the page that was opened without a session. */
import { describe, expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { password } from './support/people.ts'

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

  it('goes to its usual place if `next` is another site or another face', async () => {
    for (const next of ['//evil.example/', face === 'g' ? '/admin/queue' : '/g/workTable'])
      expect(await signIn(`/${face}/login?next=${encodeURIComponent(next)}`)).toMatchObject({
        pathname: usual
      })
  })
})
