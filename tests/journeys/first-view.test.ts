import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from './support/browser.ts'

const browser = await openBrowser()

/** Bytes of scripts on the first view of a public page, as they come over the wire, headers and all. */
const budget = 110_000

const pages = ['/home', '/threads/list', '/messageSearch?keywords=路灯', '/login', '/signUp']

describe.each(['zh-CN', 'zh-TW', 'en-US'])('in %s', language => {
  it('a page brings no more scripts than a phone should take', async () => {
    const { page, context, open } = await browser.person('phone')
    await context.addCookies([{ name: 'language', value: language, url: inject('site').url }])
    await open('/home')
    const message = await page.locator('a[href^="/threads/content?tid="]').first().getAttribute('href')
    expect(message).toBeTruthy()
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
    for (const path of [...pages, message ?? '']) {
      scripts.clear()
      bytes = 0
      await open(path)
      expect(scripts.size, path).toBeGreaterThan(3)
      expect(bytes, `${path} brings ${bytes} bytes`).toBeLessThanOrEqual(budget)
    }
  })
})
