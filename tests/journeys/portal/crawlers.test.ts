/** Tests the site as programs read it: rules for crawlers, site map, feeds and structured data. */
import { describe, expect, inject, it } from 'vitest'
import { compiler } from '../../../server/platform/http/contract/ajv.ts'
import { faultsOfFeed, readFeed } from '../../support/feeds.ts'
import { everywhere, openBrowser } from '../support/browser.ts'

const { url } = inject('site')
const browser = await openBrowser()

const read = async (path: string) => {
  const answer = await fetch(path.startsWith('http') ? path : url + path)
  return { status: answer.status, text: await answer.text() }
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'))

/** Returns a part of many items; all of them with `--all`. */
const some = <Item>(items: readonly Item[], count: number): Item[] => {
  const step = everywhere ? 1 : Math.max(1, Math.floor(items.length / count))
  return items.filter((_item, index) => index % step === 0)
}

/** The time limit in milliseconds: with `--all` the crawler opens several thousand pages. */
const timeLimit = everywhere ? 900_000 : 120_000

/** Returns the addresses of a page's links within the site, without fragments. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter(href => !href.startsWith('//'))

describe('a page on the first visit', () => {
  it('is in the language of the browser; a program without a language gets Simplified Chinese', async () => {
    const languageFor = async (headers: Record<string, string>) => {
      const answer = await fetch(`${url}/home`, { headers })
      expect(answer.headers.get('vary')).toContain('accept-language')
      return /<html lang="([^"]+)"/.exec(await answer.text())?.[1]
    }
    const asked = ['zh-HK', 'zh-Hant', 'en-GB,zh;q=0.8', 'zh-CN,en;q=0.9', 'fr', '*']
    const given = await Promise.all(asked.map(wanted => languageFor({ 'accept-language': wanted })))
    expect(given).toEqual(['zh-TW', 'zh-TW', 'en-US', 'zh-CN', 'zh-CN', 'zh-CN'])
    expect(await languageFor({ 'accept-language': 'en', cookie: 'language=zh-TW' })).toBe('zh-TW')
  })
})

describe('a crawler', () => {
  it(
    'follows the rules, the site map, every page and its links without finding a missing page',
    async () => {
      const rules = await read('/robots.txt')
      const index = locations((await read(/^Sitemap: (.+)$/m.exec(rules.text)?.[1] ?? '')).text)
      const files = await Promise.all(index.map(async file => locations((await read(file)).text)))
      const [pages = [], forums = [], ...others] = files
      const messages = others.filter((_, at) => index[at + 2]?.includes('/messages-'))
      const further = others.filter(file => !messages.includes(file))
      expect(further).toHaveLength(3)
      expect(pages.length).toBeGreaterThan(20)
      expect(forums.length).toBeGreaterThan(100)
      expect(messages.flat().length).toBeGreaterThan(1000)

      const closed = [...rules.text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => url + path)
      expect(pages.filter(page => closed.some(path => page.startsWith(path)))).toEqual([])

      const visited = new Set<string>()
      const links = new Set<string>()
      const bad: string[] = []
      const visit = async (address: string) => {
        visited.add(address)
        const { status, text } = await read(address)
        if (status !== 200) bad.push(`${status} ${address}`)
        return text
      }
      for (const address of [
        ...pages,
        ...some(forums, 20),
        ...some(further.flat(), 20),
        ...some(messages.flat(), 30)
      ])
        for (const link of linksOf(await visit(address))) links.add(url + link)
      const linked = [...links].filter(link => !visited.has(link))
      for (const link of some(linked, 150)) await visit(link)
      expect(bad).toEqual([])
    },
    timeLimit
  )
})

describe('a browser', () => {
  it(
    'opens every public page of the site map without an error in its console',
    async () => {
      const { page } = await browser.person('desktop')
      const said: string[] = []
      page.on('console', message => {
        if (message.type() === 'error') said.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', error => said.push(`${page.url()}: ${error.message}`))
      const [first = ''] = locations((await read('/sitemap.xml')).text)
      for (const address of locations((await read(first)).text)) {
        // waits a little longer than the load, because later requests of a page can fail, too
        await page.goto(address, { waitUntil: 'load' })
        await page.waitForTimeout(100)
      }
      expect(said).toEqual([])
    },
    timeLimit
  )
})

// the schemas of the pages' JSON-LD, with the properties that search engines require
const text = { type: 'string', minLength: 1 }
const address = { type: 'string', format: 'uri' }
const moment = { type: 'string', format: 'date-time' }

/** Returns a schema for an object of this type that needs all of these properties. */
const typed = (type: string, properties: Record<string, object>) => ({
  type: 'object',
  required: ['@type', ...Object.keys(properties)],
  properties: { '@type': { const: type }, ...properties }
})

const posting = typed('DiscussionForumPosting', {
  '@context': { const: 'https://schema.org' },
  headline: text,
  text,
  url: address,
  datePublished: moment,
  author: typed('Person', { name: text }),
  comment: {
    type: 'array',
    items: typed('Comment', { text, author: typed('GovernmentOrganization', { name: text }) })
  }
})
const organization = typed('GovernmentOrganization', {
  '@context': { const: 'https://schema.org' },
  name: text,
  url: address
})
const breadcrumb = typed('BreadcrumbList', {
  '@context': { const: 'https://schema.org' },
  itemListElement: {
    type: 'array',
    minItems: 2,
    items: typed('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, item: address })
  }
})

describe('a program', () => {
  it('subscribes to the feed of a page, and gets a valid feed', async () => {
    const { page, open } = await browser.person('desktop')
    await open('/threads/list')
    const message = await page.locator('main a[href*="/threads/content?tid="]').first().getAttribute('href')
    const forum = locations((await read('/sitemap/forums.xml')).text)[0] ?? ''
    const topic = await read('/topics')
    const ofTopic = linksOf(topic.text).find(path => path.startsWith('/messageSearch?topicId=')) ?? ''
    const offers = [
      '/home',
      '/threads/list?regionId=330000',
      '/messageSearch?keywords=道路',
      ofTopic,
      '/substation?regionId=330000',
      message ?? '',
      forum.replace(url, '')
    ]
    for (const address of offers) {
      await open(address)
      const feed = await page.locator('head link[type="application/atom+xml"]').getAttribute('href')
      const { text } = await read(feed ?? '')
      expect(faultsOfFeed(readFeed(text), feed ?? ''), address).toEqual([])
      // the feed reader accepts documents that a browser refuses
      const isWellFormed = await page.evaluate<boolean>(
        `!new DOMParser().parseFromString(${JSON.stringify(text)}, 'application/xml').querySelector('parsererror')`
      )
      expect(isWellFormed, address).toBe(true)
    }
  })

  it('reads messages and forums in the terms of schema.org', async () => {
    const faultsOf = compiler({}, { coerce: false, eager: true }).of({
      oneOf: [posting, organization, breadcrumb]
    })
    const { page, open } = await browser.person('phone')
    await open('/threads/list?replied=1')
    const message = await page.locator('main a[href*="/threads/content?tid="]').first().getAttribute('href')
    const forum = locations((await read('/sitemap/forums.xml')).text)[0] ?? ''
    for (const address of [message ?? '', forum]) {
      const { text } = await read(address)
      const things = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
      expect(things.length, address).toBe(2)
      for (const [, json = ''] of things) expect(faultsOf(JSON.parse(json)), json).toEqual([])
      expect(text).toContain('<link rel="canonical" href="')
      expect(text).toContain('property="og:title"')
    }
  })

  it('finds no canonical address of the first page when another page is shown', async () => {
    const { page, open, rest } = await browser.person('desktop')
    await open('/home')
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1)
    await page.locator('main a[href*="/threads/content?tid="]').first().click()
    await page.waitForURL(/\/threads\//)
    await rest()
    await expect.poll(() => page.locator('head link[rel=canonical]').count()).toBe(0)
  })
})
