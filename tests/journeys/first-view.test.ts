import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { addressesOf, portalPages } from './support/portal-pages.ts'

const browser = await openBrowser()

/** Bytes of scripts on the first view of a page, as they come over the wire, headers and all. */
const budget = { reading: 100_000, form: 140_000 }
const forms = portalPages.filter(({ form }) => form).map(({ path }) => path)

describe.each(['zh-CN', 'zh-TW', 'en-US'])('in %s', language => {
  it('a page brings no more scripts than a phone should take', async () => {
    const { page, context, open } = await browser.person('phone')
    await context.addCookies([{ name: 'language', value: language, url: inject('site').url }])
    await open('/home')
    const message = await page.locator('a[href^="/threads/content?tid="]').first().getAttribute('href')
    const queries = {
      '/threads/content': new URL(message ?? '', page.url()).search,
      '/messageSearch': '?keywords=路灯'
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
    for (const path of addressesOf('public', queries)) {
      scripts.clear()
      bytes = 0
      await open(path)
      expect(scripts.size, path).toBeGreaterThan(3)
      const most = forms.includes(path) ? budget.form : budget.reading
      expect(bytes, `${path} brings ${bytes} bytes`).toBeLessThanOrEqual(most)
    }
  })
})
