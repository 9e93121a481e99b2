import { describe, expect, inject, it } from 'vitest'
import { everywhere, openBrowser } from './support/browser.ts'
import { portalPages } from './support/portal-pages.ts'

const browser = await openBrowser()

/**
 * Languages in which a browser measures the pages: at each commit the one whose pages have the least room, because
 * `portal/budget.test.ts` adds up the files of every language.
 */
const measured = everywhere ? ['zh-CN', 'zh-TW', 'en-US'] : ['zh-TW']

describe.each(measured)('in %s', language => {
  it('the first view of each page stays within its limit of scripts', async () => {
    const { page, context, open } = await browser.person('phone')
    await context.addCookies([{ name: 'language', value: language, url: inject('site').url }])
    await open('/home')
    const message = await page.locator('a[href^="/threads/content?tid="]').first().getAttribute('href')
    const addresses: Record<string, string> = {
      '/threads/content': message ?? '',
      '/messageSearch': '/messageSearch?keywords=路灯',
      '*': '/404'
    }
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const scripts = new Set<string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    for (const { path, scripts: most } of portalPages.filter(({ access }) => access === 'public')) {
      scripts.clear()
      bytes = 0
      await open(addresses[path] ?? path)
      expect(scripts.size, path).toBeGreaterThan(3)
      expect(bytes, `${path} brings ${bytes} bytes`).toBeLessThanOrEqual(most)
    }
  })
})
