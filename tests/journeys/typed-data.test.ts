import { describe, expect, it } from 'vitest'
import { comeAs } from './support/api.ts'
import { openBrowser } from './support/browser.ts'
import { portalPages } from './support/portal-pages.ts'

const browser = await openBrowser()

/** The pages whose address is complete in the table. */
const paths = portalPages.map(({ path }) => path).filter(path => path.startsWith('/'))
/** A form that takes more than words to search for. */
const takesData = /type="(?:password|tel|email)"|<textarea/

const formsIn = (html: string) => html.match(/<form\b.*?<\/form>/gs) ?? []

describe('what was typed never becomes part of an address', () => {
  it.each(['a visitor', 'a citizen'])('on every page that the server renders for %s', async reader => {
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

  it('while the scripts are on their way, the button waits and Enter does nothing', async () => {
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

  it('a form that a browser sends to a page by itself is answered in words', async () => {
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
  'without scripts, %s shows no button that does nothing',
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
