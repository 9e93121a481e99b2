import { describe, expect, it } from 'vitest'
import { comeAs } from './api.ts'
import {
  everywhere,
  isClean,
  isReadableInTheDark,
  type openBrowser,
  type Size,
  sideways,
  sizes,
  type Visitor
} from './browser.ts'
import { overflowing } from './overflow.ts'

/** One page of a table of pages. */
export interface PageRow {
  /** An address, or a function that finds one for a visitor who may open the page. */
  readonly path: string | ((visitor: Visitor) => Promise<string>)
  /** The name of the page's structure: pages of one template differ only in their content. */
  readonly template: string
  /** The reader who opens it: everybody, or the demo account of this name. */
  readonly access: 'everybody' | 'citizen' | 'city' | 'province' | 'editor' | 'admin'
  /**
   * Absent: checked in each width. `once`: on a desktop, with `--all` in each width. `withAll`: only with `--all`.
   */
  readonly looks?: 'once' | 'withAll'
}

/** The heading of a page that its reader may not open. */
const refused = '没有访问权限'

/** The width of the smallest phones, in CSS pixels. */
const smallest = { width: 320, height: 640 }

/**
 * Declares the tests that open each page of a table on a desktop and make the window narrower, as when a tablet is
 * turned, down to 320 px; with `--all` they also take the width of most phones, open it on a phone and in the other
 * languages. No page scrolls sideways, no text overflows its box, and axe finds nothing: once in each template, with
 * `--all` in each page, size and colour scheme.
 * @param face the first word of the pictures' names
 * @param go goes from one page to the next; by default by its address
 */
export function surveyPages(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  face: string,
  rows: readonly PageRow[],
  go = ({ open }: Visitor, path: string): Promise<void> => open(path)
): void {
  const everybody = [...new Set(rows.map(({ access }) => access))]
  describe.each<Size>(everywhere ? ['desktop', 'phone'] : ['desktop'])('on a %s', size => {
    describe.each(everybody)('%s', access => {
      // one browser window as a person has it, with the scripts of earlier pages in the cache
      const arrival = arrive(browser, size, access)
      const seen = rows.filter(row => row.access === access && (everywhere || row.looks !== 'withAll'))
      it.each(seen.map(row => [row.template, row] as const))(
        'finds no axe violation on %s, and no sideways scrolling',
        async (_template, row) => lookAt(await arrival, size, face, row, go)
      )
    })
  })
}

async function arrive(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  size: Size,
  access: PageRow['access']
): Promise<Visitor> {
  const visitor = await browser.person(size)
  if (access !== 'everybody') await comeAs(visitor, access)
  return visitor
}

async function lookAt(
  visitor: Visitor,
  size: Size,
  face: string,
  row: PageRow,
  go: (visitor: Visitor, path: string) => Promise<void>
): Promise<void> {
  const { page, rest, picture } = visitor
  const path = await addressOf(visitor, row)
  await go(visitor, path)
  // a page that its reader may not open would pass without being looked at
  expect(await page.getByText(refused, { exact: true }).count(), `${path} is refused`).toBe(0)
  await isClean(visitor, path, row.template)
  expect(await overflowing(page), `${path}: texts without room`).toEqual([])
  await picture(`${face}-${nameOf(path)}`)
  await isReadableInTheDark(visitor, path)
  if (row.looks === 'once' && !everywhere) return
  for (const narrower of everywhere ? [sizes.phone, smallest] : [smallest]) {
    await page.setViewportSize(narrower)
    await rest()
    await isClean(visitor, `${path} at ${narrower.width} px`, row.template)
    expect(await overflowing(page), `${path} at ${narrower.width} px: texts without room`).toEqual([])
  }
  await page.setViewportSize(sizes[size])
  if (everywhere) await readElsewhere(visitor, size, path)
}

/** Expects that the page has room for its texts in the other languages, at both sizes. */
async function readElsewhere(
  { page, context, open, rest }: Visitor,
  size: Size,
  path: string
): Promise<void> {
  const { origin } = new URL(page.url())
  const speak = (language: string) => context.addCookies([{ name: 'language', value: language, url: origin }])
  for (const language of ['zh-TW', 'en-US']) {
    await speak(language)
    await open(path)
    for (const each of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(each)
      await rest()
      expect(await sideways(page), `${path} in ${language} scrolls sideways at ${each.width} px`).toBe(false)
      expect(await overflowing(page), `${path} in ${language} at ${each.width} px`).toEqual([])
    }
  }
  await speak('zh-CN')
  await page.setViewportSize(sizes[size])
}

/** Returns the address of a page; the visitor finds it if it is not known beforehand. */
export const addressOf = async (visitor: Visitor, { path }: Pick<PageRow, 'path'>): Promise<string> =>
  typeof path === 'string' ? path : path(visitor)

/** Converts an address to a part of a file's name. */
export const nameOf = (path: string): string => path.replace(/^\//, '').replace(/[^a-zA-Z]+/g, '-') || 'root'
