import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entityNames } from '@board/generated/entity-names'
import { expect, test } from 'vitest'
import { boards } from '../base/boards.ts'
import type { Face } from '../base/face.ts'
import { findRedirect, mayOpen, type Page, pagesOnFace, redirectsOnFace } from '../layout/pageTable.ts'
import './pages.ts'
import { messages as english } from '../locales/en-US/index.ts'
import { messages as chinese } from '../locales/zh-CN/index.ts'
import { messages as traditional } from '../locales/zh-TW/index.ts'

const faces: readonly Face[] = ['g', 'admin']
const folder = join(import.meta.dirname, '..')
const table = readFileSync(`${folder}/app/pages.ts`, 'utf8')
const overrides = readFileSync(`${folder}/app/overrides.ts`, 'utf8')

/** The modules that react-admin's frame shows in place of a page. */
const ofTheFrame = ['Home', 'PageLoading', 'signIn/LoginPage'].map(name => `pages/${name}.tsx`)

/**
 * Returns the name of the page that a module exports: a component without props, because the router passes
 * none.
 */
const pageIn = (source: string) =>
  /^export (?:default )?(?:function ([A-Z]\w*)\(\)|const ([A-Z]\w*) = \(\) =>)/m
    .exec(source)
    ?.slice(1)
    .find(Boolean)

/** Tells whether another module of the pages uses this one as a part, or a derived screen does by an override. */
const isPart = (file: string, sources: ReadonlyMap<string, string>) =>
  overrides.includes(`from '../${file}'`) ||
  [...sources.values()].some(source => source.includes(`/${basename(file)}'`))

/** Lists the page modules that have no row in the table. */
function missingRows(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) => {
    const page = pageIn(source)
    if (page === undefined || ofTheFrame.includes(file) || table.includes(`import('../${file}')`)) return []
    if (isPart(file, sources)) return []
    return [`console/${file} exports the page ${page}: add its row to console/app/pages.ts`]
  })
}

test('every page module has a row in the table', () => {
  const files = globSync('pages/**/*.tsx', { cwd: folder })
  const sources = new Map(files.map(file => [file, readFileSync(`${folder}/${file}`, 'utf8')]))
  expect(missingRows(sources)).toEqual([])
  expect([...sources].filter(([, source]) => pageIn(source)).length).toBeGreaterThan(ofTheFrame.length)
})

test('a page module without a row is reported', () => {
  const source = 'export function AllSearch() {\n  return null\n}\n'
  expect(missingRows(new Map([['pages/AllSearch.tsx', source]]))).toEqual([
    'console/pages/AllSearch.tsx exports the page AllSearch: add its row to console/app/pages.ts'
  ])
  const part = 'export function Steps({ steps }: Props) {\n  return null\n}\n'
  expect(missingRows(new Map([['pages/process/Steps.tsx', part]]))).toEqual([])
})

test('the tab of a page has a name in every language before the page has set a title', () => {
  const rows: readonly Page[] = faces.flatMap(pagesOnFace)
  expect(
    rows.filter(({ title, of }) => title === undefined && of === undefined).map(({ path }) => path)
  ).toEqual([])
  for (const messages of [chinese, traditional, english]) {
    const isText = (key: string) =>
      typeof key
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], messages) === 'string'
    const keys = rows.flatMap(({ title, of }) => [title ?? [], of ?? []].flat())
    expect(keys.filter(key => !isText(key))).toEqual([])
  }
})

test('a row without a module does not compile', () => {
  // @ts-expect-error: no module
  const row = { face: 'g', path: '/allSearch' } satisfies Page
  expect(row.path).toBe('/allSearch')
})

test.each(faces)('each route of /%s has one page', face => {
  const routes = [
    ...pagesOnFace(face).map(({ path }) => path),
    ...boards.filter(board => board.face === face).map(({ name }) => `/${name}`)
  ]
  expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([])
})

test('the guide says how each screen is derived, or why it is hand-made', () => {
  const guide = readFileSync(`${folder}/../docs/guide/console-screens.md`, 'utf8')
  const named = (part: string) =>
    [...(guide.split(part)[1]?.split('\n## ')[0] ?? '').matchAll(/`([^`\s]+)`/g)].map(([, name]) => name)
  expect(named('## Derived from a board')).toEqual(expect.arrayContaining(boards.map(({ name }) => name)))
  expect(named('## Derived from an entity')).toEqual(expect.arrayContaining([...entityNames]))
  const routes = new Set(faces.flatMap(face => pagesOnFace(face).map(({ path }) => path)))
  const made = named('## Made by hand').filter(name => name?.startsWith('/'))
  expect(made.toSorted()).toEqual([...routes].sort())
})

test('every page that a board links to has a row', () => {
  const missing = boards.flatMap(({ face, name, open, create }) =>
    [open?.page, create?.page]
      .filter(page => page !== undefined)
      .filter(page => !pagesOnFace(face).some(({ path }) => path === `/${page}`))
      .map(page => `${name} leads to /${page}`)
  )
  expect(missing).toEqual([])
})

test('the settings as a whole open their first page on each face', () => {
  expect(findRedirect('g', '/settings')?.path).toBe('/settings/base-info')
  expect(findRedirect('admin', '/settings')?.path).toBe('/settings/edit-pwd')
  expect(redirectsOnFace('g').map(({ from }) => from)).toEqual(['/settings'])
  expect(findRedirect('g', '/workTable')).toBeUndefined()
})

test('each of several permissions opens a page', () => {
  const page = { ...pagesOnFace('admin')[0], permission: ['act:model:info', 'act:model:save'] } as Page
  expect(mayOpen(page, ['act:model:save'])).toBe(true)
  expect(mayOpen(page, ['act:model:page'])).toBe(false)
  expect(mayOpen({ ...page, permission: 'act:model:page' }, ['act:model:page'])).toBe(true)
  const { permission: _, ...open } = page
  expect(mayOpen(open, [])).toBe(true)
})
