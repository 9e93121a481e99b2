/**
 * Tests pages for citizens: on a phone, on paper, before signing in, at earlier addresses, without header and footer,
 * without scripts.
 */
import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'

const { url } = inject('site')
const browser = await openBrowser()

const firstMessage = async () => {
  const answer = await fetch(`${url}/v1/threads/list?rows=10`)
  const { resultData } = (await answer.json()) as { resultData: { list: { tid: number; fid: number }[] } }
  const [first] = resultData.list
  if (!first) throw new Error('The site shows no message')
  return first
}

describe('on a phone', async () => {
  const visitor = await browser.person('phone', { hasTouch: true })
  const { page, open } = visitor

  it('the header search stays visible on a long page, and never covers the focused element', async () => {
    await open('/messageSearch')
    await page.evaluate('scrollTo(0, 1500)')
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.y).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: '搜索' }).waitFor()
    await page.getByRole('main').getByRole('link').last().focus()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab')
      const top = await page.evaluate<number>('document.activeElement.getBoundingClientRect().bottom')
      expect(top).toBeGreaterThan(header?.height ?? 0)
    }
  })

  it('the header has the link 长辈版', async () => {
    await open('/home')
    const link = page.getByRole('banner').getByRole('link', { name: '长辈版' })
    expect(await link.isVisible()).toBe(true)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThan(80)
    await link.click()
    await expect.poll(() => page.locator('html').getAttribute('data-type')).toBe('large')
    await page.getByRole('banner').getByRole('link', { name: '标准版' }).click()
    await expect.poll(() => page.locator('html').getAttribute('data-type')).not.toBe('large')
  })

  it('the link 我要留言 keeps the leader of a message and of a list', async () => {
    const { tid, fid } = await firstMessage()
    const write = page.getByRole('navigation', { name: '我要留言' }).getByRole('link')
    await open(`/threads/content?tid=${tid}`)
    expect(await write.getAttribute('href')).toContain(`fid=${fid}`)
    await open(`/threads/list?fid=${fid}`)
    expect(await write.getAttribute('href')).toBe(`/threads/post?fid=${fid}`)
    await open('/home')
    expect(await write.getAttribute('href')).toBe('/threads/post')
  })
})

describe('a visitor', async () => {
  const { page, open, context } = await browser.person('desktop')

  it.each([
    ['收藏', '收藏这条留言需要登录'],
    ['关注', '关注这条留言需要登录']
  ])('reads why %s needs a sign-in', async (act, why) => {
    const { tid } = await firstMessage()
    await open(`/threads/content?tid=${tid}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${act}`) })
      .click()
    await page.getByRole('dialog').getByText(why).waitFor()
  })

  it('finds some pages without header and footer', async () => {
    for (const path of ['/check', '/unify/manual', '/mainFooter']) {
      await open(path)
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    }
  })

  it('prints dark text on white paper from the dark scheme', async () => {
    await context.addCookies([{ name: 'theme', value: 'dark', url }])
    await open('/home')
    const ink = () => page.evaluate<string>('getComputedStyle(document.body).color')
    expect(await ink()).toBe('rgb(232, 234, 237)')
    await page.emulateMedia({ media: 'print' })
    expect(await ink()).toBe('rgb(31, 35, 41)')
    await page.emulateMedia({ media: 'screen' })
    await context.clearCookies({ name: 'theme' })
  })

  it.each([
    ['/suggest/collect/collectList', '/rmjy/collect'],
    ['/suggest/gov/govList', '/rmjy/rd'],
    ['/suggest/gov/govAdviceList', '/rmjy/rd/threads/list'],
    ['/suggest/home?menuTag=rd', '/rmjy/rd'],
    ['/suggest/home?menuTag=collect', '/rmjy/collect'],
    ['/suggest/home', '/rmjy'],
    ['/forum/list__1', '/forum/list'],
    ['/', '/home']
  ])('is redirected from the earlier address %s to %s', async (from, to) => {
    await open(from)
    const there = new URL(page.url()).pathname
    expect(to === '/home' ? ['/home', '/demo'] : [to]).toContain(there)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  it('reads that a page does not exist, with status 404', async () => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: '抱歉，您访问的页面不存在' }).waitFor()
  })

  it.each([
    '/threads/content?tid=2147483647',
    '/threads/list?fid=2147483647',
    '/rmjy/rd/content?fid=2147483647',
    '/rmjy/collect/content?id=2147483647',
    '/unify/collect/common?id=2147483647',
    '/caseBaseMain?id=2147483647',
    '/noticeMain?id=2147483647',
    '/helpC?key=99'
  ])('reads at %s that there is nothing, in a heading and in the title', async path => {
    const answer = await page.request.get(path)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/^抱歉，您访问的页面不存在 - /)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })
})

describe('without scripts', async () => {
  const { page, open } = await browser.person('desktop', { javaScriptEnabled: false })

  it.each([
    ['/signUp', '注册需要加密您的密码'],
    ['/regcomp', '企业注册需要加密您的密码'],
    ['/feedback', '提交意见反馈需要在浏览器中启用 JavaScript']
  ])('the page %s says that it needs scripts', async (path, words) => {
    await open(path)
    const note = page.locator('main noscript p')
    expect(await note.isVisible()).toBe(true)
    expect(await note.innerText()).toContain(words)
  })

  it('the page /feedback has no fields for a text that cannot be sent', async () => {
    await open('/feedback')
    await page.locator('main noscript p').waitFor()
    expect(await page.getByLabel('反馈内容').isVisible()).toBe(false)
  })
})
