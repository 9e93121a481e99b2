/** Tests that no table of the console scrolls sideways on a desktop: every list that a reader's menu leads to. */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { everywhere, openBrowser } from '../support/browser.ts'
import { goWithin } from '../support/go-within.ts'

/** The properties of elements that are used here; tests are checked without the types of browsers. */
interface Part {
  readonly clientWidth: number
  readonly scrollWidth: number
  getAttribute(name: string): string
}

const browser = await openBrowser()

const readers = [
  ['city', '/g'],
  ['editor', '/admin'],
  ['admin', '/admin']
] as const

// English words are the longest
const languages = everywhere ? ['en-US', 'zh-TW', 'zh-CN'] : ['en-US']

const addressesIn = (page: Page, links: string): Promise<string[]> =>
  page
    .locator(links)
    .evaluateAll(parts => [...new Set((parts as unknown as Part[]).map(part => part.getAttribute('href')))])

/** Returns by how many pixels a shown table is wider than its region; none if there is no table with rows. */
const excessOf = (page: Page): Promise<number[]> =>
  page
    .locator('[data-rows]:has([data-row])')
    .evaluateAll(parts => (parts as unknown as Part[]).map(part => part.scrollWidth - part.clientWidth))

it.each(languages.flatMap(language => readers.map(([name, face]) => [name, language, face] as const)))(
  'no table of %s in %s is wider than its region',
  async (name, language, face) => {
    const visitor = await browser.person('desktop')
    const { page, context, open, rest, url } = visitor
    await comeAs(visitor, name)
    await context.addCookies([{ name: 'language', value: language, url }])
    await open(face)
    const entries = `nav:not(main nav) a[href^="${face}/"]`
    // the menu comes after the page
    await page.locator(entries).first().waitFor()
    const lists = await addressesIn(page, entries)
    const wide: string[] = []
    let tables = 0
    for (const list of lists) {
      await goWithin(page, list)
      await rest()
      const tabs = everywhere ? await addressesIn(page, 'main nav[role=navigation] a') : []
      for (const address of [list, ...tabs]) {
        if (address !== list) await goWithin(page, address)
        await rest()
        const found = await excessOf(page)
        tables += found.length
        if (found.some(pixels => pixels > 1)) wide.push(`${address}: ${found} px`)
      }
    }
    expect(wide).toEqual([])
    expect(tables).toBeGreaterThan(10)
  },
  everywhere ? 600_000 : 240_000
)
