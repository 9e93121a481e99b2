import { describe, expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { everywhere, isClean, openBrowser, sideways } from '../support/browser.ts'
import { beyondPage } from '../support/overflow.ts'
import { aMessage, portalRows as rows } from '../support/portal-rows.ts'
import { addressOf, nameOf, surveyPages } from '../support/survey.ts'

const browser = await openBrowser()

surveyPages(browser, 'page', rows)

describe('for every reader', () => {
  it.each(everywhere ? (['everybody', 'citizen'] as const) : (['everybody'] as const))(
    'pages for %s fit in large type',
    async access => {
      const visitor = await browser.person('phone')
      if (access === 'citizen') await comeAs(visitor, access)
      await visitor.context.addCookies([{ name: 'largeType', value: '1', url: visitor.url }])
      for (const row of rows.filter(row => row.access === access)) {
        const path = await addressOf(visitor, row)
        await visitor.open(path)
        // axe takes as long as the page, so without `--all` it looks at two of them
        const looked = everywhere || ['home', 'threads/content'].includes(row.template)
        await isClean(
          visitor,
          `${path} in large type`,
          looked ? `${row.template} in large type` : row.template
        )
        await visitor.picture(`large-${nameOf(path)}`)
      }
    }
  )

  it.each([
    ['everybody', 'zh-CN', ['/home', aMessage]],
    ['everybody', 'en-US', ['/home', aMessage, '/threads/list', '/rmjy']],
    ['citizen', 'zh-CN', ['/threads/post']],
    ['citizen', 'en-US', ['/myLeavMessage', '/myMessage']]
  ] as const)(
    'pages for %s fit on a phone with text of twice the size, in %s',
    async (access, language, some) => {
      const visitor = await browser.person('phone')
      const { page, context, open, picture, url } = visitor
      if (access === 'citizen') await comeAs(visitor, access)
      await context.addCookies([{ name: 'language', value: language, url }])
      const all = rows.filter(row => row.access === access).map(({ path }) => path)
      for (const wanted of everywhere ? all : some) {
        const path = await addressOf(visitor, { path: wanted })
        await open(path)
        await page.evaluate('document.documentElement.style.fontSize = "200%"')
        expect(await beyondPage(page), `${path}: words beyond the page`).toEqual([])
        expect(await sideways(page), `${path} scrolls sideways`).toBe(false)
        await picture(`twice-${language}-${nameOf(path)}`)
      }
    }
  )

  it('public pages can be read and used without scripts', async () => {
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
  ])('the portal is shown in %s', async (language, words) => {
    const { page, context, open, url } = await browser.person('desktop')
    await context.addCookies([{ name: 'language', value: language, url }])
    await open('/home')
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect((await page.getByRole('main').innerText()).toLowerCase()).toContain(words.toLowerCase())
  })
})
