import { describe, expect, it } from 'vitest'
import { comeAs } from './support/api.ts'
import {
  isClean,
  isReadableInTheDark,
  openBrowser,
  type Size,
  sideways,
  sizes,
  type Visitor
} from './support/browser.ts'

const browser = await openBrowser()

const readable = [
  '/home',
  '/local-leader',
  '/forum/list',
  '/threads/list',
  '/messageSearch?keywords=道路',
  '/noticeMain',
  '/login',
  '/signUp',
  '/404'
]
const writing = ['/threads/post', '/myLeavMessage']

/** A public message with a reply. */
async function aMessage({ page, open }: Visitor): Promise<string> {
  await open('/threads/list')
  return (
    (await page.getByRole('main').locator('a[href*="/threads/content?tid="]').first().getAttribute('href')) ??
    ''
  )
}

/** Looks at a page by day and by night, on a phone also at the width of the smallest ones. */
async function look(visitor: Visitor, size: Size, path: string) {
  const { page, open, rest, picture } = visitor
  await open(path)
  await isClean(visitor, path)
  await picture(`page-${nameOf(path)}`)
  await isReadableInTheDark(visitor, path)
  if (size === 'desktop') return
  await page.setViewportSize({ width: 320, height: 640 })
  await rest()
  await isClean(visitor, `${path} at 320 px`)
  await page.setViewportSize(sizes[size])
}

const nameOf = (path: string) => path.replace(/^\//, '').replace(/[^a-zA-Z]+/g, '-') || 'root'

describe.each<Size>(['desktop', 'phone'])('on a %s', size => {
  it('what everybody reads is clean for axe, by day and by night, and never scrolls sideways', async () => {
    const visitor = await browser.person(size)
    for (const path of [...readable, await aMessage(visitor)]) await look(visitor, size, path)
  })

  it('what citizens write on is, too', async () => {
    const visitor = await browser.person(size)
    await comeAs(visitor, 'citizen')
    for (const path of writing) await look(visitor, size, path)
  })
})

describe('for every reader', () => {
  it('public pages are clean in large type', async () => {
    const visitor = await browser.person('phone')
    await visitor.open('/home')
    await visitor.context.addCookies([{ name: 'largeType', value: '1', url: visitor.page.url() }])
    for (const path of [...readable, await aMessage(visitor)]) {
      await visitor.open(path)
      await isClean(visitor, path)
      await visitor.picture(`large-${nameOf(path)}`)
    }
  })

  it('public pages hold text of twice the size', async () => {
    const visitor = await browser.person('desktop')
    for (const path of ['/home', await aMessage(visitor)]) {
      await visitor.open(path)
      await visitor.page.evaluate('document.documentElement.style.fontSize = "200%"')
      expect(await sideways(visitor.page), `${path} scrolls sideways`).toBe(false)
      await visitor.picture(`twice-${nameOf(path)}`)
    }
  })

  it('public pages can be read and walked through without scripts', async () => {
    const { page, open } = await browser.person('phone', { javaScriptEnabled: false })
    await open('/home')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('有话，直接对领导说')
    await open('/threads/list')
    await page.getByRole('main').locator('a[href*="/threads/content?tid="]').first().click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
    await open('/messageSearch')
    await page.getByRole('main').getByRole('searchbox').fill('道路')
    await page.keyboard.press('Enter')
    await page.waitForURL(/keywords=/)
    expect(await page.getByRole('main').locator('a[href*="/threads/content?tid="]').count()).toBeGreaterThan(
      0
    )
  })

  it('an address with a double underscore leads to the page without it', async () => {
    const { page, open } = await browser.person('desktop')
    await open('/home__old')
    await page.waitForURL(/\/home$/)
    const answer = await page.request.get('/no-such-page')
    expect(answer.status()).toBe(404)
  })

  it.each([
    ['zh-TW', '有話，直接對領導說'],
    ['en-US', 'leader']
  ])('the portal speaks %s', async (language, words) => {
    const { page, context, open } = await browser.person('desktop')
    await open('/home')
    await context.addCookies([{ name: 'language', value: language, url: page.url() }])
    await open('/home')
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect((await page.getByRole('main').innerText()).toLowerCase()).toContain(words.toLowerCase())
  })
})
