import { describe, expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { openBrowser } from '../support/browser.ts'
import { portalPages } from '../support/portal-pages.ts'

const browser = await openBrowser()

/** The pages whose address in the table needs no parameter. */
const paths = portalPages.map(({ path }) => path).filter(path => path.startsWith('/'))
/** Matches a form with more than a search field. */
const takesData = /type="(?:password|tel|email)"|<textarea/

const formsIn = (html: string) => html.match(/<form\b.*?<\/form>/gs) ?? []

describe('typed data never becomes part of an address', () => {
  it.each(['a visitor', 'a citizen'])('on any page that the server renders for %s', async reader => {
    const visitor = await browser.person('phone')
    if (reader === 'a citizen') await comeAs(visitor, 'citizen')
    let count = 0
    for (const path of paths) {
      const answer = await visitor.page.request.get(path)
      for (const form of formsIn(await answer.text()).filter(one => takesData.test(one))) {
        count++
        expect(form, path).toMatch(/^<form[^>]* method="post"/)
        for (const button of form.match(/<button[^>]*type="submit"[^>]*>/g) ?? [])
          expect(button, path).toContain(' disabled')
      }
    }
    expect(count).toBeGreaterThan(4)
  })

  it('while the scripts are loading: the button is disabled and Enter does nothing', async () => {
    const { page } = await browser.person('phone')
    await page.route('**/*.js', route => route.abort())
    await page.goto('/login')
    await page.getByLabel('用户名').fill('citizen')
    await page.getByLabel('密码', { exact: true }).fill('Secret@2026')
    expect(await page.getByRole('button', { name: '请稍候…' }).isDisabled()).toBe(true)
    await page.getByLabel('密码', { exact: true }).press('Enter')
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('Secret@2026')
  })

  it('when a browser sends a form to a page without scripts: the answer says that nothing was submitted', async () => {
    const { page } = await browser.person('phone')
    const answer = await page.request.post('/signUp?to=/home', { form: { password: 'Secret@2026' } })
    expect(new URL(answer.url()).search).toBe('?to=%2FsignUp')
    const html = await answer.text()
    expect(html).toContain('您填写的内容没有提交')
    expect(html).toContain('href="/signUp"')
    expect(html).not.toContain('Secret@2026')
  })
})

it.each(['/feedback', '/signUp', '/findPwd', '/myLeavMessage'])(
  'the page %s without scripts shows no button that has no effect',
  async path => {
    const visitor = await browser.person('phone', { javaScriptEnabled: false })
    await comeAs(visitor, 'citizen')
    await visitor.open(path)
    const main = visitor.page.getByRole('main')
    await main.locator('h1').waitFor()
    const live = main.locator('button[type=button], form[method=post] button')
    expect(await live.filter({ visible: true }).allInnerTexts()).toEqual([])
  }
)
