import { expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { everywhere, openBrowser, sideways, type Visitor } from '../support/browser.ts'
import { consoleAddresses, consolePages } from '../support/console-pages.ts'
import { goWithin } from '../support/go-within.ts'
import { overflowing } from '../support/overflow.ts'
import { addressOf, nameOf, surveyPages } from '../support/survey.ts'

it('each board and each handwritten page has a row in the table', () => {
  const named = consolePages.flatMap(({ path, template }) =>
    [template, ...(typeof path === 'string' ? [path] : [])].map(one => one.split('?')[0])
  )
  expect(consoleAddresses().filter(address => !named.includes(address))).toEqual([])
  expect(consoleAddresses().length).toBeGreaterThan(50)
})

/** Goes to a page within the console; only the first page is loaded by its address. */
async function goOn({ page, open, rest }: Visitor, path: string): Promise<void> {
  if (!/^\/(g|admin)\//.test(new URL(page.url(), 'http://nowhere').pathname)) return open(path)
  const main = page.getByRole('main')
  const before = await main.innerText()
  await goWithin(page, path)
  await expect.poll(() => main.innerText(), { message: `${path} is another page` }).not.toBe(before)
  await rest()
}

const browser = await openBrowser()

surveyPages(browser, 'console', consolePages, goOn)

/** The pages that are read with larger text on each run; with `--all`, every page. */
const largeOnes = ['/g/workTable', '/g/list-ans', '/g/taskMain', '/admin/user', '/admin/parameter']

it.each(['city', 'editor', 'admin'] as const)(
  'pages of %s have room for text of twice the size',
  async account => {
    const visitor = await browser.person('desktop')
    const { page, picture } = visitor
    await comeAs(visitor, account)
    const rows = consolePages.filter(
      ({ access, template }) => access === account && (everywhere || largeOnes.includes(template))
    )
    for (const row of rows) {
      const path = await addressOf(visitor, row)
      await goOn(visitor, path)
      await page.evaluate('document.documentElement.style.fontSize = "200%"')
      await visitor.rest()
      expect.soft(await sideways(page), `${path} scrolls sideways`).toBe(false)
      expect.soft(await overflowing(page), `${path}: texts without room`).toEqual([])
      await picture(`twice-${nameOf(path)}`)
    }
  },
  600_000
)
