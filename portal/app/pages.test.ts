import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TextPart } from '../locales/keys.ts'
import { loadMessages } from '../locales/load.ts'
import type { Page } from '../services/page.ts'
import { pages } from './pages.ts'
import { pageRoutes } from './router/page-routes.ts'
import { sitemapPaths } from './sitemap.ts'

const modules = import.meta.glob<object>(['../features/**/*.tsx', '!../**/*.test.tsx'])
const folder = join(import.meta.dirname, '..')

/** The file of each row’s module: the one that exports the same component. */
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
  expect(withoutRow, 'exports Component, so it is a page: give it a row in portal/app/pages.ts').toEqual([])
  expect(fileOf.size).toBe(pages.length)
})

test('each address belongs to one page', () => {
  const paths = pages.flatMap(page => [
    page.path,
    ...(page.otherPaths ?? []),
    ...(page.redirectFrom ?? []).map(({ path, query }) => `${path} ${JSON.stringify(query ?? {})}`)
  ])
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('a visitor may open every public route of section 6 of the specification', () => {
  const open = pages
    .filter(({ access }) => access === 'public')
    .flatMap(({ path, otherPaths = [] }) => [path, ...otherPaths])
  expect(open).toEqual(
    expect.arrayContaining([
      '/demo',
      '/home',
      '/login',
      '/signUp',
      '/findAccount',
      '/findPwd',
      '/check',
      '/forum-home',
      '/messageSearch',
      '/subSiteMessageSearch',
      '/forum/list',
      '/forum/subSite/list',
      '/bwdf',
      '/rmjy',
      '/threads/list',
      '/threads/mobilelist',
      '/threads/content',
      '/data',
      '/caseBase',
      '/caseBaseMain',
      '/mainFooter',
      '/helpC',
      '/feedback',
      '/unify/manual'
    ])
  )
  expect(sitemapPaths(pages)).toContain('/bwdf')
})

describe('the texts of a page are listed in its row', async () => {
  const parts = readdirSync(join(folder, 'locales/zh-CN')).map(file => file.replace(/\.ts$/, '') as TextPart)
  const partOf = new Map<string, TextPart>()
  for (const part of parts)
    for (const key of Object.keys(await loadMessages('zh-CN', [part]))) partOf.set(key, part)

  test.each(pages)('$path', page => {
    const file = join(folder, fileOf.get(page) ?? '')
    const loaded = new Set<TextPart>(['common', ...page.texts])
    expect(loaded).toContain(partOf.get(page.title))
    expect(missingTexts(file, loaded, partOf)).toEqual([])
  })

  test('a lazy part loads the texts that its page does not have', () => {
    const dialogs = join(folder, 'shared/messages/message-actions.tsx')
    expect(missingTexts(dialogs, new Set(['common', 'acts']), partOf)).toEqual([])
    // the dialogs need more texts than the buttons that open them
    const missing = missingTexts(
      join(folder, 'shared/messages/message-dialogs.tsx'),
      new Set(['common']),
      partOf
    )
    expect(missing).toContain('shared/messages/deletion-dialog.tsx: deletion.badReason')
  })
})

/**
 * Returns the texts that a module shows but that are not loaded, with the file of each. It also checks all imports and
 * the lazy modules, with the texts that `withTexts` loads.
 */
function missingTexts(
  start: string,
  loaded: ReadonlySet<TextPart>,
  partOf: ReadonlyMap<string, TextPart>
): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string, has: ReadonlySet<TextPart>) => {
    const visited = `${file} ${[...has].sort()}`
    // the pages of the table, and the dialogs of the frame (`app/login-gate.tsx`), load their own texts
    const isTable = ['app/pages.ts', 'app/later.ts'].some(name => file === join(folder, name))
    if (seen.has(visited) || isTable || relative(folder, file).startsWith('locales') || !existsSync(file))
      return
    seen.add(visited)
    const source = readFileSync(file, 'utf8')
    const shows = (key: string) => {
      const part = partOf.get(key)
      if (part && !has.has(part)) found.add(`${relative(folder, file)}: ${key}`)
    }
    for (const [, key] of source.matchAll(/'([a-zA-Z]+(?:\.\w+)+)'/g)) if (key) shows(key)
    for (const [, prefix] of source.matchAll(/`([a-zA-Z]+\.(?:\w+\.)*)\$\{/g))
      for (const key of partOf.keys()) if (prefix && key.startsWith(prefix)) shows(key)
    const follow = (path: string, more: readonly TextPart[] = []) =>
      visit(join(dirname(file), path), new Set([...has, ...more]))
    for (const [, path] of source.matchAll(/^(?:import|export) (?!type )[^'(]*from '(\.[^']+\.tsx?)'/gm))
      if (path) follow(path)
    const brought = /withTexts\(\s*\[([^\]]*)\],\s*import\('([^']+)'\)/g
    for (const [, names = '', path = ''] of source.matchAll(brought))
      follow(
        path,
        [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name as TextPart)
      )
    const apart = source.replaceAll(brought, '')
    for (const [, path] of apart.matchAll(/(?<!typeof )import\('(\.[^']+\.tsx?)'\)/g)) if (path) follow(path)
  }
  visit(start, loaded)
  return [...found].sort()
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

describe('a former address', () => {
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
