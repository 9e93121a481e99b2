import type { BrowserContext, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { sizeNoise } from '../../support/size-noise.ts'
import { comeAs } from '../support/api.ts'
import { everywhere, openBrowser } from '../support/browser.ts'
import { portalPages } from '../support/portal-pages.ts'

const browser = await openBrowser()

/**
 * Languages in which a browser measures the pages: at each commit the one whose pages have the least room, because
 * `portal/budget.test.ts` adds up the files of every language.
 */
const measured = everywhere ? ['zh-CN', 'zh-TW', 'en-US'] : ['zh-TW']

/** Counts the scripts that a page fetches, with their bytes over the wire. `take` begins anew. */
async function countScripts(context: BrowserContext, page: Page) {
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
  return {
    take() {
      const taken = { count: scripts.size, bytes }
      scripts.clear()
      bytes = 0
      return taken
    }
  }
}

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
    const scripts = await countScripts(context, page)
    for (const { path, scripts: most } of portalPages.filter(({ access }) => access === 'public')) {
      await open(addresses[path] ?? path)
      const { count, bytes } = scripts.take()
      expect(count, path).toBeGreaterThan(3)
      expect(bytes, `${path} brings ${bytes} bytes`).toBeLessThanOrEqual(most + sizeNoise)
    }
  })
})

/** Limits of all scripts that a page of the console fetches by itself, in bytes. */
const usual = 364_500
const long = 396_000

it.each([
  ['city', { '/g/workTable': usual, '/g/list-ans': usual, '/g/dataBoard': usual }, '/g/taskMain?messageId='],
  ['editor', { '/admin/queue': usual, '/admin/figures': usual }, '/admin/message?tid='],
  ['admin', { '/admin/user': long, '/admin/scheduleJob': long, '/admin/menu': long }, undefined]
])('the first view of pages of %s stays within its limit of scripts', async (username, lists, message) => {
  const visitor = await browser.person('desktop')
  await comeAs(visitor, username)
  const { page, context, open } = visitor
  const scripts = await countScripts(context, page)
  const measure = async (path: string, most: number) => {
    await open(path)
    const { count, bytes } = scripts.take()
    expect(count, path).toBeGreaterThan(3)
    expect(bytes, `${path} brings ${bytes} bytes`).toBeLessThanOrEqual(most + sizeNoise)
  }
  for (const [path, most] of Object.entries(lists)) await measure(path, most)
  if (message === undefined) return
  await open(username === 'city' ? '/g/list-ans' : '/admin/queue')
  const first = page.locator(`a[href*="${message}"]`).first()
  const address = await first.getAttribute('href')
  scripts.take()
  await measure(address ?? '', long)
})
