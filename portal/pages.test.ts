import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageRoutes } from './app/page-routes.ts'
import { sitemapPaths } from './app/sitemap.ts'
import type { MessageKey } from './locales/keys.ts'
import { loadMessages } from './locales/load.ts'
import { type Page, pages } from './pages.ts'

const modules = import.meta.glob<object>('./features/**/*.tsx')
const folder = import.meta.dirname

/** The file of each row's module: it is the one that exports the same component. */
const fileOf = new Map<Page, string>()
const withoutRow: string[] = []
const rows = await Promise.all(pages.map(async page => ({ page, module: await page.module() })))
for (const [file, load] of Object.entries(modules)) {
  const module = await load()
  if (!('Component' in module)) continue
  const found = rows.filter(row => row.module.Component === module.Component)
  for (const { page } of found) fileOf.set(page, file)
  if (found.length === 0) withoutRow.push(file)
}

test('each page module has a row', () => {
  expect(withoutRow, 'exports Component, so it is a page: give it a row in portal/pages.ts').toEqual([])
  expect(fileOf.size).toBe(pages.length)
})

test('each address stands once', () => {
  const paths = pages.flatMap(page => [
    page.path,
    ...(page.otherPaths ?? []),
    ...(page.redirectFrom ?? []).map(({ path, query }) => `${path} ${JSON.stringify(query ?? {})}`)
  ])
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

describe('a page loads the texts that it shows', async () => {
  const common = await loadMessages('zh-CN', ['common'])
  const all = new Set(Object.keys(common))
  for (const part of new Set(pages.flatMap(page => page.texts)))
    for (const key of Object.keys(await loadMessages('zh-CN', [part]))) all.add(key)

  test.each(pages)('$path', async page => {
    const file = fileOf.get(page) ?? ''
    const loaded = { ...common, ...(await loadMessages('zh-CN', page.texts)) }
    const shown = [page.title, ...keysIn(join(folder, file), all)]
    expect(shown.filter(key => !(key in loaded))).toEqual([])
  })
})

/** The keys of texts in a module and in all that it imports at once; what it loads later brings its own texts. */
function keysIn(start: string, all: ReadonlySet<string>): MessageKey[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || relative(folder, file).startsWith('locales')) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, key] of source.matchAll(/'([a-zA-Z]+(?:\.\w+)+)'/g)) if (key && all.has(key)) found.add(key)
    for (const [, prefix] of source.matchAll(/`([a-zA-Z]+\.(?:\w+\.)*)\$\{/g))
      for (const key of all) if (prefix && key.startsWith(prefix)) found.add(key)
    for (const [, path] of source.matchAll(/^(?:import|export) (?!type )[^'(]*from '(\.[^']+\.tsx?)'/gm))
      if (path) visit(join(dirname(file), path))
  }
  visit(start)
  return [...found] as MessageKey[]
}

const row = (page: Partial<Page>): Page => ({
  path: '/rmjy',
  module: () => Promise.reject(new Error('is not loaded here')),
  texts: [],
  access: 'public',
  title: 'site.name',
  track: { page: 1 },
  ...page
})

describe('an address of former times', () => {
  const table = [
    row({ path: '/rmjy', redirectFrom: [{ path: '/suggest/home' }] }),
    row({ path: '/rmjy/rd', redirectFrom: [{ path: '/suggest/home', query: { menuTag: 'rd' } }] }),
    row({ path: '/rmjy/collect/content', redirectFrom: [{ path: '/suggest/collect/content' }] })
  ]

  const locationOf = async (address: string) => {
    const request = new Request(`http://site.invalid${address}`)
    const route = pageRoutes(table).find(({ path }) => path === new URL(request.url).pathname)
    if (typeof route?.loader !== 'function') throw new Error(`${address} leads nowhere`)
    const answer = await route.loader({
      request,
      params: {},
      url: new URL(request.url),
      pattern: '',
      context: {}
    } as never)
    return answer instanceof Response ? answer.headers.get('location') : undefined
  }

  test.each([
    ['/suggest/collect/content?id=7', '/rmjy/collect/content?id=7'],
    ['/suggest/home?menuTag=rd', '/rmjy/rd?menuTag=rd'],
    ['/suggest/home?a=1', '/rmjy?a=1']
  ])('%s leads to %s', async (from, to) => {
    expect(await locationOf(from)).toBe(to)
  })
})

test('the site map names public pages that open without a parameter, by one address each', () => {
  const table = [
    row({ path: '/home', otherPaths: ['/demo'] }),
    row({ path: '/threads/content', needs: 'tid' }),
    row({ path: '/myTracks', access: 'session' }),
    row({ path: '*', sitemap: false })
  ]
  expect(sitemapPaths(table)).toEqual(['/home'])
  expect(sitemapPaths(pages)).toContain('/threads/list')
})
