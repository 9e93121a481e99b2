import { describe, expect, it } from 'vitest'
import { axeFindings, openBrowser, type Size, sideways, type Visitor } from './support/browser.ts'
import { signInToConsole, signInToPortal } from './support/people.ts'

const browser = await openBrowser()

const readable = [
  '/home',
  '/local-leader',
  '/forum/list',
  '/threads/list',
  '/messageSearch?keywords=道路',
  '/login',
  '/signUp',
  '/404'
]
const writing = ['/threads/post', '/myLeavMessage']
const institution = [
  '/g/workTable',
  '/g/list-ans?display=1',
  '/g/list-to',
  '/g/list-from?display=4',
  '/g/messageCenter'
]
const platform = { editor: ['/admin/queue'], admin: ['/admin/inbox'] } as const

/** A public message with a reply, and where an institution handles its first message. */
async function aMessage({ page, open }: Visitor): Promise<string> {
  await open('/threads/list')
  return (
    (await page.getByRole('main').locator('a[href*="/threads/content?tid="]').first().getAttribute('href')) ??
    ''
  )
}

async function look(visitor: Visitor, path: string, name: string) {
  await visitor.open(path)
  expect(await axeFindings(visitor.page), path).toEqual([])
  expect(await sideways(visitor.page), `${path} scrolls sideways`).toBe(false)
  await visitor.picture(name)
}

const nameOf = (path: string) => path.replace(/^\//, '').replace(/[^a-zA-Z]+/g, '-') || 'root'

describe.each<Size>(['desktop', 'phone'])('on a %s', size => {
  it('what everybody reads is clean for axe and never scrolls sideways', async () => {
    const visitor = await browser.person(size)
    for (const path of [...readable, await aMessage(visitor)])
      await look(visitor, path, `page-${nameOf(path)}`)
  })

  it('what citizens write on is, too', async () => {
    const visitor = await browser.person(size)
    await signInToPortal(visitor, 'citizen')
    for (const path of writing) await look(visitor, path, `page-${nameOf(path)}`)
  })

  it('what institutions work with is, too', async () => {
    const visitor = await browser.person(size)
    await signInToConsole(visitor, 'city')
    for (const path of institution) await look(visitor, path, `console-${nameOf(path)}`)
    const first = visitor.page.locator('a[href*="taskMain?messageId="]').first()
    await visitor.open('/g/list-ans?display=1')
    const task = (await first.getAttribute('href')) ?? ''
    await look(visitor, task, 'console-taskMain')
  })

  it('what the platform works with is, too', async () => {
    for (const [name, paths] of Object.entries(platform)) {
      const visitor = await browser.person(size)
      await signInToConsole(visitor, name)
      for (const path of paths) await look(visitor, path, `console-${nameOf(path)}`)
    }
  })
})

describe('for every reader', () => {
  it.each([
    ['in the dark', { colorScheme: 'dark' as const }, 'dark'],
    ['in large type', {}, 'large'],
    ['at 320 px', { viewport: { width: 320, height: 640 } }, 'narrow']
  ])('public pages are clean %s', async (_, options, name) => {
    const visitor = await browser.person('phone', options)
    await visitor.open('/home')
    if (name === 'large')
      await visitor.page.context().addCookies([{ name: 'largeType', value: '1', url: visitor.page.url() }])
    for (const path of [...readable, await aMessage(visitor)])
      await look(visitor, path, `${name}-${nameOf(path)}`)
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
